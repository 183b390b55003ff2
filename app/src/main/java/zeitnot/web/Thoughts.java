package zeitnot.web;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import zeitnot.game.Game;
import zeitnot.game.Position;
import zeitnot.player.SearchPlayer;
import zeitnot.search.Ownership;
import zeitnot.search.Search;
import zeitnot.show.Analysis;
import zeitnot.show.BoardPosition;
import zeitnot.time.TimeView;
import zeitnot.view.SearchView;
import zeitnot.view.SearchView.RootMove;

/**
 * What a search thinks at this instant.
 *
 * @param ply of the position that it is about
 * @param mover who is to move there; values are that player's
 * @param visits of the root, with those of searches before
 * @param line that is expected, from the position on
 * @param owners of the cells: 1 the first player's, -1 the second player's; empty where they are not counted
 * @param time of the move; null while it ponders
 */
record Thoughts(
        String what,
        int ply,
        int mover,
        long simulations,
        int visits,
        double value,
        @Nullable String proven,
        long treeBytes,
        List<Move> moves,
        List<BoardPosition.Made> line,
        List<Double> owners,
        @Nullable TimeView time) {
    private static final int MOST_MOVES = 60;
    private static final int LONGEST_LINE = 8;

    /**
     * One move.
     *
     * @param least value that is proven, and {@code most} that is possible: 0, 0.5 or 1
     * @param bound by which the selection compares it with others, exploration included; null before its first visit
     */
    record Move(
            String move, int visits, double value, @Nullable String proven, double least, double most, double bound) {}

    static Thoughts of(String what, Position root, SearchPlayer player, @Nullable TimeView time) {
        Search search = player.search();
        SearchView view = search.view();
        Game game = root.game();
        RootMove best = view.best();
        int[] line = search.variation(best.move());
        return new Thoughts(
                what,
                root.ply(),
                root.mover(),
                view.simulations(),
                search.visits(),
                best.value(),
                Analysis.proven(view.proven()),
                search.bytes(),
                view.moves().stream()
                        .filter(move -> move.visits() > 0)
                        .limit(MOST_MOVES)
                        .map(move -> move(game, root, move))
                        .toList(),
                BoardPosition.line(root, Arrays.copyOf(line, Math.min(line.length, LONGEST_LINE))),
                owners(game, search.ownership()),
                time);
    }

    static Move move(Game game, Position position, RootMove move) {
        return new Move(
                game.format(position, move.move()),
                move.visits(),
                move.value(),
                Analysis.proven(move.proven()),
                move.least() / 2.0,
                move.most() / 2.0,
                move.bound());
    }

    private static List<Double> owners(Game game, Optional<Ownership> counted) {
        return counted.map(owned -> IntStream.range(0, game.points())
                        .mapToObj(point -> rounded(owned.share(point, 0) - owned.share(point, 1)))
                        .toList())
                .orElse(List.of());
    }

    private static double rounded(double share) {
        return Math.rint(100 * share) / 100;
    }
}
