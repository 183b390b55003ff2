package zeitnot.report;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zeitnot.papers.Condition;
import zeitnot.papers.Experiment;
import zeitnot.papers.Finding;
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

    Section(Reproduction run, Collection<StoredMatch> parts, String command) {
        this.run = run;
        this.experiment = run.experiment();
        this.parts = parts;
        this.command = command;
        this.findings = run.findings();
    }

    Markup markup() {
        var section = new Markup()
                .add("<section id=\"%s\">", Report.anchor(experiment.id()))
                .add("<p class=\"place\">%s</p>", source())
                .add("<h2>%s</h2><p class=\"question\">%s</p>", experiment.title(), experiment.question());
        if (!experiment.notes().isEmpty()) {
            section.add("<p class=\"soft\">%s</p>", experiment.notes());
        }
        if (experiment.bandit().isPresent() && run.bandit().isPresent()) {
            section.add(
                    "%s",
                    new BanditSection(run.bandit().get(), command)
                            .markup(experiment.bandit().get()));
        }
        return section.add("%s</section>\n", findings.isEmpty() ? new Markup() : matches());
    }

    private String source() {
        return Stream.of(experiment.place(), experiment.paper().citation())
                .filter(words -> !words.isEmpty())
                .collect(Collectors.joining(" · "));
    }

    private Markup matches() {
        var section = new Markup().add("<p class=\"summary\">%s</p>", summary());
        Wording.departure(run).ifPresent(words -> section.add("<p class=\"departure\">This is %s.</p>", words));
        if (run.isUnfinished()) {
            section.add(
                    "<p class=\"provisional\">This run is unfinished: its numbers and verdicts are provisional. p is meant"
                            + " for all planned games; differences that are seen earlier may go away.</p>");
        }
        if (!experiment.figures().isEmpty()) {
            section.add("%s", Plots.markup(run.plots()));
        }
        return section.add("%s", new FindingTable(findings).markup())
                .add("%s", rules())
                .add("%s", new RunningScores(findings).markup(run::observed))
                .add("%s", origin());
    }

    /** Two agree, one differs. */
    private String summary() {
        Map<Verdict, Long> counts = findings.stream()
                .collect(Collectors.groupingBy(
                        Finding::verdict, () -> new EnumMap<>(Verdict.class), Collectors.counting()));
        String verdicts = counts.entrySet().stream()
                .map(entry -> entry.getKey().ofSeveral(entry.getValue()))
                .collect(Collectors.joining(", "));
        String where = run.setup()
                .departure(experiment)
                .map(words -> " " + words)
                .orElse("");
        return verdicts + where + " · " + Wording.progress(run);
    }

    private Markup rules() {
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
        return "simulated: " + speeds;
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
