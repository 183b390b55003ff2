package zeitnot.cli;

import java.util.List;
import org.jspecify.annotations.Nullable;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.game.Position;
import zeitnot.search.Search;
import zeitnot.view.SearchView;
import zeitnot.view.SearchView.RootMove;

/**
 * What a search thinks of a position, as JSON shows it; values and proofs are for the side to move.
 *
 * @param value of the best move
 * @param longestGap seconds between two looks at the clock, at the most; 0 while the search runs
 */
record Analysis(
        String game,
        String best,
        long simulations,
        double value,
        @Nullable String proven,
        double longestGap,
        List<Move> moves) {

    private static final int SHOWN_PLIES = 10;

    /** One move; {@code pv} is the line that is expected, beginning with it. */
    record Move(
            String move, int visits, double value, @Nullable String proven, List<String> pv) {}

    static Analysis of(Line line, Search search, double longestGap) {
        SearchView view = search.view();
        Game game = line.game();
        Position position = line.position();
        RootMove best = view.best();
        List<Move> moves = view.moves().stream()
                .map(move -> new Move(
                        game.format(position, move.move()),
                        move.visits(),
                        move.value(),
                        Text.proven(move.proven()),
                        Text.line(game, position, search.variation(move.move()))))
                .toList();
        return new Analysis(
                game.name(),
                game.format(position, best.move()),
                view.simulations(),
                best.value(),
                Text.proven(view.proven()),
                longestGap,
                moves);
    }

    /** The {@code count} most visited moves as a table. */
    Table table(int count) {
        var table = new Table()
                .words("move")
                .numbers("visits")
                .numbers("win")
                .words("")
                .words("expected line");
        for (Move move : moves.subList(0, Math.min(count, moves.size()))) {
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
        return best + " is best: " + (proven == null ? Text.percent(value) : "a proven " + proven) + ", "
                + Text.count(simulations) + " simulations";
    }
}
