package zeitnot.playout;

import java.util.function.LongConsumer;
import zeitnot.game.Game;
import zeitnot.game.HeuristicPlayout;
import zeitnot.game.Position;
import zeitnot.game.Rng;

/** Uniformly random moves, in the game's own fast loop: {@link Position#playout(Rng)}. */
public record UniformPlayouts() implements StepwisePlayouts {
    @Override
    public Playout playout(Game game, LongConsumer nodes) {
        return new Uniform();
    }

    @Override
    public HeuristicPlayout moves(Game game) {
        return Position::playoutMove;
    }

    @Override
    public Playout traced(Game game) {
        return new Traced();
    }

    private static final class Uniform extends Playout {
        @Override
        public int run(Position position, Trace trace, Rng rng) {
            return position.playout(rng);
        }
    }

    private static final class Traced extends Playout {
        @Override
        public boolean traces() {
            return true;
        }

        @Override
        public int run(Position position, Trace trace, Rng rng) {
            return position.playout(rng, trace);
        }
    }
}
