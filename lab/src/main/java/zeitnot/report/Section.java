package zeitnot.report;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zeitnot.papers.Condition;
import zeitnot.papers.Experiment;
import zeitnot.papers.Finding;
import zeitnot.papers.Measure;
import zeitnot.papers.Reproduction;
import zeitnot.papers.Verdict;
import zeitnot.papers.Wording;
import zeitnot.store.StoredMatch;

/** The part of a report that is about one experiment. */
final class Section {
    private final Reproduction run;
    private final Experiment experiment;
    private final Collection<StoredMatch> parts;
    private final String command;
    private final List<Finding> findings;
    private final Map<Measure, IntervalGraphic> graphics = new EnumMap<>(Measure.class);

    Section(Reproduction run, Collection<StoredMatch> parts, String command) {
        this.run = run;
        this.experiment = run.experiment();
        this.parts = parts;
        this.command = command;
        this.findings = run.findings();
        findings.stream()
                .collect(Collectors.groupingBy(finding -> finding.row().measure()))
                .forEach((measure, rows) -> graphics.put(measure, IntervalGraphic.of(rows)));
    }

    Markup markup() {
        var section = new Markup()
                .add("<section id=\"%s\">", Report.anchor(experiment))
                .add(
                        "<p class=\"place\">%s · %s</p>",
                        experiment.place(), experiment.paper().citation())
                .add("<h2>%s</h2><p class=\"question\">%s</p>", experiment.title(), experiment.question());
        if (!experiment.notes().isEmpty()) {
            section.add("<p class=\"soft\">%s</p>", experiment.notes());
        }
        section.add("<p class=\"summary\">%s</p>", summary());
        if (!experiment.curves().isEmpty()) {
            section.add("%s", TimePerTurn.figure(run));
        }
        return section.add("%s%s%s%s</section>\n", table(), verdicts(), scores(), origin());
    }

    /** Two agree, one differs. */
    private String summary() {
        Map<Verdict, Long> counts = findings.stream()
                .collect(Collectors.groupingBy(
                        Finding::verdict, () -> new EnumMap<>(Verdict.class), Collectors.counting()));
        String verdicts = counts.entrySet().stream()
                .map(entry -> entry.getValue() + " " + entry.getKey())
                .collect(Collectors.joining(", "));
        return verdicts + " · " + Report.count(run.playedGames()) + " of " + Report.count(run.plannedGames())
                + " games";
    }

    private Markup table() {
        boolean games = isVaried(finding -> finding.row().condition().domain());
        boolean measures = isVaried(finding -> finding.row().measure());
        var table = new Markup().add("<div class=\"scroll\"><table><thead><tr>");
        if (games) {
            table.add("<th>game</th>");
        }
        table.add("<th>player</th>");
        if (measures) {
            table.add("<th>measure</th>");
        }
        table.add("<th class=\"number\">paper</th><th class=\"number\">ours</th><th class=\"number\">games</th>")
                .add("<th>paper above, ours below</th><th class=\"number\">p</th><th>verdict</th></tr></thead><tbody>");
        for (Finding finding : findings) {
            table.add("<tr>");
            if (games) {
                table.add("<td>%s</td>", finding.row().condition().domain().name());
            }
            table.add(
                    "<td>%s<span class=\"spec\">%s</span></td>",
                    finding.row().condition().name(), spec(finding));
            if (measures) {
                table.add("<td>%s</td>", finding.row().measure());
            }
            table.add("%s</tr>", cells(finding));
        }
        return table.add("</tbody></table></div>");
    }

    private Markup cells(Finding finding) {
        return new Markup()
                .add("<td class=\"number\">%s</td>", Wording.paper(finding.row()))
                .add("<td class=\"number\">%s</td>", Wording.ours(finding))
                .add("<td class=\"number\">%s</td>", Report.count(finding.games()))
                .add("<td>%s</td>", graphic(finding))
                .add("<td class=\"number\">%s</td>", Wording.p(finding))
                .add("<td class=\"verdict %s\">%s", finding.verdict().toString().replace(' ', '-'), finding.verdict())
                .add("%s</td>", needed(finding));
    }

