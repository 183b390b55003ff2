package zeitnot.report;

import zeitnot.bandit.BanditResult;
import zeitnot.bandit.BanditSetup;
import zeitnot.bandit.Policy;
import zeitnot.bandit.Quantity;
import zeitnot.papers.BanditTrial;
import zeitnot.papers.BanditTrial.Claim;
import zeitnot.papers.Wording;

/** The part of a report that is about policies on one kind of bandit. */
final class BanditSection {
    private final BanditResult result;
    private final String command;

    BanditSection(BanditResult result, String command) {
        this.result = result;
        this.command = command;
    }

    /** Within an experiment: what the paper says of it first. */
    Markup markup(BanditTrial trial) {
        return new Markup().add("%s", claims(trial)).add("%s", body(trial.shown()));
    }

    /** By itself. */
    Markup markup() {
        BanditSetup setup = result.setup();
        return new Markup()
                .add("<section id=\"%s\"><h2>%s</h2>", setup.problem(), setup.problem())
                .add("<p class=\"question\">%s</p>", setup.problem().description())
                .add("%s</section>\n", body(setup.arms()));
    }

    private Markup body(int shown) {
        return new Markup()
                .add("%s", new BanditPlots(result).markup(shown))
                .add("%s", table())
                .add("%s", origin());
    }

    private Markup claims(BanditTrial trial) {
        var table = new Markup()
                .add("<div class=\"scroll\"><table><thead><tr><th>the paper says</th>")
                .add("<th class=\"number\">our difference</th><th>verdict</th></tr></thead><tbody>");
        for (Claim claim : trial.claims()) {
            String verdict = claim.verdict(result).toString();
            table.add(
                    "<tr><td>%s</td><td class=\"number\">%s</td><td class=\"verdict %s\">%s</td></tr>",
                    claim, Wording.value(claim.ours(result)), verdict.replace(' ', '-'), verdict);
        }
        return table.add("</tbody></table></div>");
    }

    private Markup table() {
        var table = new Markup().add("<div class=\"scroll\"><table><thead><tr><th>policy</th>");
        for (Quantity quantity : Quantity.values()) {
            table.add("<th class=\"number\">%s</th>", quantity);
        }
        table.add("</tr></thead><tbody>");
        for (Policy policy : result.setup().policies()) {
            table.add("<tr><td>%s</td>", policy.title());
            for (Quantity quantity : Quantity.values()) {
                table.add("<td class=\"number\">%s</td>", Wording.value(result.quantity(policy, quantity)));
            }
            table.add("</tr>");
        }
        return table.add("</tbody></table></div>")
                .add("<p class=\"soft\">Means over repetitions; ±, and bands in the plots: 95 %% intervals of the means"
                        + " (Student). The effective number of arms is that which, pulled equally often, has the same entropy."
                        + " Regrets are in units of the rewards.</p>");
    }

    private Markup origin() {
        BanditSetup setup = result.setup();
        return new Markup()
                .add("<h3>Run it again</h3><pre>%s</pre><dl>", command)
                .add(
                        "<dt>bandit</dt><dd>%s: %s</dd>",
                        setup.problem(), setup.problem().description())
                .add("<dt>arms</dt><dd>%s</dd><dt>trials</dt><dd>%s</dd>", setup.arms(), setup.trials())
                .add("<dt>repetitions</dt><dd>%s</dd><dt>seed</dt><dd>%s</dd></dl>", setup.repetitions(), setup.seed());
    }
}
