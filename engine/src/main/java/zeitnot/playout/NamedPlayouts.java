package zeitnot.playout;

import java.util.function.LongConsumer;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.game.HeuristicPlayout;
import zeitnot.game.Position;
import zeitnot.game.Rng;

/** Playouts that know something of the game, which offers them by name: {@link Game#playouts}. */
public record NamedPlayouts(String name) implements PlayoutPolicy {
    @Override
    public Playout playout(Game game, LongConsumer nodes) {
        if (!game.playouts().containsKey(name)) {
            throw game.playouts().isEmpty()
                    ? new BadInput("'playout' needs playouts of the game's own, and " + game
                            + " has none; leave it out, or choose another game")
                    : BadInput.unknown(
                            "playout of " + game, name, game.playouts().keySet());
        }
        HeuristicPlayout playout = game.playouts().get(name).get();
        return new Playout() {
            @Override
            public int run(Position position, Trace trace, Rng rng) {
                return playout.run(position, rng);
            }
        };
    }
}
