package zeitnot.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import zeitnot.bandit.BanditResult;
import zeitnot.bandit.BanditSetup;
import zeitnot.bandit.Policy;
import zeitnot.bandit.Quantity;
import zeitnot.papers.BanditTrial;
import zeitnot.papers.BanditTrial.Claim;
import zeitnot.papers.Experiment;
import zeitnot.papers.Wording;
import zeitnot.stats.Estimate;

/**
 * What policies did on a bandit, as JSON shows it. All values are means over repetitions with 95 % intervals.
 *
 * @param checkpoints trials after which regrets are read
 * @param claims of the paper
 * @param command what to type to run it again
 */
record BanditReport(
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
    record Line(
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
    record ClaimLine(String claim, Estimate difference, String verdict) {}

    static BanditReport of(BanditResult result, String command) {
        return of(result, List.of(), command);
    }

    /** As part of an experiment. */
    static BanditReport of(Experiment experiment, BanditResult result, String command) {
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

    /** For people: what was tried, the policies, and the pulls of the best arms. */
    static String text(BanditResult result, int shown, String command) {
        BanditSetup setup = result.setup();
        return Text.format("%s: %s%n%n", setup.problem(), setup.problem().description())
                + quantities(result)
                + Text.format("%nPulls of the %d best arms, the best first%n%n", shown)
                + pulls(result, shown)
                + Text.format(
                        "%ntried    %s repetitions of %s trials on %d arms, c = %s%n",
                        Text.count(setup.repetitions()),
                        Text.count(setup.trials()),
                        setup.arms(),
                        Text.number(setup.c()))
                + Text.format(
                        "interval ± is the 95 %% interval of a mean over repetitions; regrets in units of rewards%n")
                + Text.format("repeat   %s%n", command);
    }

    /** The same for an experiment, with what the paper says of it. */
    static String text(Experiment experiment, BanditResult result, String command) {
        int shown = experiment
                .bandit()
                .map(BanditTrial::shown)
                .orElse(result.setup().arms());
        var claims =
                new Table().words("the paper says").numbers("our difference").words("verdict");
        claims(experiment)
                .forEach(claim -> claims.row(
                        claim.toString(),
                        Wording.value(claim.ours(result)),
                        claim.verdict(result).toString()));
        return (claims(experiment).isEmpty() ? "" : claims + "\n") + text(result, shown, command);
    }

    private static Table quantities(BanditResult result) {
        var table = new Table().words("policy");
        Arrays.stream(Quantity.values()).forEach(quantity -> table.numbers(quantity.toString()));
        for (Policy policy : result.setup().policies()) {
            List<String> cells = new ArrayList<>(List.of(policy.title()));
            for (Quantity quantity : Quantity.values()) {
                cells.add(Wording.value(result.quantity(policy, quantity)));
            }
            table.row(cells.toArray(String[]::new));
        }
        return table;
    }

    private static Table pulls(BanditResult result, int shown) {
        var table = new Table().numbers("arm");
        result.setup().policies().forEach(policy -> table.numbers(policy.title()));
        for (int rank = 0; rank < shown; rank++) {
            List<String> cells = new ArrayList<>(List.of(Integer.toString(rank + 1)));
            for (Policy policy : result.setup().policies()) {
                cells.add(Wording.value(result.pulls(policy).get(rank)));
            }
            table.row(cells.toArray(String[]::new));
        }
        return table;
    }
}
