package zeitnot.report;

import zeitnot.papers.KilothonResult;
import zeitnot.papers.KilothonTrial;

/** The part of a report that is about a Kilothon: each player's payoffs, and how much more it has got than the next one. */
final class KilothonSection {
    private final KilothonResult result;

    KilothonSection(KilothonResult result) {
        this.result = result;
    }

    Markup markup() {
        return new Markup().add("%s", findings()).add("%s", order());
    }

    private Markup findings() {
        var table = new Markup()
                .add("<div class=\"scroll\"><table><thead><tr><th>player</th><th>category</th>")
                .add(
                        "<th class=\"number\">paper</th><th class=\"number\">ours: %s</th>",
                        result.trial().quantity())
                .add("<th class=\"number\">games</th><th class=\"number\">p</th><th>verdict</th></tr></thead><tbody>");
        for (KilothonTrial.Finding finding : result.findings()) {
            String style = result.departure().isPresent()
                    ? "departed"
                    : finding.verdict().toString().replace(' ', '-');
            table.add(
                            "<tr><td>%s<span class=\"spec\">%s</span></td><td>%s</td>",
                            finding.entry().name(),
                            finding.entry().player(),
                            finding.entry().category())
                    .add(
                            "<td class=\"number\">%s</td><td class=\"number\">%s</td><td class=\"number\">%s</td>",
                            finding.entry().words(), result.ours(finding), finding.games())
                    .add(
                            "<td class=\"number\">%s</td><td class=\"verdict %s\">%s</td></tr>",
                            result.p(finding), style, result.verdict(finding));
        }
        return table.add("</tbody></table></div>");
    }

    private Markup order() {
        var table = new Markup()
                .add("<div class=\"scroll\"><table><thead><tr><th>on the same games</th><th>less</th>")
                .add("<th class=\"number\">payoff</th></tr></thead><tbody>");
        for (KilothonTrial.Step step : result.order()) {
            table.add(
                    "<tr><td>%s</td><td>%s</td><td class=\"number\">%s</td></tr>",
                    step.player(), step.next(), step.words());
        }
        return table.add("</tbody></table></div>");
    }
}
