package zeitnot.playout;

import java.util.function.LongConsumer;
import zeitnot.game.Game;

/** How the moves of a simulation are chosen below the tree. */
@FunctionalInterface
public interface PlayoutPolicy {
    /**
     * The policy at work in one thread.
     *
     * @param nodes to be told of the nodes that a playout searched by minimax, which the simulated clock charges for
     */
    Playout playout(Game game, LongConsumer nodes);
}
