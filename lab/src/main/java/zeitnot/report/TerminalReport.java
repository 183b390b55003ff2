package zeitnot.report;

import java.util.List;
import zeitnot.papers.TerminalStatistics;

/** A page with the terminal ratio of a game by turn, branching factor and rollout length. */
public final class TerminalReport {
    private TerminalReport() {}

    /** @param command what to type to make it again */
    public static String html(String game, List<TerminalStatistics> statistics, String command) {
        String title = "Terminal lines in " + game;
        var header = new Markup()
                .add("<p class=\"soft\">How many moves lead to a result that minimax proves, per position, with 95 %%"
                        + " intervals; values that hardly any game had are left out.</p>");
        var body = new Markup()
                .add(
                        "<section>%s<h3>Make it again</h3><pre>%s</pre></section>",
                        Plots.markup(statistics.stream()
                                .map(one -> one.plot("By " + one.variable().title()))
                                .toList()),
                        command);
        return Page.html("Zeitnot: " + title, title, header, body);
    }
}
