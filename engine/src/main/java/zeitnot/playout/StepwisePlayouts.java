package zeitnot.playout;

import zeitnot.game.Game;
import zeitnot.game.HeuristicPlayout;

/** Playouts whose moves can be asked for one by one, so that others may note them or choose some themselves. */
public interface StepwisePlayouts extends PlayoutPolicy {
    /** What chooses the moves in one thread. */
    HeuristicPlayout moves(Game game);

    /** The same playouts, with their moves noted in the trace. */
    default Playout traced(Game game) {
        return new TracedPlayout(game, moves(game));
    }
}
