package zeitnot.stats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.DoublePredicate;

/**
 * Ratings of several players from what they scored against each other, with a mean of 0: the model of Bradley and Terry,
 * where i scores sᵢⱼ = 1 / (1 + 10^((rⱼ−rᵢ)/400)) against j and a draw is half a win. The ratings are the likeliest: those with
 * which everyone expects as many points as he has.
 *
 * <p>The interval of a player holds the ratings r with (P − Σ nⱼsⱼ(r))² ≤ z² Σ φⱼnⱼsⱼ(r)(1−sⱼ(r)), P being his points and nⱼ the
 * games against j, whose rating is taken for right. This is Wilson's interval with several opponents. φ is the variance of
 * a match's score as its pairs show it, as a multiple of p(1−p)/n: less with draws or where opening is an advantage.
 */
public final class Ratings {
    private static final int MOST_STEPS = 200;
    private static final double SMALLEST_STEP = 1e-10;
    private static final int HALVINGS = 60;

    /** Nobody is further from the mean. */
    private static final double FURTHEST = 1e5;

    /** A prior too weak to be seen, which keeps the equations solvable whoever met whom. */
    private static final double PRIOR = 1e-9;

    /** Rating points per unit of the logistic scale. */
    private static final double SCALE = 400 / Math.log(10);

    private final int players;
    private final List<Result> results;

    /** What a player scored against another, seen by the first. */
    public record Result(int player, int opponent, MatchScore score) {
        public Result {
            if (player == opponent) {
                throw new IllegalArgumentException("player " + player + " against itself");
            }
        }

        int games() {
            return score.games();
        }

        /** The share of points, never so that the difference between the two would be infinite. */
        double share() {
            return Elo.finite(score.points() / score.games());
        }
    }

    /** A match as one of its players sees it. */
    private record Opponent(double rating, double games, double points, double dispersion) {}

    /**
     * @param players how many; results name them by 0 to players − 1
     * @param results of which those without games are left out
     */
    public Ratings(int players, List<Result> results) {
        this.players = players;
        this.results = results.stream().filter(result -> result.games() > 0).toList();
    }

    /** The rating of each player; who has not played may be anywhere. */
    public List<Estimate> estimates() {
        double[] ratings = likeliest();
        List<Estimate> estimates = new ArrayList<>();
        for (int i = 0; i < players; i++) {
            estimates.add(estimate(ratings[i], opponents(i, ratings)));
        }
        return estimates;
    }

    private List<Opponent> opponents(int player, double[] ratings) {
        List<Opponent> opponents = new ArrayList<>();
        for (Result result : results) {
            double games = result.games();
            double points = result.score().points();
            double dispersion = result.score().dispersion();
            if (result.player() == player) {
                opponents.add(new Opponent(ratings[result.opponent()], games, points, dispersion));
            } else if (result.opponent() == player) {
                opponents.add(new Opponent(ratings[result.player()], games, games - points, dispersion));
            }
        }
        return opponents;
    }

    private static Estimate estimate(double rating, List<Opponent> opponents) {
        if (opponents.isEmpty()) {
            return Estimate.around(rating, Double.POSITIVE_INFINITY);
        }
        double low = lowest(-FURTHEST, rating, r -> deviations(r, opponents) < Estimate.Z && isFinite(r, opponents));
        double high =
                -lowest(-FURTHEST, -rating, r -> deviations(-r, opponents) > -Estimate.Z && isFinite(-r, opponents));
        return new Estimate(rating, Math.min(low, rating), Math.max(high, rating));
    }

    /** The lowest number for which the condition holds, as it does from there to the upper bound. */
    private static double lowest(double low, double high, DoublePredicate condition) {
        double below = low;
        double above = high;
        for (int i = 0; i < HALVINGS; i++) {
            double middle = (below + above) / 2;
            if (condition.test(middle)) {
                above = middle;
            } else {
                below = middle;
            }
        }
        return above;
    }

