package zeitnot.player;

import java.util.Map;
import zeitnot.game.Game;

/** The players that we recommend as opponents: of a change for one game, a sequential test has shown that it is better. */
public final class Recommended {
    private static final Spec USUAL = Spec.parse("uct+solver+reuse");

    /** Tests and results are in docs/results/speed.md. */
    private static final Map<String, Spec> BETTER =
            Map.of("connect4", Spec.parse("uct(0.18)+playouts(8)+solver+reuse"));

    private Recommended() {}

    /** Who plays a game well, one thread on any machine. */
    public static Spec opponent(Game game) {
        return BETTER.getOrDefault(game.name(), game.players() == 2 ? USUAL : Spec.parse("uct+reuse"));
    }
}
