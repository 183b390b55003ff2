package zeitnot.ludii;

import java.util.Arrays;
import java.util.Optional;
import other.context.Context;

/**
 * A state of a game that simulations come to again and again, with those that they have come to from it. Making a move in Ludii
 * also finds all moves after it, which in many games takes as long as half a playout; so the few states near the root in which
 * most simulations begin are kept, where Ludii's own search keeps one for every node. Nothing is ever changed in a kept state.
 */
final class Reached {
    /** Where nothing is kept. */
    static final Reached NOWHERE = new Reached(Optional.empty(), new Count());

    /** A state is kept when it is reached for this time: most are reached once. */
    private static final int TIMES = 3;

    /** States that are kept below one root; each takes some kilobytes. */
    private static final int MOST_KEPT = 512;

    private final Optional<Context> context;
    private final Count kept;
    private byte[] times = new byte[0];
    private Reached[] below = new Reached[0];

    /** How many states are kept below a root. */
    private static final class Count {
        private int states;
    }

    private Reached(Optional<Context> context, Count kept) {
        this.context = context;
        this.kept = kept;
    }

    /** The beginning: the state from which simulations start. */
    static Reached root(Context context) {
        return new Reached(Optional.of(context), new Count());
    }

    boolean isOf(Context other) {
        return context.isPresent() && context.get() == other;
    }

    boolean isSomewhere() {
        return context.isPresent();
    }

    Context context() {
        return context.orElseThrow();
    }

    /** The state after a move if it is kept, else {@link #NOWHERE}. */
    Reached after(int move) {
        return move < below.length ? below[move] : NOWHERE;
    }

    /** A move is made for one more time; returns whether the state after it is to be kept. */
    boolean isFrequent(int move, int moves) {
        if (kept.states >= MOST_KEPT) {
            return false;
        }
        if (times.length == 0) {
            times = new byte[moves];
            below = new Reached[moves];
            Arrays.fill(below, NOWHERE);
        }
        times[move]++;
        return times[move] >= TIMES;
    }

    /** Keeps the state after a move. */
    Reached keep(int move, Context after) {
        kept.states++;
        below[move] = new Reached(Optional.of(after), kept);
        return below[move];
    }
}
