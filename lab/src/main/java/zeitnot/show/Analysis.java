package zeitnot.show;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.game.Position;
import zeitnot.search.Search;
import zeitnot.view.SearchView;
import zeitnot.view.SearchView.RootMove;
import zeitnot.view.Verdict;

/**
 * What a search thinks of a position, as JSON shows it; values and proofs are for the side to move.
 *
 * @param value of the best move
 * @param longestGap seconds between two looks at the clock, at the most; 0 while the search runs
 */
public record Analysis(
        String game,
        String best,
        long simulations,
        double value,
        @Nullable String proven,
        double longestGap,
        List<Move> moves) {

    /** One move; {@code pv} is the line that is expected, beginning with it. */
    public record Move(
            String move, int visits, double value, @Nullable String proven, List<String> pv) {}

    public static Analysis of(Line line, Search search, double longestGap) {
        SearchView view = search.view();
        Game game = line.game();
        Position position = line.position();
        RootMove best = view.best();
        List<Move> moves = view.moves().stream()
                .map(move -> new Move(
                        game.format(position, move.move()),
                        move.visits(),
                        move.value(),
                        proven(move.proven()),
                        line(game, position, search.variation(move.move()))))
                .toList();
        return new Analysis(
                game.name(),
                game.format(position, best.move()),
                view.simulations(),
                best.value(),
                proven(view.proven()),
                longestGap,
                moves);
    }

    /** {@code win}, {@code draw}, {@code loss}, or null while nothing is proven. */
    public static @Nullable String proven(Verdict verdict) {
        return verdict == Verdict.OPEN ? null : verdict.name().toLowerCase(Locale.ROOT);
    }

    /** A line of play from {@code start} as people write it. */
    public static List<String> line(Game game, Position start, int... moves) {
        Position position = start.copy();
        List<String> line = new ArrayList<>();
        for (int move : moves) {
            line.add(game.format(position, move));
            position.play(move);
        }
        return line;
    }
}
