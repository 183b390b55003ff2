package zeitnot.report;

import zeitnot.papers.Evidence;
import zeitnot.papers.Experiment;
import zeitnot.papers.Provenance;

/** One HTML page about experiments that were run again. */
public final class Report {
    private final Markup contents = new Markup();
    private final Markup sections = new Markup();
    private int experiments;

    /**
     * Adds an experiment.
     *
     * @param provenance of its games
     */
    public void add(Evidence run, Provenance provenance) {
        Experiment experiment = run.experiment();
        experiments++;
        contents.add(
                "<li><a href=\"#%s\"><span class=\"place\">%s</span> %s</a>%s%s</li>",
                anchor(experiment.id()) + (provenance.onRecord() ? "-on-record" : ""),
                experiment.place(),
                experiment.title(),
                provenance.onRecord() ? " (on record)" : "",
                run.isUnfinished() ? " (provisional)" : "");
        sections.add("%s", new Section(run, provenance).markup());
    }

    static String anchor(String id) {
        return id.replace('/', '-');
    }

    /** The whole page. */
    public String html() {
        var header = new Markup().add("<p class=\"soft\">What the papers say, beside what Zeitnot measures.</p>");
        if (experiments > 1) {
            header.add("<nav><ol>%s</ol></nav>", contents);
        }
        return Page.html("Zeitnot: experiments run again", "Experiments run again", header, sections);
    }
}
