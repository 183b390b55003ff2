package zeitnot.search;

import java.util.Optional;
import java.util.function.LongConsumer;
import zeitnot.game.Game;
import zeitnot.game.Outcome;
import zeitnot.game.Padded;
import zeitnot.game.Position;
import zeitnot.search.minimax.DepthRule;
import zeitnot.search.minimax.Hybrid;
import zeitnot.search.minimax.Minimax;
import zeitnot.search.tree.Proof;
import zeitnot.search.tree.Tree;

/** The minimax searches that one thread embeds in its simulations of the tree, as a {@link Hybrid} says. */
final class Prover extends Padded {
    private final Tree tree;
    private final Hybrid hybrid;
    private final Optional<DepthRule> rule;
    private final boolean notesDepths;
    private final Minimax minimax;
    private final LongConsumer nodes;
    private final Position node;

    Prover(Game game, Tree tree, Hybrid hybrid, LongConsumer nodes) {
        this.tree = tree;
        this.hybrid = hybrid;
        this.rule = hybrid.rule().map(rule -> rule.depthRule(game));
        this.notesDepths = hybrid.note().equals(Optional.of(Hybrid.Note.DEPTH));
        this.minimax = new Minimax(game);
        this.nodes = nodes;
        this.node = game.start();
    }

    boolean searchesBackup() {
        return hybrid.backup() > 0;
    }

    /** When nodes of the tree are searched, and how deep. */
    Optional<DepthRule> rule() {
        return rule;
    }

    /** Whether a node is searched at this visit of it. */
    boolean isDue(int visit) {
        return rule.isPresent() && rule.get().isDue(visit);
    }

    /** Searches the child at {@code child} of a block, whose position is given; returns its outcome if that is proven. */
    int search(Position position, int visit, int[] a, int b, int child) {
        int slot = tree.slot(b, a[b], child);
        int note = tree.note(a, slot);
        DepthRule depthRule = rule.orElseThrow();
        int depth = depthRule.depth(position, visit, note);
        if (depth == 0) {
            return Outcome.ONGOING;
        }
        if (notesDepths) {
            tree.note(a, slot, depth);
        }
        if (depthRule.isTrial()) {
            return tryOut(depthRule, position, note + 1, depth);
        }
        prove(position, depth);
        return minimax.outcome(position.mover());
    }

    private void prove(Position position, int depth) {
        long before = minimax.nodes();
        minimax.prove(position, depth);
        nodes.accept(minimax.nodes() - before);
    }

    private int tryOut(DepthRule depthRule, Position position, int from, int to) {
        int outcome = Outcome.ONGOING;
        for (int depth = from; depth <= to; depth++) {
            long before = minimax.nodes();
            if (outcome == Outcome.ONGOING) {
                prove(position, depth);
                outcome = minimax.outcome(position.mover());
            }
            depthRule.learn(depth, outcome != Outcome.ONGOING, minimax.nodes() - before);
        }
        return outcome;
    }

    /**
     * Searches a node of a path, {@code steps} below the root, of which a losing move has been proven: perhaps it has no
     * other (MCTS-MB-d of Baier and Winands). The bounds for its player to move are then {@link #lower} and {@link #upper}.
     */
    void searchAgain(Position root, int steps, int[] pathBlocks, int[] pathChildren) {
        node.set(root);
        for (int d = 0; d < steps; d++) {
            int[] a = tree.chunk(pathBlocks[d]);
            int b = Tree.offset(pathBlocks[d]);
            node.play(a[tree.slot(b, a[b], pathChildren[d]) + Tree.MOVE] & Proof.MOVE_MASK);
        }
        prove(node, hybrid.backup());
    }

    int lower() {
        return minimax.lower();
    }

    int upper() {
        return minimax.upper();
    }
}
