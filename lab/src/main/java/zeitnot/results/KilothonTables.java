package zeitnot.results;

import java.util.ArrayList;
import java.util.List;
import zeitnot.papers.KilothonResult;
import zeitnot.papers.KilothonTrial;

/** The cells of tables about Kilothons, with their headings. */
final class KilothonTables {
    private KilothonTables() {}

    static List<List<String>> findings(KilothonResult result) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("player", "category", "paper", "ours", "games", "p", "verdict"));
        for (KilothonTrial.Finding finding : result.findings()) {
            rows.add(List.of(
                    finding.entry().name(),
                    finding.entry().category(),
                    finding.entry().words(),
                    result.ours(finding),
                    Integer.toString(finding.games()),
                    result.p(finding),
                    result.verdict(finding)));
        }
        return rows;
    }

    /** Each player and the next one of the paper's order. */
    static List<List<String>> order(KilothonResult result) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("on the same games", "less", "payoff"));
        for (KilothonTrial.Step step : result.order()) {
            rows.add(List.of(step.player(), step.next(), step.words()));
        }
        return rows;
    }
}
