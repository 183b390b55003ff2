package zeitnot.time;

/** A source of time for one player. All time in the engine goes through it, so that tests and experiments can choose it. */
public interface Clock {
    /** Nanoseconds since some fixed instant. On the CPU clock, of the calling thread. */
    long nanos();

    /**
     * Tells the clock of work that it does not see by itself.
     *
     * @param plies of simulations, and {@code nodes} of minimax: what the simulated clock counts
     * @param helperNanos CPU time of other threads: what the CPU clock adds; 0 unless {@link #seesOneThread}
     */
    default void charge(long plies, long nodes, long helperNanos) {}

    /** Whether it sees the time of the calling thread alone, and must be told what others spend. */
    default boolean seesOneThread() {
        return false;
    }

    /** How many seconds pass on it in a second of the time that it counts. */
    default double rate() {
        return 1;
    }

    /** Whether time passes only through {@link #charge}: it is then read after every simulation. */
    default boolean isSimulated() {
        return false;
    }

    default double seconds() {
        return nanos() / 1e9;
    }
}
