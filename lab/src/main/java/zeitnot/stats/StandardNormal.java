package zeitnot.stats;

import org.apache.commons.statistics.distribution.NormalDistribution;

/** The normal distribution with mean 0 and deviation 1, on which the tests here rest. */
final class StandardNormal {
    private static final NormalDistribution NORMAL = NormalDistribution.of(0, 1);

    private StandardNormal() {}

    /** How likely a value is at most {@code z}. */
    static double below(double z) {
        return NORMAL.cumulativeProbability(z);
    }

    /** How likely a value is at least as far from 0 as {@code z}, on either side: a two-sided p-value. */
    static double beyond(double z) {
        return Math.min(1, 2 * NORMAL.survivalProbability(Math.abs(z)));
    }

    /** The value that is exceeded with this probability. */
    static double exceededWith(double probability) {
        return NORMAL.inverseSurvivalProbability(probability);
    }
}
