package zeitnot.playout;

import java.util.function.LongConsumer;
import zeitnot.game.Game;
import zeitnot.game.Position;
import zeitnot.game.Rng;

/** Uniformly random moves, in the game's own fast loop: {@link Position#playout}. */
public record UniformPlayouts() implements PlayoutPolicy {
    @Override
    public Playout playout(Game game, LongConsumer nodes) {
        return new Uniform();
    }

    private static final class Uniform extends Playout {
        @Override
        public int run(Position position, Trace trace, Rng rng) {
            return position.playout(rng);
        }
    }
}
