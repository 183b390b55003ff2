package zeitnot.report;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zeitnot.papers.Condition;
import zeitnot.papers.Evidence;
import zeitnot.papers.Experiment;
import zeitnot.papers.Finding;
import zeitnot.papers.KilothonResult;
import zeitnot.papers.Provenance;
import zeitnot.papers.Verdict;
import zeitnot.papers.Wording;

/** The part of a report that is about one experiment. */
final class Section {
    private final Evidence run;
    private final Experiment experiment;
    private final Provenance provenance;
    private final List<Finding> findings;

    Section(Evidence run, Provenance provenance) {
        this.run = run;
        this.experiment = run.experiment();
        this.provenance = provenance;
        this.findings = run.findings();
    }

    Markup markup() {
        var section = new Markup()
                .add(
                        "<section id=\"%s\">",
                        Report.anchor(experiment.id()) + (provenance.onRecord() ? "-on-record" : ""))
                .add("<p class=\"place\">%s</p>", source())
                .add("<h2>%s</h2><p class=\"question\">%s</p>", experiment.title(), experiment.question());
        if (!experiment.notes().isEmpty()) {
            section.add("<p class=\"soft\">%s</p>", experiment.notes());
        }
        if (experiment.bandit().isPresent() && run.bandit().isPresent()) {
            section.add(
                    "%s",
                    new BanditSection(run.bandit().get(), commands())
                            .markup(experiment.bandit().get()));
        }
        run.kilothon().ifPresent(result -> section.add("%s", kilothon(result)));
        return section.add("%s</section>\n", findings.isEmpty() ? new Markup() : matches());
    }

    private String source() {
        return Stream.of(experiment.place(), experiment.paper().citation())
                .filter(words -> !words.isEmpty())
                .collect(Collectors.joining(" · "));
    }

    private Markup kilothon(KilothonResult result) {
        return new Markup()
                .add("<p class=\"summary\">%s</p>", Wording.progress(run) + " " + Wording.speed(run))
                .add("%s", new KilothonSection(result).markup())
                .add("%s", origin());
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
        String where =
                run.setup().departure(experiment).map(words -> " " + words).orElse("");
        return verdicts + where + " · " + Wording.progress(run) + (provenance.onRecord() ? " · on record" : "");
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

    private String commands() {
        return String.join("\n", provenance.commands());
    }

    private Markup origin() {
        return new Markup()
                .add("<h3>Run it again</h3><pre>%s</pre><dl>", commands())
                .add("<dt>clock</dt><dd>%s</dd>", clock())
                .add("<dt>seed</dt><dd>%s</dd>", provenance.seeds())
                .add("<dt>version</dt><dd>%s</dd>", provenance.versions())
                .add("<dt>machine</dt><dd>%s</dd>", provenance.machines())
                .add("<dt>played</dt><dd>%s</dd></dl>", provenance.days());
    }

    private String clock() {
        return run.setup().clock().map(Object::toString).orElseGet(this::speeds);
    }

    private String speeds() {
        return experiment.conditions().stream()
                .map(Condition::domain)
                .distinct()
                .map(domain -> domain.name() + " " + run.setup().clockOf(domain))
                .collect(Collectors.joining(", ", "simulated: ", ""));
    }
}
