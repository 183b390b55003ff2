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

/** What policies did on a bandit, for people. */
final class BanditText {
    private BanditText() {}

    /** For people: what was tried, the policies, and the pulls of the best arms. */
    static String of(BanditResult result, int shown, String command) {
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
    static String of(Experiment experiment, BanditResult result, String command) {
        int shown = experiment
                .bandit()
                .map(BanditTrial::shown)
                .orElse(result.setup().arms());
        var claims =
                new Table().words("the paper says").numbers("our difference").words("verdict");
        List<Claim> said = experiment.bandit().map(BanditTrial::claims).orElse(List.of());
        said.forEach(claim -> claims.row(
                claim.toString(),
                Wording.value(claim.ours(result)),
                claim.verdict(result).toString()));
        return (said.isEmpty() ? "" : claims + "\n") + of(result, shown, command);
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