    private static Markup needed(Finding finding) {
        var markup = new Markup();
        if (finding.verdict() == Verdict.UNDERPOWERED) {
            finding.row()
                    .published()
                    .neededGames()
                    .ifPresent(games -> markup.add("<small>%s games needed</small>", Report.count(games)));
        }
        return markup;
    }

    private Markup graphic(Finding finding) {
        IntervalGraphic graphic = graphics.get(finding.row().measure());
        return graphic == null ? new Markup() : graphic.svg(finding);
    }

    /** What player A adds to its opponent, as typed. */
    private static String spec(Finding finding) {
        Condition condition = finding.row().condition();
        return condition.imitated().isPresent()
                ? "distribution(mean time per turn)"
                : condition
                        .playerA()
                        .replace(condition.domain().baseline() + "+", "")
                        .replaceFirst("\"(1 )+", "\"1 1 … ");
    }

    private boolean isVaried(Function<Finding, Object> property) {
        return findings.stream().map(property).distinct().count() > 1;
    }

    private Markup verdicts() {
        var markup = new Markup().add("<details><summary>What is measured, and how the verdict is decided</summary>");
        findings.stream()
                .map(finding -> finding.row().measure())
                .distinct()
                .forEach(measure -> markup.add("<p><b>%s</b>: %s.</p>", measure, measure.meaning()));
        findings.stream()
                .map(finding -> finding.row().published().rule())
                .distinct()
                .forEach(rule -> markup.add("<p>%s</p>", rule));
        return markup.add("</details>");
    }

    private Markup scores() {
        List<Finding> shown = findings.stream()
                .filter(finding -> finding.row().measure() == Measure.WIN_RATE && finding.games() > 1)
                .toList();
        var markup = new Markup();
        if (shown.isEmpty()) {
            return markup;
        }
        boolean games = isVaried(finding -> finding.row().condition().domain());
        markup.add("<details open><summary>Score over games, with its 95 %% interval; grey: the paper's</summary>")
                .add("<div class=\"multiples\">");
        for (Finding finding : shown) {
            Condition condition = finding.row().condition();
            String name = games ? condition.domain().name() + ", " + condition.name() : condition.name();
            markup.add("%s", RunningScore.figure(name, finding, run.observed(condition)));
        }
        return markup.add("</div></details>");
    }

    private Markup origin() {
        return new Markup()
                .add("<h3>Run it again</h3><pre>%s</pre><dl>", command)
                .add("<dt>clock</dt><dd>%s</dd>", clock())
                .add("<dt>seed</dt><dd>%s</dd>", run.setup().seed())
                .add("<dt>version</dt><dd>%s</dd>", Report.distinct(parts, StoredMatch::version))
                .add("<dt>machine</dt><dd>%s</dd>", Report.distinct(parts, StoredMatch::machine))
                .add("<dt>played</dt><dd>%s</dd></dl>", days());
    }

    private String clock() {
        if (run.setup().clock().isPresent()) {
            return run.setup().clock().get().toString();
        }
        String speeds = experiment.conditions().stream()
                .map(Condition::domain)
                .distinct()
                .map(domain -> domain.name() + " " + run.setup().clockOf(domain))
                .collect(Collectors.joining(", "));
        return "simulated: " + speeds
                + String.format(
                        Locale.ROOT,
                        " (%s of the paper's speed)",
                        share(run.setup().scale()));
    }

    private static String share(double scale) {
        return String.format(Locale.ROOT, "%.4g %%", 100 * scale).replaceFirst("\\.?0+ %$", " %");
    }

    private String days() {
        Stream<Instant> instants = parts.stream().flatMap(part -> Stream.of(part.since(), part.until()));
        List<LocalDate> days = instants.map(instant -> LocalDate.ofInstant(instant, ZoneOffset.UTC))
                .distinct()
                .sorted()
                .toList();
        if (days.isEmpty()) {
            return "";
        }
        return days.size() == 1 ? days.get(0).toString() : days.get(0) + " to " + days.get(days.size() - 1);
    }
}
