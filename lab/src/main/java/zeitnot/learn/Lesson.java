package zeitnot.learn;

import java.util.Arrays;
import zeitnot.contest.GameRecord;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.game.Position;

/**
 * A game from which is learned: a position and the moves that players made from there.
 *
 * @param start not to be changed
 */
public record Lesson(Position start, int[] moves) {
    /** What is done with a position, its moves and the one that was made. */
    interface Choice {
        void seen(Position position, int[] moves, int made);
    }

    /** The moves of an opening are nobody's. */
    public static Lesson of(GameRecord record) {
        Line line = record.task().openingLine();
        int opening = line.length();
        for (GameRecord.Move move : record.moves()) {
            line.play(line.game().parse(line.position(), move.move()));
        }
        return of(line, opening);
    }

    /** The moves of a line from a ply on: those before, such as stones that were set up, nobody has chosen among others. */
    public static Lesson of(Line line, int from) {
        return new Lesson(line.position(from), Arrays.copyOfRange(line.moves(), from, line.length()));
    }

    public Game game() {
        return start.game();
    }

    void replay(Choice choice) {
        Position position = start.copy();
        for (int move : moves) {
            choice.seen(position, game().legalMoves(position), move);
            position.play(move);
        }
    }
}
