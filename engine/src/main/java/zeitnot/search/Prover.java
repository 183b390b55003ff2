package zeitnot.search;

import java.util.Optional;
import java.util.function.LongConsumer;
import zeitnot.game.Game;
import zeitnot.game.Outcome;
import zeitnot.game.Padded;
import zeitnot.game.Position;
import zeitnot.playout.Listener;
import zeitnot.search.minimax.DepthRule;
import zeitnot.search.minimax.Hybrid;
import zeitnot.search.minimax.Minimax;
import zeitnot.search.tree.Layout;
import zeitnot.search.tree.Path;
import zeitnot.search.tree.Solver;

/** The minimax searches that one thread embeds in its simulations of the tree, as a {@link Hybrid} says. */
final class Prover extends Padded implements Solver.SecondLook {
    private final Path path;
    private final Position root;
    private final int backup;
    private final int notes;
    private final boolean notesDepths;
    private final Optional<DepthRule> rule;
    private final Minimax minimax;
    private final LongConsumer nodes;
    private final Position node;
    private boolean hasSearched;

    /** @param notes the field of a child in which the rule notes something, if it needs one */
    Prover(Game game, Path path, Position root, Hybrid hybrid, int notes, LongConsumer nodes) {
        this.path = path;
        this.root = root;
        this.backup = hybrid.backup();
        this.notes = notes;
        this.notesDepths = hybrid.note().equals(Optional.of(Hybrid.Note.DEPTH));
        this.rule = hybrid.rule().map(made -> made.depthRule(game));
        this.minimax = new Minimax(game);
        this.nodes = nodes;
        this.node = game.start();
    }

    /** From now on the game is drawn where a move leads to a position with one of these keys. */
    void drawnAt(long[] sortedKeys) {
        minimax.drawnAt(sortedKeys);
    }

    /** What learns from simulations when to search, if anything does. */
    Optional<Listener> listener() {
        return rule.filter(Listener.class::isInstance).map(Listener.class::cast);
    }

    /**
     * Searches the node to which the path has stepped, whose position is given, if that is due at this visit; returns its outcome
     * if that is proven.
     */
    int look(Position position, int visit) {
        hasSearched = false;
        return rule.isPresent() && rule.get().isDue(visit) ? search(position, visit) : Outcome.ONGOING;
    }

    /** What follows is about another node than those that were searched. */
    void forget() {
        hasSearched = false;
    }

    /** Whether the search of the node to which the path has stepped last tells which of its moves lose at once. */
    boolean knowsMoves() {
        return hasSearched && minimax.sawEveryMove();
    }

    /** Whether a move of that node is proven to lose. */
    boolean loses(int move) {
        return minimax.loses(move);
    }

    private int search(Position position, int visit) {
        int step = path.depth() - 1;
        int note = notes == Layout.NONE ? 0 : path.get(step, notes);
        DepthRule depthRule = rule.orElseThrow();
        int depth = depthRule.depth(position, visit, note, path.mean(step, visit - 1));
        if (depth == 0) {
            return Outcome.ONGOING;
        }
        if (notesDepths) {
            path.set(step, notes, depth);
        }
        hasSearched = true;
        int outcome = Outcome.ONGOING;
        for (int to = depthRule.isTrial() ? note + 1 : depth; to <= depth; to++) {
            long spent = 0;
            if (outcome == Outcome.ONGOING) {
                spent = prove(position, to);
                outcome = minimax.outcome(position.mover());
            }
            depthRule.learn(to, outcome, spent);
        }
        return outcome;
    }

    /** Returns the nodes that it took. */
    private long prove(Position position, int depth) {
        long before = minimax.nodes();
        minimax.prove(position, depth);
        long spent = minimax.nodes() - before;
        nodes.accept(spent);
        return spent;
    }

    /** MCTS-MB-d of Baier and Winands: of a node, a losing move has been proven, and perhaps it has no other. */
    @Override
    public void at(int step) {
        node.set(root);
        for (int before = 0; before < step; before++) {
            node.play(path.move(before));
        }
        prove(node, backup);
    }

    @Override
    public int lower() {
        return minimax.lower();
    }

    @Override
    public int upper() {
        return minimax.upper();
    }
}
