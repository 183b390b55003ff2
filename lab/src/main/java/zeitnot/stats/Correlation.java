package zeitnot.stats;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * Pearson's correlation of two quantities over the positions of many games. The positions of a game are not independent,
 * the games are; so the interval is that of the jackknife: with r₋ᵢ the correlation without game i, of n, the variance is
 * (n−1)/n Σ(r₋ᵢ − mean)². It is not a number while one of the quantities is always the same.
 */
public final class Correlation {
    private static final double ONE_SIDE = 0.025;

    private final List<Sums> games = new ArrayList<>();
    private Sums all = new Sums(0, 0, 0, 0, 0, 0);

    /** What a correlation is made of. */
    private record Sums(double n, double x, double y, double xx, double yy, double xy) {
        Sums plus(Sums other, int sign) {
            return new Sums(
                    n + sign * other.n,
                    x + sign * other.x,
                    y + sign * other.y,
                    xx + sign * other.xx,
                    yy + sign * other.yy,
                    xy + sign * other.xy);
        }

        double correlation() {
            double spread = (n * xx - x * x) * (n * yy - y * y);
            return spread <= 0 ? Double.NaN : (n * xy - x * y) / Math.sqrt(spread);
        }
    }

    /** Adds a game: both quantities in each of its positions. */
    public void add(double[] x, double[] y) {
        var game = new Sums(0, 0, 0, 0, 0, 0);
        for (int i = 0; i < x.length; i++) {
            game = game.plus(new Sums(1, x[i], y[i], x[i] * x[i], y[i] * y[i], x[i] * y[i]), 1);
        }
        add(game);
    }

    /** For every game its positions, Σx, Σy, Σx², Σy² and Σxy. */
    public double[][] sums() {
        return games.stream()
                .map(game -> new double[] {game.n, game.x, game.y, game.xx, game.yy, game.xy})
                .toArray(double[][]::new);
    }

    /** Adds other games by their sums. */
    public void merge(double[][] sums) {
        for (double[] row : sums) {
            add(new Sums(row[0], row[1], row[2], row[3], row[4], row[5]));
        }
    }

    private void add(Sums game) {
        games.add(game);
        all = all.plus(game, 1);
    }

    public double value() {
        return all.correlation();
    }

    /** The correlation with its interval, which is infinitely wide until there are two games. */
    public Estimate estimate() {
        return jackknife(value(), withoutEachGame());
    }

    /** How much stronger this correlation is than another of the same games, whatever their signs: |r| − |other r|. */
    public Estimate strongerThan(Correlation other) {
        double[] without = withoutEachGame();
        double[] otherWithout = other.withoutEachGame();
        for (int i = 0; i < without.length; i++) {
            without[i] = Math.abs(without[i]) - Math.abs(otherWithout[i]);
        }
        return jackknife(Math.abs(value()) - Math.abs(other.value()), without);
    }

    private double[] withoutEachGame() {
        return games.stream()
                .mapToDouble(game -> all.plus(game, -1).correlation())
                .toArray();
    }

    private static Estimate jackknife(double value, double[] without) {
        int n = without.length;
        if (n < 2) {
            return new Estimate(value, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
        }
        double mean = 0;
        for (double one : without) {
            mean += one / n;
        }
        double squares = 0;
        for (double one : without) {
            squares += (one - mean) * (one - mean);
        }
        double standardError = Math.sqrt(squares * (n - 1) / n);
        return Estimate.around(value, TDistribution.of(n - 1).inverseSurvivalProbability(ONE_SIDE) * standardError);
    }
}
