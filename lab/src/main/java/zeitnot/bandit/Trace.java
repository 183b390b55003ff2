package zeitnot.bandit;

import java.util.Arrays;
import java.util.Comparator;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import zeitnot.game.Rng;
import zeitnot.search.root.Bandit;

/**
 * One policy on one bandit, from the first pull to the last. Regrets are those of definitions 1 and 2 of UCT√SH, in units of
 * the rewards.
 *
 * @param pulls by rank, the best arm first
 * @param simple regret of the arm that would be recommended, at each checkpoint
 * @param cumulative regret of all pulls, at each checkpoint
 */
record Trace(int[] pulls, double[] simple, double[] cumulative) {

    /**
     * Pulls arms as often as the last checkpoint says.
     *
     * @param watcher is told at each checkpoint how often each arm has been pulled, the best first
     */
    static Trace run(
            Problem problem,
            double[] means,
            Policy policy,
            double c,
            int[] checkpoints,
            Rng rng,
            Consumer<int[]> watcher) {
        int trials = checkpoints[checkpoints.length - 1];
        double best = best(means);
        int[] ranks = ranks(means);
        int[] visits = new int[means.length];
        double[] simple = new double[checkpoints.length];
        double[] cumulative = new double[checkpoints.length];
        var bandit = new Bandit(means.length);
        Policy.Strategy strategy = policy.strategy(bandit, c, rng);
        double regret = 0;
        int checkpoint = 0;
        for (int trial = 0; trial < trials; trial++) {
            int arm = strategy.next((double) trial / trials);
            bandit.observe(arm, (problem.reward(means[arm], rng) + 1) / 2); // policies have their constants for [0, 1]
            visits[arm]++;
            regret += best - means[arm];
            if (trial + 1 == checkpoints[checkpoint]) {
                simple[checkpoint] = best - means[strategy.recommended()];
                cumulative[checkpoint] = regret;
                checkpoint++;
                watcher.accept(byRank(visits, ranks));
            }
        }
        return new Trace(byRank(visits, ranks), simple, cumulative);
    }

    private static double best(double[] means) {
        double best = means[0];
        for (double mean : means) {
            best = Math.max(best, mean);
        }
        return best;
    }

    /** The arms, the best first; of equal ones, that which comes first. */
    private static int[] ranks(double[] means) {
        return IntStream.range(0, means.length)
                .boxed()
                .sorted(Comparator.comparingDouble((Integer arm) -> means[arm]).reversed())
                .mapToInt(arm -> arm)
                .toArray();
    }

    private static int[] byRank(int[] visits, int[] ranks) {
        return Arrays.stream(ranks).map(arm -> visits[arm]).toArray();
    }

    /** The share of all pulls that the best arm got. */
    double bestShare() {
        return (double) pulls[0] / trials();
    }

    /** The effective number of arms: how many, pulled equally often, have the entropy of these pulls. */
    double spread() {
        double entropy = 0;
        for (int count : pulls) {
            if (count > 0) {
                double share = (double) count / trials();
                entropy -= share * StrictMath.log(share);
            }
        }
        return StrictMath.exp(entropy);
    }

    double simpleRegret() {
        return simple[simple.length - 1];
    }

    double cumulativeRegret() {
        return cumulative[cumulative.length - 1];
    }

    private int trials() {
        int sum = 0;
        for (int count : pulls) {
            sum += count;
        }
        return sum;
    }
}
