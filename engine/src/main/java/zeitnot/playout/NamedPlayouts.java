package zeitnot.playout;

import java.util.function.LongConsumer;
import zeitnot.game.Game;
import zeitnot.game.HeuristicPlayout;
import zeitnot.game.Position;
import zeitnot.game.Rng;

/** Playouts that know something of the game, which offers them by name: {@link Game#playouts}. */
public record NamedPlayouts(String name) implements StepwisePlayouts {
    @Override
    public Playout playout(Game game, LongConsumer nodes) {
        HeuristicPlayout playout = moves(game);
        return new Playout() {
            @Override
            public int run(Position position, Trace trace, Rng rng) {
                return playout.run(position, rng);
            }
        };
    }

    @Override
    public HeuristicPlayout moves(Game game) {
        return game.playout(name);
    }
}
