package zeitnot.search.minimax;

import java.util.function.LongConsumer;
import zeitnot.game.Game;
import zeitnot.playout.Playout;
import zeitnot.playout.PlayoutPolicy;

/** Minimax to a depth before each move of a playout: {@link MinimaxPlayout}. */
public record MinimaxPlayouts(int depth) implements PlayoutPolicy {
    public MinimaxPlayouts {
        if (depth < 1 || depth > Minimax.MAX_DEPTH) {
            throw new IllegalArgumentException("depth: " + depth);
        }
    }

    @Override
    public Playout playout(Game game, LongConsumer nodes) {
        return new MinimaxPlayout(game, depth, nodes);
    }
}
