package zeitnot.search;

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
    private final DepthRule rule;
    private final Minimax minimax;
    private final Position node;

    Prover(Game game, Tree tree, Hybrid hybrid) {
        this.tree = tree;
        this.hybrid = hybrid;
        this.rule = hybrid.depthRule(game);
        this.minimax = new Minimax(game);
        this.node = game.start();
    }

    boolean searchesBackup() {
        return hybrid.backup() > 0;
    }

    /** Nodes of all searches since this was made. */
    long nodes() {
        return minimax.nodes();
    }

    /** Whether a node is searched at this visit of it. */
    boolean isDue(int visit) {
        return rule.isDue(visit);
    }

    /** A simulation has ended after so many plies. */
    void simulated(int plies) {
        rule.simulated(plies);
    }

    /** Searches the child at {@code child} of a block, whose position is given; returns its outcome if that is proven. */
    int search(Position position, int visit, int[] a, int b, int child) {
        int slot = tree.slot(b, a[b], child);
        int note = tree.note(a, slot);
        int depth = rule.depth(position, visit, note);
        if (depth == 0) {
            return Outcome.ONGOING;
        }
        if (hybrid.notesDepths()) {
            tree.note(a, slot, depth);
        }
        if (rule.isTrial()) {
            return tryOut(position, note + 1, depth);
        }
        minimax.prove(position, depth);
        return minimax.outcome(position.mover());
    }

    private int tryOut(Position position, int from, int to) {
        int outcome = Outcome.ONGOING;
        for (int depth = from; depth <= to; depth++) {
            long before = minimax.nodes();
            if (outcome == Outcome.ONGOING) {
                minimax.prove(position, depth);
                outcome = minimax.outcome(position.mover());
            }
            rule.learn(depth, outcome != Outcome.ONGOING, minimax.nodes() - before);
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
        minimax.prove(node, hybrid.backup());
    }

    int lower() {
        return minimax.lower();
    }

    int upper() {
        return minimax.upper();
    }
}