    /** By how many standard deviations the points exceed those expected with this rating. */
    private static double deviations(double rating, List<Opponent> opponents) {
        double surplus = 0;
        double variance = 0;
        for (Opponent opponent : opponents) {
            double s = Elo.score(rating - opponent.rating());
            surplus += opponent.points() - opponent.games() * s;
            variance += opponent.dispersion() * opponent.games() * s * (1 - s);
        }
        return surplus / Math.sqrt(variance);
    }

    /** Whether the share of points expected with this rating is one that Elo differences are computed from. */
    private static boolean isFinite(double rating, List<Opponent> opponents) {
        double expected = 0;
        double games = 0;
        for (Opponent opponent : opponents) {
            expected += opponent.games() * Elo.score(rating - opponent.rating());
            games += opponent.games();
        }
        return Elo.finite(expected / games) == expected / games;
    }

    /** Newton's method on the logarithm of the likelihood, which has one summit; a step that would not climb is halved. */
    private double[] likeliest() {
        double[] strengths = new double[players];
        double reached = logLikelihood(strengths);
        for (int i = 0; i < MOST_STEPS; i++) {
            double[] step = newtonStep(strengths);
            double[] next = plus(strengths, step);
            double climbed = logLikelihood(next);
            while (climbed < reached && largest(step) > SMALLEST_STEP) {
                Arrays.setAll(step, k -> step[k] / 2);
                next = plus(strengths, step);
                climbed = logLikelihood(next);
            }
            strengths = next;
            reached = climbed;
            if (largest(step) <= SMALLEST_STEP) {
                break;
            }
        }
        double mean = Arrays.stream(strengths).average().orElse(0);
        return Arrays.stream(strengths).map(x -> SCALE * (x - mean)).toArray();
    }

    private double logLikelihood(double[] strengths) {
        double sum = 0;
        for (double x : strengths) {
            sum -= PRIOR * x * x / 2;
        }
        for (Result result : results) {
            double s = result.share();
            double x = strengths[result.player()] - strengths[result.opponent()];
            sum -= result.games() * (s * Math.log1p(Math.exp(-x)) + (1 - s) * Math.log1p(Math.exp(x)));
        }
        return sum;
    }

    private double[] newtonStep(double[] strengths) {
        double[] gradient = Arrays.stream(strengths).map(x -> -PRIOR * x).toArray();
        double[][] information = new double[players][players];
        for (int i = 0; i < players; i++) {
            information[i][i] = PRIOR;
        }
        for (Result result : results) {
            int a = result.player();
            int b = result.opponent();
            double expected = 1 / (1 + Math.exp(strengths[b] - strengths[a]));
            double surplus = result.games() * (result.share() - expected);
            gradient[a] += surplus;
            gradient[b] -= surplus;
            double weight = result.games() * expected * (1 - expected);
            information[a][a] += weight;
            information[b][b] += weight;
            information[a][b] -= weight;
            information[b][a] -= weight;
        }
        return solve(information, gradient);
    }

    /** Solves Ax = b by elimination; A is positive definite, so that no row has to be exchanged. Overwrites both. */
    private static double[] solve(double[][] a, double[] b) {
        int n = b.length;
        for (int pivot = 0; pivot < n; pivot++) {
            for (int row = pivot + 1; row < n; row++) {
                double factor = a[row][pivot] / a[pivot][pivot];
                for (int column = pivot; column < n; column++) {
                    a[row][column] -= factor * a[pivot][column];
                }
                b[row] -= factor * b[pivot];
            }
        }
        for (int row = n - 1; row >= 0; row--) {
            for (int column = row + 1; column < n; column++) {
                b[row] -= a[row][column] * b[column];
            }
            b[row] /= a[row][row];
        }
        return b;
    }

    private static double[] plus(double[] x, double[] step) {
        double[] sum = x.clone();
        Arrays.setAll(sum, i -> x[i] + step[i]);
        return sum;
    }

    private static double largest(double[] step) {
        return Arrays.stream(step).map(Math::abs).max().orElse(0);
    }
}
