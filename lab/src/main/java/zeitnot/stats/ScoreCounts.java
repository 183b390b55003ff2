package zeitnot.stats;

import java.util.Arrays;

/**
 * How often each score came up, from the lowest to the highest: losses, draws and wins of games, or LL, LD, WL+DD, WD and
 * WW of pairs of games with the same seed and swapped colours. The two games of a pair are not independent, so the
 * variance has to come from pairs where there are any (as in fishtest and fastchess). The intervals are made for many
 * games; {@link MatchScore} has those for few.
 */
public final class ScoreCounts {
    /** 800 / ln 10: the slope that makes normalized Elo equal to Elo where there are no draws. */
    static final double NORMALIZED = 800 / Math.log(10);

    /** Stands in for a score that did not come up, so that the variance is never zero. */
    private static final double UNSEEN = 1e-3;

    private final double n;
    private final double[] shares;
    private final Moments moments;
    private final int gamesPerScore;

    /** Mean and variance of scores that are evenly spaced from 0 to 1, the i-th with the probability pᵢ. */
    record Moments(double mean, double variance) {
        static Moments of(double[] p) {
            double step = 1.0 / (p.length - 1);
            double mean = 0;
            for (int i = 0; i < p.length; i++) {
                mean += p[i] * i * step;
            }
            double variance = 0;
            for (int i = 0; i < p.length; i++) {
                variance += p[i] * (i * step - mean) * (i * step - mean);
            }
            return new Moments(mean, variance);
        }
    }

    private ScoreCounts(int gamesPerScore, long... counts) {
        this.gamesPerScore = gamesPerScore;
        double[] r = Arrays.stream(counts)
                .mapToDouble(count -> count == 0 ? UNSEEN : count)
                .toArray();
        n = Arrays.stream(r).sum();
        shares = Arrays.stream(r).map(count -> count / n).toArray();
        moments = Moments.of(shares);
    }

    public static ScoreCounts ofGames(long wins, long draws, long losses) {
        return new ScoreCounts(1, losses, draws, wins);
    }

    /** @param even pairs with one point: a win and a loss, or two draws */
    public static ScoreCounts ofPairs(long lostBoth, long lostAndDrawn, long even, long wonAndDrawn, long wonBoth) {
        return new ScoreCounts(2, lostBoth, lostAndDrawn, even, wonAndDrawn, wonBoth);
    }

    /** The mean score in [0, 1]. */
    public Estimate score() {
        return Estimate.around(moments.mean(), Estimate.Z * standardError()).clipped();
    }

    /** The deviation of the mean score: √(σ²/N). */
    double standardError() {
        return Math.sqrt(moments.variance() / n);
    }

    /** The difference in rating. */
    public Estimate elo() {
        return Elo.difference(score());
    }

    /** The difference in normalized Elo (Van den Bergh): the score in standard deviations of a single game. */
    public Estimate normalizedElo() {
        double value = NORMALIZED * (moments.mean() - 0.5) / Math.sqrt(gamesPerScore * moments.variance());
        return Estimate.around(value, Estimate.Z * NORMALIZED / Math.sqrt(gamesPerScore * n));
    }

    /** The likelihood of superiority: how sure it is that the first player is the better one. */
    public double los() {
        return StandardNormal.below(deviationsFromHalf());
    }

    /** The two-sided p-value of the hypothesis that the players are equal. */
    public double pValue() {
        return StandardNormal.beyond(deviationsFromHalf());
    }

    private double deviationsFromHalf() {
        return (moments.mean() - 0.5) / standardError();
    }

    /** How many scores there are; not whole, because what did not come up counts a little. */
    double n() {
        return n;
    }

    /** The share of each score, from the lowest to the highest; all positive. */
    double[] shares() {
        return shares.clone();
    }

    int gamesPerScore() {
        return gamesPerScore;
    }
}
