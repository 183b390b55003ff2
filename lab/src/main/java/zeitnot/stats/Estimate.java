package zeitnot.stats;

/** A measured value with its 95 % interval. */
public record Estimate(double value, double low, double high) {
    /** Two-sided 95 % of the normal distribution. */
    static final double Z = 1.959963984540054;

    /** Half the width of the interval: what is written behind ±. */
    public double margin() {
        return (high - low) / 2;
    }

    static Estimate around(double value, double margin) {
        return new Estimate(value, value - margin, value + margin);
    }

    /** The same with value and interval in [0, 1], as the score of a match is. */
    Estimate clipped() {
        return new Estimate(clip(value), clip(low), clip(high));
    }

    private static double clip(double score) {
        return Math.max(0, Math.min(1, score));
    }
}
