package zeitnot.show;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import zeitnot.game.Line;
import zeitnot.game.Outcome;
import zeitnot.search.Search;
import zeitnot.time.PlayerClock;
import zeitnot.time.TimeControl;
import zeitnot.time.TimeManager;
import zeitnot.time.WallClock;

/**
 * Judges moves one after the other: a search in each position says what its best move promises, and what is left of that after
 * the move that was made.
 */
public final class Judge {
    private static final int SHOWN_PLIES = 10;

    private final Search search;
    private final TimeControl time;
    private Opinion opinion = new Opinion(0, List.of());

    /** What the side to move can hope for, and the line that it expects. */
    private record Opinion(double value, List<String> pv) {}

    /** @param time for each position */
    public Judge(Search search, TimeControl time) {
        this.search = search;
        this.time = time;
    }

    /** Looks at the end of a line, from where the next move is made. */
    public void look(Line line) {
        search.reset(line);
        search.run(TimeManager.allTheTime()
                .think(new PlayerClock(time, new WallClock()), line.position().ply()));
        var best = search.view().best();
        List<String> pv = Analysis.line(line.game(), line.position(), search.variation(best.move()));
        opinion = new Opinion(best.value(), pv.subList(0, Math.min(SHOWN_PLIES, pv.size())));
    }

    /**
     * Judges a move that was made where it looked last.
     *
     * @param after the line with the move
     * @param isOver whether the game has ended by it; if not, this looks at the end of the line
     */
    public Review.Move judge(int number, int mover, String move, Line after, boolean isOver) {
        Opinion before = opinion;
        double left;
        if (isOver) {
            left = Outcome.halfPoints(after.result(), mover) / 2.0;
        } else {
            look(after);
            left = after.position().mover() == mover ? opinion.value() : 1 - opinion.value();
        }
        return Review.Move.of(number, after.game().side(mover), move, before.value(), left, before.pv());
    }

    /** Judges the moves of a game in their order, as long as somebody wants to know. */
    public List<Review.Move> all(Line game, BooleanSupplier wanted, Consumer<Review.Move> step) {
        List<String> texts = game.notation();
        var line = new Line(game.game());
        List<Review.Move> judged = new ArrayList<>();
        for (int ply = 0; ply < game.length() && wanted.getAsBoolean(); ply++) {
            if (ply == 0) {
                look(line);
            }
            int mover = line.position().mover();
            line.play(game.moves()[ply]);
            Review.Move move = judge(ply + 1, mover, texts.get(ply), line, line.isOver());
            judged.add(move);
            step.accept(move);
        }
        return judged;
    }
}
