package zeitnot.stats;

/** The logistic rating scale of Arpad Elo: a score of 64 % is 100 points better, whatever the players' ratings are. */
public final class Elo {
    /** Scores of 0 and 1 would be infinitely far away. */
    private static final double LOWEST_SCORE = 0.001;

    private Elo() {}

    /** The difference in rating that lets a player score so, from -1200 to 1200: 400 log₁₀(s / (1 − s)). */
    public static double difference(double score) {
        double s = finite(score);
        return 400 * Math.log10(s / (1 - s));
    }

    /** A score as a difference in rating. */
    public static Estimate difference(Estimate score) {
        return new Estimate(difference(score.value()), difference(score.low()), difference(score.high()));
    }

    /** The score that a player gets against one who is rated so much lower: 1 / (1 + 10^(−difference/400)). */
    public static double score(double difference) {
        return 1 / (1 + Math.pow(10, -difference / 400));
    }

    /** The nearest score that belongs to a finite difference. */
    static double finite(double score) {
        return Math.max(LOWEST_SCORE, Math.min(1 - LOWEST_SCORE, score));
    }
}
