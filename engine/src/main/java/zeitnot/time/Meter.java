package zeitnot.time;

import zeitnot.view.Progress;

/** Tells a clock of the work of one search that it does not see by itself. */
final class Meter {
    private final Clock clock;
    private long plies;
    private long nodes;
    private long helperNanos;

    Meter(Clock clock) {
        this.clock = clock;
    }

    /** Charges what was done since this was last called. */
    void charge(Progress progress) {
        long morePlies = progress.plies();
        long moreNodes = progress.nodes();
        long moreNanos = clock.seesOneThread() ? progress.helperNanos() : 0;
        clock.charge(morePlies - plies, moreNodes - nodes, moreNanos - helperNanos);
        plies = morePlies;
        nodes = moreNodes;
        helperNanos = moreNanos;
    }
}
