package zeitnot.results;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import zeitnot.bandit.BanditResult;
import zeitnot.bandit.Policy;
import zeitnot.bandit.Quantity;
import zeitnot.papers.BanditTrial;
import zeitnot.papers.Experiment;
import zeitnot.papers.Wording;

/** The cells of tables about bandits, with their headings. */
final class BanditTables {
    private BanditTables() {}

    /** What the paper says, and what we find on the same bandits. */
    static List<List<String>> claims(Experiment experiment, BanditResult result) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("the paper says", "our difference", "verdict"));
        for (BanditTrial.Claim claim :
                experiment.bandit().map(BanditTrial::claims).orElse(List.of())) {
            rows.add(List.of(
                    claim.toString(),
                    Wording.value(claim.ours(result)),
                    claim.verdict(result).toString()));
        }
        return rows;
    }

    /** All quantities of all policies, means with half their intervals. */
    static List<List<String>> quantities(BanditResult result) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(Stream.concat(Stream.of("policy"), Stream.of(Quantity.values()).map(Quantity::toString))
                .toList());
        for (Policy policy : result.setup().policies()) {
            rows.add(Stream.concat(
                            Stream.of(policy.title()),
                            Stream.of(Quantity.values())
                                    .map(quantity -> Wording.value(result.quantity(policy, quantity))))
                    .toList());
        }
        return rows;
    }
}
