package zeitnot.playout;

import java.util.Arrays;
import zeitnot.game.Game;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.game.Rng;

/**
 * A playout whose moves are chosen one by one from what earlier simulations have shown. It remembers the AMAF keys of all
 * moves of a simulation, in the tree and below, and learns from them when the result is known. What it has learned is
 * kept through the game.
 */
public abstract class LearningPlayout extends Playout {
    static final int NOTHING = -1;

    private final int limit;
    private final int[] moves;
    private int[] keys = new int[256];
    private int length;

    public LearningPlayout(Game game) {
        this.limit = game.playoutLimit();
        this.moves = new int[game.maxMoves()];
    }

    /** Index of the move to make among the {@code count} first of {@code moves}. */
    public abstract int choose(Position position, int[] moves, int count, int ply, Rng rng);

    /** Learns from the move at {@code ply} of a simulation that brought its player so many half points. */
    abstract void learnMove(int ply, int player, int halfPoints);

    @Override
    public final boolean learns() {
        return true;
    }

    @Override
    public final void note(int depth, int key) {
        if (depth == keys.length) {
            keys = Arrays.copyOf(keys, 2 * depth); // until the longest simulation has been seen
        }
        keys[depth] = key;
        length = depth + 1;
    }

    /** Key of the move at {@code ply} below the root; {@link #NOTHING} before the first. */
    final int key(int ply) {
        return ply < 0 ? NOTHING : keys[ply];
    }

    @Override
    public final int run(Position position, int depth, Rng rng) {
        for (int ply = depth; !position.isOver(); ply++) {
            if (ply - depth == limit) {
                return Outcome.DRAW;
            }
            int count = position.playoutMoves(moves);
            int move = moves[choose(position, moves, count, ply, rng)];
            note(ply, position.amafKey(move));
            position.play(move);
        }
        return position.result();
    }

    @Override
    public final void learn(int outcome, int rootMover) {
        for (int ply = 0; ply < length; ply++) {
            int player = (rootMover + ply) & 1;
            learnMove(ply, player, Outcome.halfPoints(outcome, player));
        }
    }
}
