package zeitnot.cli;

import java.util.List;
import zeitnot.show.Analysis;

/** What a search thinks of a position, for people. */
record AnalysisText(Analysis analysis) {
    private static final int SHOWN_PLIES = 10;

    /** The {@code count} most visited moves as a table. */
    Table table(int count) {
        var table = new Table()
                .words("move")
                .numbers("visits")
                .numbers("win")
                .words("")
                .words("expected line");
        for (Analysis.Move move :
                analysis.moves().subList(0, Math.min(count, analysis.moves().size()))) {
            List<String> pv = move.pv();
            table.row(
                    move.move(),
                    Text.count(move.visits()),
                    Text.percent(move.value()),
                    move.proven() == null ? "" : "proven " + move.proven(),
                    String.join(" ", pv.subList(0, Math.min(SHOWN_PLIES, pv.size()))));
        }
        return table;
    }

    /** The verdict in one sentence. */
    String headline() {
        String value = analysis.proven() == null ? Text.percent(analysis.value()) : "a proven " + analysis.proven();
        return analysis.best() + " is best: " + value + ", " + Text.count(analysis.simulations()) + " simulations";
    }
}
