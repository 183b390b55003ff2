package zeitnot.report;

import java.util.Collection;
import java.util.function.Function;
import java.util.stream.Collectors;
import zeitnot.papers.Experiment;
import zeitnot.papers.Reproduction;
import zeitnot.store.StoredMatch;

/** One HTML page about experiments that were run again. */
public final class Report {
    private final Markup contents = new Markup();
    private final Markup sections = new Markup();
    private int experiments;

    /**
     * Adds an experiment.
     *
     * @param parts who has played its games
     * @param command what to type to run it again
     */
    public void add(Reproduction run, Collection<StoredMatch> parts, String command) {
        Experiment experiment = run.experiment();
        experiments++;
        contents.add(
                "<li><a href=\"#%s\"><span class=\"place\">%s</span> %s</a>%s</li>",
                anchor(experiment.id()),
                experiment.place(),
                experiment.title(),
                run.isUnfinished() ? " (provisional)" : "");
        sections.add("%s", new Section(run, parts, command).markup());
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

    /** All different values of something that the parts of a run say, in one line. */
    static String distinct(Collection<StoredMatch> parts, Function<StoredMatch, String> value) {
        return parts.stream().map(value).distinct().sorted().collect(Collectors.joining("; "));
    }
}
