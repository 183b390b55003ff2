package zeitnot.search;

import java.util.concurrent.atomic.AtomicLong;

/**
 * The simulations that the pacer has granted and that the threads of a search share. They take a few at a time, so that a
 * search makes exactly as many as were granted whatever the scheduler does to one of them. What a thread alone is granted it
 * takes at once.
 */
final class Quota {
    /** So many at a time, if there are others. */
    static final int GRAIN = 8;

    private final AtomicLong left = new AtomicLong();
    private long granted;

    /** To be called by the thread that leads, like all but {@link #take}. */
    void grant(int simulations) {
        granted += simulations;
        left.addAndGet(simulations);
    }

    /** All simulations that the current pacer has granted and that were not revoked. */
    long granted() {
        return granted;
    }

    /** Another pacer begins to grant. */
    void begin() {
        revoke();
        granted = 0;
    }

    /** What nobody has taken yet is not granted any more. */
    void revoke() {
        granted -= left.getAndSet(0);
    }

    /** How many simulations the calling thread shall make now; 0 if all are taken. */
    int take(boolean shared) {
        if (!shared) {
            return (int) left.getAndSet(0);
        }
        long before = left.get();
        while (before > 0) {
            long own = Math.min(GRAIN, before);
            long seen = left.compareAndExchange(before, before - own);
            if (seen == before) {
                return (int) own;
            }
            before = seen;
        }
        return 0;
    }
}
