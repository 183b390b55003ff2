package zeitnot.view;

import java.util.function.LongSupplier;

/** Decides, between simulations, how long a search goes on. */
@FunctionalInterface
public interface Pacer {
    /**
     * How many simulations to run before asking again; 0 ends the search. Playouts are what is counted: where a simulation
     * has several, there may be more than this by all but one of them.
     */
    int next(Progress progress);

    /**
     * Share of the plan, as it is now, that is used up after so many simulations of this search, in [0, 1]; 0 where nothing
     * is planned. Cheap, so that it can be asked before every simulation, but only by the thread that calls {@link #next}.
     */
    default double share(long simulations) {
        return 0;
    }

    /**
     * Whether, when it has ended the search, the simulations that other threads are in are waited for. Where time counts they
     * are not: a thread that the machine does not run at the moment must not hold up a move. They end by themselves and are
     * counted then.
     */
    default boolean waitsForAll() {
        return true;
    }

    /** Ends the search when it has done so many simulations. */
    static Pacer simulations(long limit) {
        return new Pacer() {
            @Override
            public int next(Progress progress) {
                return (int) Math.max(0, Math.min(limit - progress.simulations(), 1 << 16));
            }

            @Override
            public double share(long simulations) {
                return Math.min(1, (double) simulations / limit);
            }
        };
    }

    /** Ends the search after so many seconds on the wall clock, which begin with its first simulation. */
    static Pacer seconds(double seconds) {
        return seconds(seconds, System::nanoTime);
    }

    /** Ends the search after so many seconds on a clock of nanoseconds, which begin with its first simulation. */
    static Pacer seconds(double seconds, LongSupplier clock) {
        return new TimedPacer(seconds, clock);
    }
}
