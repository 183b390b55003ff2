package zeitnot.time;

/** A source of time for one player. All time in the engine goes through it, so that tests and experiments can choose it. */
public interface Clock {
    /** Nanoseconds since some fixed instant. On the CPU clock, of the calling thread. */
    long nanos();

    /** Tells the clock of work done: plies of simulations, nodes of minimax. Only the simulated clock listens. */
    default void charge(long plies, long nodes) {}

    /** Whether time passes only through {@link #charge}: it is then read after every simulation. */
    default boolean isSimulated() {
        return false;
    }

    default double seconds() {
        return nanos() / 1e9;
    }
}
