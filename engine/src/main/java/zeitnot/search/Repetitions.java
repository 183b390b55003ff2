package zeitnot.search;

import java.util.Arrays;
import zeitnot.game.Line;
import zeitnot.game.Position;

/**
 * What the history of the root makes a draw: positions that have occurred twice. Positions that recur on the path of a
 * simulation alone need no such care: a proof that passes through one twice can do with the part below the second time. There
 * are none in most searches.
 */
final class Repetitions {
    private long[] drawn = {};

    /** Nothing has happened before. */
    void clear() {
        drawn = new long[0];
    }

    /** All that has happened in the game; returns whether there is another draw than before. */
    boolean learn(Line line) {
        long[] before = drawn;
        drawn = line.keysBeforeDraw();
        return !Arrays.equals(before, drawn);
    }

    /** Keys of the positions that are draws, in ascending order. */
    long[] keys() {
        return drawn;
    }

    boolean isEmpty() {
        return drawn.length == 0;
    }

    boolean isDraw(Position position) {
        return Arrays.binarySearch(drawn, position.repetitionKey()) >= 0;
    }
}
