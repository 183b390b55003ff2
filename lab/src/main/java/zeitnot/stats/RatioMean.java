package zeitnot.stats;

import org.apache.commons.statistics.distribution.TDistribution;

/**
 * A mean over all moves of many games, such as the share of time saved per move: the sum of the games' totals divided by
 * the sum of their counts. The moves of a game are not independent, the games are; so the variance comes from the games:
 * n/(n−1) Σ(y − r m)² / (Σm)², with y a game's total, m its count and r the mean. With counts of 1 it is the plain mean.
 */
public final class RatioMean {
    private static final double ONE_SIDE = 0.025;

    private int games;
    private double totals;
    private double counts;
    private double totalsSquared;
    private double countsSquared;
    private double products;

    /** A game with one value. */
    public void add(double value) {
        add(value, 1);
    }

    /** A game with several values; one without any says nothing. */
    public void add(double total, double count) {
        if (count > 0) {
            games++;
            totals += total;
            counts += count;
            totalsSquared += total * total;
            countsSquared += count * count;
            products += total * count;
        }
    }

    /** Games, totals, counts, and the sums of their squares and products: those of disjoint games add up. */
    public double[] sums() {
        return new double[] {games, totals, counts, totalsSquared, countsSquared, products};
    }

    /** Adds the sums of other games. */
    public void merge(double[] sums) {
        games += (int) sums[0];
        totals += sums[1];
        counts += sums[2];
        totalsSquared += sums[3];
        countsSquared += sums[4];
        products += sums[5];
    }

    /** Where every game has one value: Σy and Σy². */
    public double[] plainSums() {
        return new double[] {totals, totalsSquared};
    }

    /** Adds so many games with one value each by their {@link #plainSums}. */
    public void mergePlain(int others, double[] sums) {
        merge(new double[] {others, sums[0], others, sums[1], others, sums[0]});
    }

    /** The games that had a value. */
    public int games() {
        return games;
    }

    /** The values of all games. */
    public long values() {
        return Math.round(counts);
    }

    /** The mean, which is not a number before the first game. */
    public double mean() {
        return totals / counts;
    }

    /** The mean with Student's interval, which is infinitely wide until there are two games. */
    public Estimate estimate() {
        return games < 2
                ? new Estimate(mean(), Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY)
                : Estimate.around(mean(), margin());
    }

    private double margin() {
        double r = mean();
        double squares = Math.max(0, totalsSquared - 2 * r * products + r * r * countsSquared);
        double standardError = Math.sqrt(squares * games / (games - 1)) / counts;
        return TDistribution.of(games - 1).inverseSurvivalProbability(ONE_SIDE) * standardError;
    }
}
