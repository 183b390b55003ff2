package zeitnot.stats;

import org.apache.commons.statistics.interval.BinomialConfidenceInterval;

/** So many successes in so many independent trials, such as wins in games without draws. */
public record Proportion(int successes, int trials) {
    private static final double ERROR_RATE = 0.05;

    public Proportion {
        if (successes < 0 || successes > trials || trials < 1) {
            throw new IllegalArgumentException(successes + " of " + trials);
        }
    }

    public double share() {
        return (double) successes / trials;
    }

    /**
     * Wilson's interval: (p + z²/2n ± z √(p(1−p)/n + z²/4n²)) / (1 + z²/n). It holds the true share 95 times in 100 on
     * average over the shares, and is the one to use.
     */
    public Estimate wilson() {
        return interval(BinomialConfidenceInterval.WILSON_SCORE);
    }

    /** The interval of Clopper and Pearson, which holds the true share at least 95 times in 100 whatever it is; wider. */
    public Estimate clopperPearson() {
        return interval(BinomialConfidenceInterval.CLOPPER_PEARSON);
    }

    private Estimate interval(BinomialConfidenceInterval method) {
        var interval = method.fromErrorRate(trials, successes, ERROR_RATE);
        return new Estimate(share(), interval.getLowerBound(), interval.getUpperBound());
    }

    /** The difference between this share and an independent one, with Newcombe's interval. */
    public Estimate minus(Proportion other) {
        return wilson().minus(other.wilson());
    }
}
