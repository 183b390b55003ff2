package zeitnot.show;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.game.Outcome;
import zeitnot.search.Search;

/**
 * Goes through the moves of a game: a search in each position says what its best move promises, and what is left of that after
 * the move that was made.
 */
public final class LineReview {
    private static final int SHOWN_PLIES = 10;

    private final Consumer<Line> think;
    private final Search search;

    /** What the side to move can hope for, and the line that it expects. */
    private record Opinion(double value, List<String> pv) {}

    /**
     * @param think about the end of a line
     * @param search what has thought then
     */
    public LineReview(Consumer<Line> think, Search search) {
        this.think = think;
        this.search = search;
    }

    /** Judges the moves of a game in their order, as long as somebody wants to know. */
    public List<Review.Move> run(Line game, BooleanSupplier wanted, Consumer<Review.Move> step) {
        List<String> texts = game.notation();
        var line = new Line(game.game());
        List<Review.Move> judged = new ArrayList<>();
        Opinion before = game.length() == 0 ? new Opinion(0, List.of()) : opinion(line);
        for (int ply = 0; ply < game.length() && wanted.getAsBoolean(); ply++) {
            int mover = line.position().mover();
            line.play(game.moves()[ply]);
            Opinion next = before;
            double after;
            if (line.isOver()) {
                after = Outcome.halfPoints(line.result(), mover) / 2.0;
            } else {
                next = opinion(line);
                after = line.position().mover() == mover ? next.value() : 1 - next.value();
            }
            Review.Move move = Review.Move.of(
                    ply + 1, game.game().side(mover), texts.get(ply), before.value(), after, before.pv());
            judged.add(move);
            step.accept(move);
            before = next;
        }
        return judged;
    }

    private Opinion opinion(Line line) {
        think.accept(line);
        Game game = line.game();
        var best = search.view().best();
        List<String> pv = Analysis.line(game, line.position(), search.variation(best.move()));
        return new Opinion(best.value(), pv.subList(0, Math.min(SHOWN_PLIES, pv.size())));
    }
}
