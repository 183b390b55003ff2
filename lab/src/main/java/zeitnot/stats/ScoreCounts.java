package zeitnot.stats;

import java.util.Arrays;
import org.apache.commons.statistics.distribution.NormalDistribution;

/**
 * How often each score came up, from the lowest to the highest: losses, draws and wins of games, or LL, LD, WL+DD, WD and
 * WW of pairs of games with the same seed and swapped colours. The two games of a pair are not independent, so the
 * variance has to come from pairs where there are any (as in fishtest and fastchess).
 */
public final class ScoreCounts {
    /** 800 / ln 10: the slope that makes normalized Elo equal to Elo where there are no draws. */
    private static final double NORMALIZED = 800 / Math.log(10);

    /** Stands in for a score that did not come up, so that the variance is never zero. */
    private static final double UNSEEN = 1e-3;

    private static final NormalDistribution NORMAL = NormalDistribution.of(0, 1);

    private final double n;
    private final double mean;
    private final double variance;
    private final int gamesPerScore;

    private ScoreCounts(int gamesPerScore, long... counts) {
        this.gamesPerScore = gamesPerScore;
        double[] r = Arrays.stream(counts)
                .mapToDouble(count -> count == 0 ? UNSEEN : count)
                .toArray();
        n = Arrays.stream(r).sum();
        double step = 1.0 / (r.length - 1);
        double sum = 0;
        for (int i = 0; i < r.length; i++) {
            sum += r[i] * i * step;
        }
        mean = sum / n;
        double squares = 0;
        for (int i = 0; i < r.length; i++) {
            squares += r[i] * (i * step - mean) * (i * step - mean);
        }
        variance = squares / n;
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
        return Estimate.around(mean, margin()).clipped();
    }

    /** What lies between the mean score and either end of its interval. */
    double margin() {
        return Estimate.Z * Math.sqrt(variance / n);
    }

    /** The difference in rating. */
    public Estimate elo() {
        return Elo.difference(score());
    }

    /** The difference in normalized Elo (Van den Bergh): the score in standard deviations of a single game. */
    public Estimate normalizedElo() {
        double value = NORMALIZED * (mean - 0.5) / Math.sqrt(gamesPerScore * variance);
        return Estimate.around(value, Estimate.Z * NORMALIZED / Math.sqrt(gamesPerScore * n));
    }

    /** The likelihood of superiority: how sure it is that the first player is the better one. */
    public double los() {
        return NORMAL.cumulativeProbability((mean - 0.5) * Math.sqrt(n / variance));
    }
}
