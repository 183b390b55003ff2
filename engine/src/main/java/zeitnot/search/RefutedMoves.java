package zeitnot.search;

import java.util.Optional;
import java.util.function.LongConsumer;
import zeitnot.game.Game;
import zeitnot.game.Padded;
import zeitnot.game.Position;
import zeitnot.playout.Listener;
import zeitnot.playout.Trace;
import zeitnot.search.minimax.Minimax;
import zeitnot.search.minimax.Work;
import zeitnot.search.tree.Tree;

/**
 * Looks behind each move of a new node by a minimax search of a few plies: what is proven to lose is never tried. In Catch the
 * Lion that is every third move, and to find it out by simulations takes two of each.
 *
 * <p>Where the node itself has just been searched, that tells which moves lose. Elsewhere it looks where it pays, and learns
 * that from what it sees: a refutation saves {@value #SAVED} simulations, and a look costs nodes. Where it does not pay, one move
 * of a node is looked at now and then, lest a later stage of the game be missed. One per thread.
 */
final class RefutedMoves extends Padded implements Knowledge, Listener {
    /** Half points of the player who wins. */
    private static final int WIN = 2;

    /** What a refutation saves, in simulations: a move is visited for the first time, and when it is proven. */
    private static final double SAVED = 2;

    /** The share of all work that may be spent on looks where they do not pay. */
    private static final double CURIOSITY = 0.02;

    /** What is believed before anything is known: so many nodes were spent in vain. */
    private static final double CAUTION = 4;

    /** What is known is from about the last so many looks. */
    private static final int LOOKS = 4096;

    private final Tree tree;
    private final int depth;
    private final Optional<Prover> prover;
    private final Minimax minimax;
    private final LongConsumer nodes;
    private final Position next;

    // Of the last looks: how many, how many moves they refuted, and their nodes.
    private int looks;
    private double refuted;
    private double spent = CAUTION;

    private double curiosity;
    private final Work work = new Work();

    RefutedMoves(Game game, Tree tree, int depth, Optional<Prover> prover, LongConsumer nodes) {
        this.tree = tree;
        this.depth = depth;
        this.prover = prover;
        this.minimax = new Minimax(game);
        this.nodes = nodes;
        this.next = game.start();
    }

    @Override
    public boolean wantsMoves() {
        return false;
    }

    @Override
    public void simulated(Trace trace) {
        work.add(trace.plies());
    }

    /** From now on the game is drawn where a move leads to a position with one of these keys. */
    void drawnAt(long[] sortedKeys) {
        minimax.drawnAt(sortedKeys);
    }

    @Override
    public void tell(int block, Position position, int[] moves, int count) {
        boolean isKnown = prover.isPresent() && prover.get().knowsMoves();
        long before = minimax.nodes();
        if (isKnown || pays()) {
            tellAll(block, position, moves, count, isKnown);
        } else if (curiosity <= CURIOSITY * work.plies()) {
            if (isRefuted(position, moves[0]) && count > 1) {
                tree.refute(block, 0);
            }
            curiosity += minimax.nodes() - before;
        }
        nodes.accept(minimax.nodes() - before);
    }

    private boolean pays() {
        return refuted * SAVED * work.meanPlies() > spent;
    }

    /** One move is left to be tried even if all lose: the node is proven by it. */
    private void tellAll(int block, Position position, int[] moves, int count, boolean isKnown) {
        int left = count;
        for (int child = 0; child < count && left > 1; child++) {
            int move = moves[child];
            if (isKnown ? prover.orElseThrow().loses(move) : isRefuted(position, move)) {
                tree.refute(block, child);
                left--;
            }
        }
    }

    private boolean isRefuted(Position position, int move) {
        next.set(position);
        next.play(move);
        if (next.isOver() || next.mover() == position.mover()) {
            return false;
        }
        long before = minimax.nodes();
        minimax.prove(next, depth);
        boolean loses = minimax.lower() == WIN;
        learn(loses, minimax.nodes() - before);
        return loses;
    }

    private void learn(boolean loses, long cost) {
        if (++looks > LOOKS) {
            looks /= 2;
            refuted /= 2;
            spent /= 2;
        }
        refuted += loses ? 1 : 0;
        spent += cost;
    }
}
