package zeitnot.playout;

import zeitnot.game.Game;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.game.Rng;

/**
 * A playout whose moves are chosen one by one and noted in the {@link Trace}: uniformly random ones of those that the game
 * wants in playouts, unless a subclass chooses otherwise. It is slower than the game's own loop, for listeners and playouts
 * that must know the moves.
 */
public class TracedPlayout extends Playout {
    private final int limit;
    private final int[] moves;

    public TracedPlayout(Game game) {
        limit = game.playoutLimit();
        moves = new int[game.maxMoves()];
    }

    /** Index of the move to make among the {@code count} first of {@code legal}; the trace holds all moves before it. */
    protected int choose(Position position, int[] legal, int count, Trace trace, Rng rng) {
        return rng.nextInt(count);
    }

    @Override
    public final boolean traces() {
        return true;
    }

    @Override
    public final int run(Position position, Trace trace, Rng rng) {
        for (int plies = 0; !position.isOver(); plies++) {
            if (plies == limit) {
                return Outcome.DRAW;
            }
            int count = position.playoutMoves(moves);
            int move = moves[choose(position, moves, count, trace, rng)];
            trace.add(position.mover(), position.amafKey(move));
            position.play(move);
        }
        return position.result();
    }
}
