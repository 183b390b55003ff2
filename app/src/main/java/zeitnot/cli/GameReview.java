package zeitnot.cli;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import zeitnot.game.BadInput;
import zeitnot.sgf.Annotations;
import zeitnot.sgf.Annotations.Note;
import zeitnot.sgf.GameTree;
import zeitnot.sgf.Node;
import zeitnot.sgf.Property;
import zeitnot.sgf.RecordedGame;
import zeitnot.show.Judge;
import zeitnot.show.Review;
import zeitnot.table.Table;

/**
 * Goes through a recorded game, whose moves are judged. Passes at the end of the record are left out: dead stones may be on the
 * board then, which our rules count.
 */
final class GameReview {
    private final RecordedGame recorded;
    private final Table table;
    private final Judge judge;
    private final List<Review.Move> moves = new ArrayList<>();
    private final Map<Integer, Note> notes = new HashMap<>();

    /** @param table on which the game is played */
    GameReview(RecordedGame recorded, Table table, Judge judge) {
        this.recorded = recorded;
        this.table = table;
        this.judge = judge;
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
        for (int i = 0; i < nodes.size() && moves.size() < most; i++) {
            Node node = nodes.get(i);
            boolean isSetUp = recorded.setUp(node, table);
            for (RecordedGame.Move move : recorded.moves(node)) {
                if (isSetUp || mover != move.colour()) {
                    table.turnTo(move.colour());
                    judge.look(table.line());
                }
                recorded.play(node, move, moves.size() + 1, table);
                mover = 1 - move.colour();
                boolean isOver = !table.isGo() && table.isOver();
                if (!isOver) {
                    table.turnTo(mover);
                }
                Review.Move judged = judge.judge(moves.size() + 1, move.colour(), move.text(), table.line(), isOver);
                moves.add(judged);
                notes.put(i, note(judged, move.colour()));
                step.accept(judged);
            }
        }
        return moves;
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
