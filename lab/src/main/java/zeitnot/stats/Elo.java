package zeitnot.stats;

/** The logistic rating scale of Arpad Elo: a score of 64 % is 100 points better, whatever the players' ratings are. */
public final class Elo {
    /** Scores of 0 and 1 would be infinitely far away. */
    private static final double LOWEST_SCORE = 0.001;

    private Elo() {}

    /** The difference in rating that lets a player score so, from -1200 to 1200. */
    public static double difference(double score) {
        double s = Math.max(LOWEST_SCORE, Math.min(1 - LOWEST_SCORE, score));
        return 400 * Math.log10(s / (1 - s));
    }

    /** A score as a difference in rating. */
    public static Estimate difference(Estimate score) {
        return new Estimate(difference(score.value()), difference(score.low()), difference(score.high()));
    }
}
