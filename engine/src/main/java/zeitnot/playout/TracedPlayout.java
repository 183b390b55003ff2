package zeitnot.playout;

import zeitnot.game.Game;
import zeitnot.game.HeuristicPlayout;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.game.Rng;

/**
 * A playout whose moves are chosen one by one and noted in the {@link Trace}: uniformly random ones of those that the game
 * wants in playouts, unless it is given something else that chooses them or a subclass does. It is slower than the game's own
 * loop, for listeners and playouts that must know the moves.
 */
public class TracedPlayout extends Playout {
    private final int limit;
    private final HeuristicPlayout moves;

    public TracedPlayout(Game game) {
        this(game, Position::playoutMove);
    }

    public TracedPlayout(Game game, HeuristicPlayout moves) {
        this.limit = game.playoutLimit();
        this.moves = moves;
    }

    /** The move to make; the trace holds all moves before it. */
    protected int choose(Position position, Trace trace, Rng rng) {
        return moves.choose(position, rng);
    }

    @Override
    public final boolean traces() {
        return true;
    }

    @Override
    public final int run(Position position, Trace trace, Rng rng) {
        moves.begin(position);
        for (int plies = 0; !position.isOver(); plies++) {
            if (plies == limit) {
                return Outcome.DRAW;
            }
            int move = choose(position, trace, rng);
            trace.add(position.mover(), position.amafKey(move));
            position.play(move);
            moves.played(position, move);
        }
        return position.result();
    }
}
