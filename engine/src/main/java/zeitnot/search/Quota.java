package zeitnot.search;

import java.util.concurrent.atomic.AtomicLong;

/**
 * The simulations that the pacer has granted and that the threads of a search share. They take a few at a time, so that a
 * search makes exactly as many as were granted whatever the scheduler does to one of them.
 */
final class Quota {
    private static final int GRAIN = 8;

    private final AtomicLong left = new AtomicLong();
    private long granted;

    /** To be called by one thread only. */
    void grant(int simulations) {
        granted += simulations;
        left.addAndGet(simulations);
    }

    /** All simulations that have been granted so far, for the thread that grants them. */
    long granted() {
        return granted;
    }

    /** How many simulations the calling thread shall make now; 0 if all are taken. */
    int take() {
        if (left.get() <= 0) {
            return 0;
        }
        long before = left.getAndAdd(-GRAIN);
        if (before >= GRAIN) {
            return GRAIN;
        }
        int rest = (int) Math.max(0, before);
        left.addAndGet(GRAIN - rest);
        return rest;
    }
}
