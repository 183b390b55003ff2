package zeitnot.stats;

import java.util.Arrays;

/**
 * The likeliest distribution of scores under a condition on its mean, given the observed one (Van den Bergh, "The
 * generalized sequential probability ratio test", as in fishtest). Scores are evenly spaced from 0 to 1.
 */
final class ConstrainedLikelihood {
    private static final int MOST_ROUNDS = 10;
    private static final double SMALLEST_CHANGE = 1e-9;

    /** Halving an interval more often than this does not change a double any more. */
    private static final int HALVINGS = 100;

    private final double[] observed;

    /** @param observed the share of each score; all positive */
    ConstrainedLikelihood(double[] observed) {
        this.observed = observed;
    }

    /** The likeliest p with Σ pᵢ aᵢ = s. */
    double[] withMean(double s) {
        double[] values = new double[observed.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = score(i) - s;
        }
        return withoutMean(values);
    }

    /**
     * The likeliest p with (μ − ½) / σ = t. The condition is not linear in p: it is made so around the last p, beginning
     * with the uniform one, until p changes no more.
     */
    double[] withNormalizedMean(double t) {
        double[] p = new double[observed.length];
        Arrays.fill(p, 1.0 / p.length);
        for (int round = 0; round < MOST_ROUNDS; round++) {
            double[] values = linearized(t, ScoreCounts.Moments.of(p));
            if (!hasBothSigns(values)) {
                break; // too far from what was observed for the linear condition to be met
            }
            double[] next = withoutMean(values);
            double change = largestChange(p, next);
            p = next;
            if (change < SMALLEST_CHANGE) {
                break;
            }
        }
        return p;
    }

    private double[] linearized(double t, ScoreCounts.Moments moments) {
        double sigma = Math.sqrt(moments.variance());
        double[] values = new double[observed.length];
        for (int i = 0; i < values.length; i++) {
            double deviations = (score(i) - moments.mean()) / sigma;
            values[i] = score(i) - 0.5 - 0.5 * t * sigma * (1 + deviations * deviations);
        }
        return values;
    }

    /** The likeliest p with Σ pᵢ vᵢ = 0: pᵢ = p̂ᵢ / (1 + θvᵢ), with θ the root of Σ p̂ᵢvᵢ / (1 + θvᵢ), which falls with θ. */
    private double[] withoutMean(double[] values) {
        double low = -1 / Arrays.stream(values).max().orElseThrow();
        double high = -1 / Arrays.stream(values).min().orElseThrow();
        for (int i = 0; i < HALVINGS; i++) {
            double middle = (low + high) / 2;
            if (tilted(values, middle) > 0) {
                low = middle;
            } else {
                high = middle;
            }
        }
        double theta = (low + high) / 2;
        double[] p = new double[observed.length];
        for (int i = 0; i < p.length; i++) {
            p[i] = observed[i] / (1 + theta * values[i]);
        }
        return p;
    }

    private double tilted(double[] values, double theta) {
        double sum = 0;
        for (int i = 0; i < values.length; i++) {
            sum += observed[i] * values[i] / (1 + theta * values[i]);
        }
        return sum;
    }

    private double score(int i) {
        return (double) i / (observed.length - 1);
    }

    private static boolean hasBothSigns(double[] values) {
        return Arrays.stream(values).anyMatch(v -> v < 0)
                && Arrays.stream(values).anyMatch(v -> v > 0);
    }

    private static double largestChange(double[] before, double[] after) {
        double largest = 0;
        for (int i = 0; i < before.length; i++) {
            largest = Math.max(largest, Math.abs(after[i] - before[i]));
        }
        return largest;
    }
}
