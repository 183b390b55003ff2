package zeitnot.report;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import zeitnot.papers.Condition;
import zeitnot.papers.Finding;
import zeitnot.papers.Measure;
import zeitnot.papers.Wording;

/** The rows of an experiment, the paper's value beside ours. Columns that would say nothing are left out. */
final class FindingTable {
    private final List<Finding> findings;
    private final boolean withGames;
    private final boolean withMeasures;
    private final boolean withTests;
    private final Map<Measure, IntervalGraphic> graphics = new EnumMap<>(Measure.class);

    FindingTable(List<Finding> findings) {
        this.findings = findings;
        withGames =
                Finding.isVaried(findings, finding -> finding.row().condition().domain());
        withMeasures = Finding.isVaried(findings, finding -> finding.row().measure());
        withTests = findings.stream().anyMatch(finding -> finding.p().isPresent());
        findings.stream()
                .collect(Collectors.groupingBy(finding -> finding.row().measure()))
                .forEach((measure, rows) -> graphics.put(measure, IntervalGraphic.of(rows)));
    }

    Markup markup() {
        var table = new Markup().add("<div class=\"scroll\"><table><thead><tr>");
        table.add(withGames ? "<th>game</th>" : "").add("<th>player</th>");
        table.add(withMeasures ? "<th>measure</th>" : "");
        table.add("<th class=\"number\">paper</th><th class=\"number\">ours</th><th class=\"number\">games</th>");
        table.add("<th>paper above, ours below</th>");
        table.add(withTests ? "<th class=\"number\" title=\"two-sided, corrected by Holm\">p</th>" : "");
        table.add("<th>verdict</th></tr></thead><tbody>");
        findings.forEach(finding -> table.add("<tr>%s</tr>", cells(finding)));
        return table.add("</tbody></table></div>");
    }

    private Markup cells(Finding finding) {
        Condition condition = finding.row().condition();
        Measure measure = finding.row().measure();
        var cells = new Markup();
        if (withGames) {
            cells.add("<td>%s</td>", condition.domain().name());
        }
        cells.add("<td>%s<span class=\"spec\">%s</span></td>", condition.name(), spec(condition));
        if (withMeasures) {
            cells.add("<td>%s</td>", measure);
        }
        cells.add("<td class=\"number\">%s</td>", Wording.paper(finding.row()))
                .add("<td class=\"number\">%s</td>", Wording.ours(finding))
                .add("<td class=\"number\">%s</td>", Wording.games(finding));
        IntervalGraphic graphic = graphics.get(measure);
        cells.add("<td>%s</td>", graphic == null ? "" : graphic.svg(finding));
        if (withTests) {
            cells.add("<td class=\"number\">%s</td>", Wording.p(finding));
        }
        String style = finding.departure().isPresent()
                ? "departed"
                : finding.verdict().toString().replace(' ', '-');
        return cells.add("<td class=\"verdict %s\">%s%s</td>", style, Wording.verdict(finding), reservations(finding));
    }

    /** What player A adds to its opponent, as typed. */
    private static String spec(Condition condition) {
        return condition.imitated().isPresent()
                ? "distribution(mean time per turn)"
                : condition.playerA().replace(condition.playerB() + "+", "").replaceFirst("\"(1 )+", "\"1 1 … ");
    }

    private static Markup reservations(Finding finding) {
        String words = Wording.reservations(finding);
        return words.isEmpty() ? new Markup() : new Markup().add("<small>%s</small>", words);
    }
}
