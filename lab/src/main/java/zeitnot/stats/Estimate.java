package zeitnot.stats;

import org.apache.commons.statistics.distribution.TDistribution;

/** A measured value with its 95 % interval. */
public record Estimate(double value, double low, double high) {
    /** Two-sided 95 % of the normal distribution. */
    static final double Z = 1.959963984540054;

    /** Half the width of the interval: what is written behind ±. */
    public double margin() {
        return (high - low) / 2;
    }

    /** The mean of several runs, of which the standard deviation is known, with Student's interval. */
    public static Estimate ofRuns(double mean, double deviation, int runs) {
        double t = TDistribution.of(Math.max(1, runs - 1)).inverseSurvivalProbability(0.025);
        return around(mean, t * deviation / Math.sqrt(runs));
    }

    static Estimate around(double value, double margin) {
        return new Estimate(value, value - margin, value + margin);
    }

    /** The same with value and interval in [0, 1], as the score of a match is. */
    Estimate clipped() {
        return new Estimate(clip(value), clip(low), clip(high));
    }

    /** The same value with the smallest interval that holds this one's and the other's. */
    Estimate widenedTo(Estimate other) {
        return new Estimate(value, Math.min(low, other.low), Math.max(high, other.high));
    }

    private static double clip(double score) {
        return Math.max(0, Math.min(1, score));
    }

    /**
     * The difference between this and an independent estimate. The ends of its interval are d − √((v₁−l₁)² + (h₂−v₂)²) and
     * d + √((h₁−v₁)² + (v₂−l₂)²); with Wilson's intervals of two shares this is Newcombe's (1998, method 10).
     */
    public Estimate minus(Estimate other) {
        double difference = value - other.value;
        return new Estimate(
                difference,
                difference - Math.hypot(value - low, other.high - other.value),
                difference + Math.hypot(high - value, other.value - other.low));
    }

    /**
     * The two-sided p-value of the hypothesis that the true value is {@code reference}: the side of the interval that faces
     * it is taken for 1.96 standard errors. So p is below 5 % exactly if the interval does not hold the reference.
     */
    public double pValue(double reference) {
        double distance = Math.abs(value - reference);
        if (distance == 0) {
            return 1;
        }
        double side = reference < value ? value - low : high - value;
        return StandardNormal.beyond(Z * distance / side);
    }
}
