package zeitnot.time;

/**
 * What a player's plans leave on its clock, in shares.
 *
 * @param perMove for each further move that is expected: this much of what it would get if all moves got the same. Without
 *     it, factors above 1 would eat up the bank long before the end; a player with f = 5 plans for five moves at once
 * @param ofBank of what is left, on any clock, so that a flag does not fall for one simulation too many
 * @param ofAll of all the time there was, on a real clock: what a busy machine may take away at any moment
 */
public record Reserve(double perMove, double ofBank, double ofAll) {
    public static final Reserve USUAL = new Reserve(0.05, 0.02, 0.1);

    private static final double MOST_UNTOUCHED_SECONDS = 0.5;

    /** Seconds that no plan may touch on a real clock, of all the seconds that there were. */
    double untouched(double all) {
        return Math.min(ofAll * all, MOST_UNTOUCHED_SECONDS);
    }
}
