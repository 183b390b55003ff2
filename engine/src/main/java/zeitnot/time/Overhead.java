package zeitnot.time;

/**
 * What a move costs beyond its search on a real clock: waking up, garbage collection, a busy machine. It starts from a
 * guess and follows what is measured; one bad turn is remembered for many moves.
 */
final class Overhead {
    private static final double FIRST_GUESS = 0.01;
    private static final double FORGETTING = 0.9;
    private static final double LEARNING = 0.2;

    private double typical;
    private double worst = FIRST_GUESS;

    void observe(double seconds) {
        double cost = Math.max(0, seconds);
        typical += LEARNING * (cost - typical);
        worst = Math.max(cost, FORGETTING * worst);
    }

    /** For so long the machine did something else in the midst of a search: it may do so again at its end. */
    void observeGap(double seconds) {
        worst = Math.max(worst, seconds);
    }

    /** To be taken off every move. */
    double typical() {
        return typical;
    }

    /** To be kept back for the rest of the game. */
    double reserve() {
        return 3 * Math.max(worst, FIRST_GUESS);
    }
}
