package zeitnot.cli;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.game.Outcome;
import zeitnot.search.Search;
import zeitnot.sgf.Annotations;
import zeitnot.sgf.Annotations.Note;
import zeitnot.sgf.GameTree;
import zeitnot.sgf.Node;
import zeitnot.sgf.Property;
import zeitnot.sgf.RecordedGame;
import zeitnot.show.Analysis;
import zeitnot.show.Review;
import zeitnot.table.Table;

/**
 * Goes through a recorded game: a search in each position says what its best move promises, and what is left of that after the
 * move that was made. Passes at the end of the record are left out: dead stones may be on the board then, which our rules count.
 */
final class GameReview {
    private static final int SHOWN_PLIES = 10;

    private final RecordedGame recorded;
    private final Table table;
    private final Consumer<Line> search;
    private final Search searched;
    private final List<Review.Move> moves = new ArrayList<>();
    private final Map<Integer, Note> notes = new HashMap<>();

    /** What the side to move can hope for, and the line that it expects. */
    private record Opinion(double value, List<String> pv) {}

    /**
     * @param table on which the game is played
     * @param search thinks about the end of a line
     * @param searched what has thought
     */
    GameReview(RecordedGame recorded, Table table, Consumer<Line> search, Search searched) {
        this.recorded = recorded;
        this.table = table;
        this.search = search;
        this.searched = searched;
    }

    /** How many moves there are to judge. */
    static int count(RecordedGame recorded) {
        int count = 0;
        int last = 0;
        for (Node node : recorded.tree().mainLine()) {
            for (RecordedGame.Move move : recorded.moves(node)) {
                count++;
                last = move.isPass() ? last : count;
            }
        }
        return last;
    }

    /** Judges all moves; {@code step} is told of each one. */
    List<Review.Move> run(Consumer<Review.Move> step) {
        int most = count(recorded);
        List<Node> nodes = recorded.tree().mainLine();
        int mover = -1;
        Opinion opinion = new Opinion(0, List.of());
        for (int i = 0; i < nodes.size() && moves.size() < most; i++) {
            Node node = nodes.get(i);
            boolean isSetUp = recorded.setUp(node, table);
            for (RecordedGame.Move move : recorded.moves(node)) {
                if (isSetUp || mover != move.colour()) {
                    table.turnTo(move.colour());
                    opinion = opinion();
                }
                Opinion before = opinion;
                recorded.play(node, move, moves.size() + 1, table);
                double after;
                mover = 1 - move.colour();
                if (!table.isGo() && table.isOver()) {
                    after = Outcome.halfPoints(table.line().result(), move.colour()) / 2.0;
                } else {
                    table.turnTo(mover);
                    opinion = opinion();
                    after = 1 - opinion.value();
                }
                Review.Move judged = Review.Move.of(
                        moves.size() + 1,
                        table.game().side(move.colour()),
                        move.text(),
                        before.value(),
                        after,
                        before.pv());
                moves.add(judged);
                notes.put(i, note(judged, move.colour()));
                step.accept(judged);
            }
        }
        return moves;
    }

    private Opinion opinion() {
        Line line = table.line();
        search.accept(line);
        Game game = line.game();
        var best = searched.view().best();
        List<String> pv = Analysis.line(game, line.position(), searched.variation(best.move()));
        return new Opinion(best.value(), pv.subList(0, Math.min(SHOWN_PLIES, pv.size())));
    }

    private Note note(Review.Move move, int colour) {
        String text = Text.percent(move.before()) + " before, " + Text.percent(move.after()) + " after";
        if (move.mark().isEmpty()) {
            return new Note(text, List.of(), List.of());
        }
        Property mark = switch (move.mark()) {
            case "doubtful" -> Property.of("DO", "");
            case "mistake" -> Property.of("BM", "1");
            default -> Property.of("BM", "2");
        };
        return new Note(
                text + ": " + move.mark() + "; better " + move.best(),
                List.of(mark),
                recorded.nodes(colour, move.pv()));
    }

    /** The record with what was thought of its moves. */
    GameTree annotated() {
        return Annotations.of(recorded.tree(), notes);
    }

    /** The game of a file with so many games. */
    static RecordedGame find(String file, List<GameTree> games, int number) {
        if (number > games.size()) {
            throw new BadInput("--number " + number + ": '" + file + "' has " + games.size()
                    + (games.size() == 1 ? " game" : " games"));
        }
        return RecordedGame.of(games.get(number - 1));
    }
}
