package zeitnot.playout;

import java.util.Arrays;
import zeitnot.game.MovesMade;
import zeitnot.game.Padded;

/**
 * One simulation as {@link Listener}s see it: its moves, in the tree and below, by player and AMAF key, and what came of it.
 * The moves are there only if a listener asks for them. One per thread; allocates nothing once the longest simulation has
 * been seen.
 */
public final class Trace extends Padded implements MovesMade {
    private int[] keys = new int[256];
    private int[] movers = new int[256];
    private int length;
    private int plies;
    private final int[] points;

    public Trace(int players) {
        points = new int[players];
    }

    /** A new simulation begins. */
    public void clear() {
        length = 0;
    }

    /** A new simulation begins with the first moves of the one before. */
    public void truncate(int moves) {
        length = moves;
    }

    @Override
    public void add(int player, int key) {
        if (length == keys.length) {
            keys = Arrays.copyOf(keys, 2 * length);
            movers = Arrays.copyOf(movers, 2 * length);
        }
        keys[length] = key;
        movers[length] = player;
        length++;
    }

    /** How many moves have been noted. */
    public int length() {
        return length;
    }

    /** Key of a move, counted from 0 at the root. */
    public int key(int ply) {
        return keys[ply];
    }

    /** Who made a move. */
    public int player(int ply) {
        return movers[ply];
    }

    /** Plies of the whole simulation, whether its moves were noted or not. */
    public int plies() {
        return plies;
    }

    /** What each player gets: {@link zeitnot.game.Position#points}. */
    public int points(int player) {
        return points[player];
    }

    /** The simulation has ended; {@link #points(int, int)} is told next. */
    public void end(int allPlies) {
        plies = allPlies;
    }

    /** The player gets so much. */
    public void points(int player, int itsPoints) {
        points[player] = itsPoints;
    }
}
