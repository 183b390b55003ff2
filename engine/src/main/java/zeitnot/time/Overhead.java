package zeitnot.time;

/**
 * What a move costs beyond its search on a real clock: waking up, garbage collection, a busy machine. It starts from a
 * guess and follows what is measured; one bad turn is remembered for many moves.
 */
final class Overhead {
    private static final double FIRST_GUESS = 0.01;
    private static final double FORGETTING = 0.9;
    private static final double LEARNING = 0.2;

    /** Gaps have a long tail: in 6,000 moves on a busy machine one in ten was above 18 ms, one in a hundred 57, nine 226 to 289. */
    private static final double TAIL = 20;

    /** A machine that is busy stays so for longer than a bad turn is remembered. */
    private static final double FORGETTING_GAPS = 0.97;

    private static final double MOST_FOR_TAIL = 1;
    private static final double MOST_SHARE_FOR_TAIL = 1.0 / 3;

    private double typical;
    private double worst = FIRST_GUESS;
    private double worstGap;

    void observe(double seconds) {
        double cost = Math.max(0, seconds);
        typical += LEARNING * (cost - typical);
        worst = Math.max(cost, FORGETTING * worst);
        worstGap *= FORGETTING_GAPS;
    }

    /** For so long the machine did something else in the midst of a search: it may do so again at its end. */
    void observeGap(double seconds) {
        worst = Math.max(worst, seconds);
        worstGap = Math.max(worstGap, seconds);
    }

    /** To be taken off every move. */
    double typical() {
        return typical;
    }

    /** To be kept back for the rest of a game of so many seconds. */
    double reserve(double all) {
        double forTail = Math.min(TAIL * worstGap, Math.min(MOST_FOR_TAIL, MOST_SHARE_FOR_TAIL * all));
        return Math.max(3 * Math.max(worst, FIRST_GUESS), forTail);
    }
}
