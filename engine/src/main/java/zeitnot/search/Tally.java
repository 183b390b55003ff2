package zeitnot.search;

import java.util.function.LongSupplier;
import java.util.function.ToLongFunction;

/**
 * What all threads of a search have done since the current pacer was first asked. What was done before, in pondering, is not
 * its business. Allocates nothing when it is read.
 */
final class Tally {
    private final Simulator[] simulators;
    private final LongSupplier helperNanos;

    // What had been done then.
    private volatile long simulationsBefore;
    private volatile long pliesBefore;
    private volatile long lengthsBefore;
    private volatile long nodesBefore;
    private volatile long finishedBefore;
    private volatile long ownMovesBefore;
    private volatile long nanosBefore;

    Tally(Simulator[] simulators, LongSupplier helperNanos) {
        this.simulators = simulators;
        this.helperNanos = helperNanos;
    }

    /** From now on. */
    void begin() {
        simulationsBefore = sum(Counts::simulations);
        pliesBefore = sum(Counts::plies);
        lengthsBefore = sum(Counts::lengths);
        nodesBefore = sum(Counts::nodes);
        finishedBefore = sum(Counts::finished);
        ownMovesBefore = sum(Counts::ownMoves);
        nanosBefore = helperNanos.getAsLong();
    }

    long simulations() {
        return sum(Counts::simulations) - simulationsBefore;
    }

    long plies() {
        return sum(Counts::plies) - pliesBefore;
    }

    long lengths() {
        return sum(Counts::lengths) - lengthsBefore;
    }

    long nodes() {
        return sum(Counts::nodes) - nodesBefore;
    }

    long finished() {
        return sum(Counts::finished) - finishedBefore;
    }

    long ownMoves() {
        return sum(Counts::ownMoves) - ownMovesBefore;
    }

    /** CPU time of the threads that do not lead. */
    long helperNanos() {
        return helperNanos.getAsLong() - nanosBefore;
    }

    private long sum(ToLongFunction<Counts> what) {
        long sum = 0;
        for (Simulator simulator : simulators) {
            sum += what.applyAsLong(simulator.counts());
        }
        return sum;
    }
}
