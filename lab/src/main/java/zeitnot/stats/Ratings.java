package zeitnot.stats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Ratings of several players from what they scored against each other, with a mean of 0: the model of Bradley and Terry,
 * where i scores sᵢⱼ = 1 / (1 + 10^((rⱼ−rᵢ)/400)) against j and a draw is half a win. The ratings are the likeliest: those with
 * which everyone expects as many points as he has.
 *
 * <p>The interval of a rating comes from those of the scores, and so from pairs of games and not from p(1−p): each score is
 * moved to either end of its interval in turn, and what that does to the rating is added up in squares, on each side (as
 * Newcombe does for a difference). For two players this is the interval of their match; for large n it is the one from the
 * Fisher information.
 */
public final class Ratings {
    private static final int MOST_STEPS = 200;
    private static final double SMALLEST_STEP = 1e-10;

    /** A prior too weak to be seen, which keeps the equations solvable whoever met whom. */
    private static final double PRIOR = 1e-9;

    /** Rating points per unit of the logistic scale. */
    private static final double SCALE = 400 / Math.log(10);

    private final int players;
    private final List<Result> results;

    /**
     * What a player scored against another.
     *
     * @param games how many were played; at least 1
     */
    public record Result(int player, int opponent, int games, Estimate score) {
        public Result {
            if (player == opponent || games < 1) {
                throw new IllegalArgumentException(player + " against " + opponent + ": " + games + " games");
            }
        }
    }

    /** @param players how many; results name them by 0 to players − 1 */
    public Ratings(int players, List<Result> results) {
        this.players = players;
        this.results = List.copyOf(results);
    }

    /** The rating of each player. Groups that did not meet, directly or through others, cannot be compared. */
    public List<Estimate> estimates() {
        double[] points = new double[results.size()];
        for (int k = 0; k < points.length; k++) {
            points[k] = results.get(k).score().value();
        }
        double[] ratings = likeliest(points);
        double[] below = new double[players];
        double[] above = new double[players];
        for (int k = 0; k < points.length; k++) {
            Estimate score = results.get(k).score();
            for (double end : new double[] {score.low(), score.high()}) {
                points[k] = end;
                double[] moved = likeliest(points);
                for (int i = 0; i < players; i++) {
                    double change = moved[i] - ratings[i];
                    (change < 0 ? below : above)[i] += change * change;
                }
            }
            points[k] = score.value();
        }
        List<Estimate> estimates = new ArrayList<>();
        for (int i = 0; i < players; i++) {
            estimates.add(
                    new Estimate(ratings[i], ratings[i] - Math.sqrt(below[i]), ratings[i] + Math.sqrt(above[i])));
        }
        return estimates;
    }

    /** Newton's method on the logarithm of the likelihood, which has one summit; a step that would not climb is halved. */
    private double[] likeliest(double[] scores) {
        double[] strengths = new double[players];
        double reached = logLikelihood(strengths, scores);
        for (int i = 0; i < MOST_STEPS; i++) {
            double[] step = newtonStep(strengths, scores);
            double[] next = plus(strengths, step);
            double climbed = logLikelihood(next, scores);
            while (climbed < reached && largest(step) > SMALLEST_STEP) {
                Arrays.setAll(step, k -> step[k] / 2);
                next = plus(strengths, step);
                climbed = logLikelihood(next, scores);
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

    private double logLikelihood(double[] strengths, double[] scores) {
        double sum = 0;
        for (double x : strengths) {
            sum -= PRIOR * x * x / 2;
        }
        for (int k = 0; k < scores.length; k++) {
            Result result = results.get(k);
            double s = Elo.finite(scores[k]);
            double x = strengths[result.player()] - strengths[result.opponent()];
            sum -= result.games() * (s * Math.log1p(Math.exp(-x)) + (1 - s) * Math.log1p(Math.exp(x)));
        }
        return sum;
    }

    private double[] newtonStep(double[] strengths, double[] scores) {
        double[] gradient = Arrays.stream(strengths).map(x -> -PRIOR * x).toArray();
        double[][] information = new double[players][players];
        for (int i = 0; i < players; i++) {
            information[i][i] = PRIOR;
        }
        for (int k = 0; k < scores.length; k++) {
            Result result = results.get(k);
            int a = result.player();
            int b = result.opponent();
            double expected = 1 / (1 + Math.exp(strengths[b] - strengths[a]));
            double surplus = result.games() * (Elo.finite(scores[k]) - expected);
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
