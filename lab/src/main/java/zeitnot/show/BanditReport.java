package zeitnot.show;

import java.util.List;
import zeitnot.bandit.BanditResult;
import zeitnot.bandit.BanditSetup;
import zeitnot.bandit.Policy;
import zeitnot.bandit.Quantity;
import zeitnot.papers.BanditTrial;
import zeitnot.papers.BanditTrial.Claim;
import zeitnot.papers.Experiment;
import zeitnot.stats.Estimate;

/**
 * What policies did on a bandit, as JSON shows it. All values are means over repetitions with 95 % intervals.
 *
 * @param checkpoints trials after which regrets are read
 * @param claims of the paper
 * @param command what to type to run it again
 */
public record BanditReport(
        String bandit,
        String description,
        int arms,
        int trials,
        double c,
        int repetitions,
        long seed,
        int[] checkpoints,
        List<Line> policies,
        List<ClaimLine> claims,
        String command) {

    /**
     * A policy.
     *
     * @param pulls of each arm, the best first
     * @param simpleRegret at each checkpoint, and so on
     */
    public record Line(
            String policy,
            Estimate bestShare,
            Estimate effectiveArms,
            Estimate bestFound,
            List<Estimate> pulls,
            List<Estimate> simpleRegret,
            List<Estimate> cumulativeRegret) {

        static Line of(Policy policy, BanditResult result) {
            return new Line(
                    policy.toString(),
                    result.quantity(policy, Quantity.BEST_SHARE),
                    result.quantity(policy, Quantity.SPREAD),
                    result.quantity(policy, Quantity.BEST_FOUND),
                    result.pulls(policy),
                    result.simpleRegret(policy),
                    result.cumulativeRegret(policy));
        }
    }

    /** What the paper says, and how much more the first policy has of it here. */
    public record ClaimLine(String claim, Estimate difference, String verdict) {}

    public static BanditReport of(BanditResult result, String command) {
        return of(result, List.of(), command);
    }

    /** As part of an experiment. */
    public static BanditReport of(Experiment experiment, BanditResult result, String command) {
        return of(
                result,
                claims(experiment).stream()
                        .map(claim -> new ClaimLine(
                                claim.toString(),
                                claim.ours(result),
                                claim.verdict(result).toString()))
                        .toList(),
                command);
    }

    private static List<Claim> claims(Experiment experiment) {
        return experiment.bandit().map(BanditTrial::claims).orElse(List.of());
    }

    private static BanditReport of(BanditResult result, List<ClaimLine> claims, String command) {
        BanditSetup setup = result.setup();
        return new BanditReport(
                setup.problem().toString(),
                setup.problem().description(),
                setup.arms(),
                setup.trials(),
                setup.c(),
                setup.repetitions(),
                setup.seed(),
                result.checkpoints(),
                setup.policies().stream().map(policy -> Line.of(policy, result)).toList(),
                claims,
                command);
    }
}
