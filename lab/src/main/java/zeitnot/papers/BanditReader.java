package zeitnot.papers;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import zeitnot.bandit.BanditSetup;
import zeitnot.bandit.Policy;
import zeitnot.bandit.Problem;
import zeitnot.bandit.Quantity;
import zeitnot.game.BadInput;

/** Reads the part of an experiment's file that is about bandits. */
final class BanditReader {
    private static final Pattern CLAIM = Pattern.compile("(\\S+) > (\\S+)");

    private BanditReader() {}

    static BanditTrial read(Yaml.Mapping written, int repetitions) {
        written.only("key of a bandit", Set.of("problem", "policies", "arms", "trials", "c", "shown", "claims"));
        try {
            int arms = written.get("arms").map(Yaml::asCount).orElse(BanditSetup.ARMS);
            var setup = new BanditSetup(
                    Problem.named(written.required("problem")),
                    arms,
                    written.get("trials").map(Yaml::asCount).orElse(BanditSetup.TRIALS),
                    written.get("c").map(Yaml::asNumber).orElse(BanditSetup.C),
                    written.get("policies")
                            .map(all -> all.asList().stream()
                                    .map(policy -> Policy.named(policy.asText()))
                                    .toList())
                            .orElse(Policy.all()),
                    repetitions,
                    1);
            int shown = Math.min(written.get("shown").map(Yaml::asCount).orElse(arms), arms);
            return new BanditTrial(setup, shown, claims(written, setup));
        } catch (BadInput e) {
            String message = Yaml.message(e);
            throw message.startsWith(written.place().file())
                    ? e
                    : written.place().bad(message.replaceFirst("^--", ""));
        }
    }

    /** Such as {@code effective number of arms: ucb-sqrt > ucb1}. */
    private static List<BanditTrial.Claim> claims(Yaml.Mapping written, BanditSetup setup) {
        List<BanditTrial.Claim> claims = new ArrayList<>();
        for (Yaml item : written.get("claims").map(Yaml::asList).orElse(List.of())) {
            for (Map.Entry<String, Yaml> claim : item.asMapping().values().entrySet()) {
                Matcher matcher = CLAIM.matcher(claim.getValue().asText());
                if (!matcher.matches()) {
                    throw claim.getValue().place().bad("a claim is written like 'simple regret: ucb1 > sqrt-sh'");
                }
                claims.add(new BanditTrial.Claim(
                        quantity(claim.getKey()),
                        tried(claim.getValue(), matcher.group(1), setup),
                        tried(claim.getValue(), matcher.group(2), setup)));
            }
        }
        return claims;
    }

    private static Policy tried(Yaml claim, String name, BanditSetup setup) {
        Policy policy = Policy.named(name);
        if (!setup.policies().contains(policy)) {
            throw claim.place().bad("'" + name + "' is not among the policies that are tried");
        }
        return policy;
    }

    private static Quantity quantity(String name) {
        return Stream.of(Quantity.values())
                .filter(quantity -> quantity.toString().equals(name))
                .findFirst()
                .orElseThrow(() -> BadInput.unknown(
                        "quantity",
                        name,
                        Stream.of(Quantity.values()).map(Quantity::toString).toList()));
    }
}
