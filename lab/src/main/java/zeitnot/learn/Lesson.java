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
        return new Lesson(line.position(opening), Arrays.copyOfRange(line.moves(), opening, line.length()));
    }

    public static Lesson of(Line line) {
        return new Lesson(line.position(0), line.moves());
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
