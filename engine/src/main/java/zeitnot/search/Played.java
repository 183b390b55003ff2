package zeitnot.search;

import java.util.Arrays;
import zeitnot.game.Line;

/**
 * How the root of a search came about.
 *
 * @param beginning where the moves began, as {@link Line#beginning} tells it
 */
record Played(Object beginning, int[] moves) {
    static Played of(Line line) {
        return new Played(line.beginning(), line.moves());
    }

    /** Whether the line has come this way, and perhaps further. */
    boolean leadsTo(Line line) {
        int mismatch = Arrays.mismatch(moves, line.moves());
        return beginning.equals(line.beginning()) && (mismatch == -1 || mismatch == moves.length);
    }

    Played and(int move) {
        int[] more = Arrays.copyOf(moves, moves.length + 1);
        more[moves.length] = move;
        return new Played(beginning, more);
    }
}
