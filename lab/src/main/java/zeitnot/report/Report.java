package zeitnot.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import zeitnot.papers.Experiment;
import zeitnot.papers.Reproduction;
import zeitnot.store.StoredMatch;

/** One HTML page about experiments that were run again. It holds all that it needs and works without a network. */
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
                anchor(experiment), experiment.place(), experiment.title(), run.isUnfinished() ? " (provisional)" : "");
        sections.add("%s", new Section(run, parts, command).markup());
    }

    static String anchor(Experiment experiment) {
        return experiment.id().replace('/', '-');
    }

    /** The whole page. */
    public String html() {
        var page = new Markup()
                .add("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">")
                .add("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
                .add(
                        "<title>Zeitnot: experiments run again</title><style>%s</style></head><body>",
                        new Markup().raw(css()))
                .add("<header><h1>Experiments run again</h1>")
                .add("<p class=\"soft\">What the papers say, beside what Zeitnot measures.</p>");
        if (experiments > 1) {
            page.add("<nav><ol>%s</ol></nav>", contents);
        }
        return page.add("</header>%s</body></html>\n", sections).toString();
    }

    private static String css() {
        try (InputStream in = Report.class.getResourceAsStream("report.css")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** All different values of something that the parts of a run say, in one line. */
    static String distinct(Collection<StoredMatch> parts, Function<StoredMatch, String> value) {
        return parts.stream().map(value).distinct().sorted().collect(Collectors.joining("; "));
    }
}
