package zeitnot.playout;

import zeitnot.game.Position;
import zeitnot.game.Rng;

/** Uniformly random moves, in the game's own fast loop. */
final class UniformPlayout extends Playout {
    @Override
    public int run(Position position, int depth, Rng rng) {
        return position.playout(rng);
    }
}
