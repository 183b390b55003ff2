package zeitnot.player;

import java.util.Map;
import zeitnot.game.Game;

/** The players that we recommend as opponents: where one is for some games only, matches have shown that it is better there. */
public final class Recommended {
    private static final Spec USUAL = Spec.parse("uct+solver+reuse");
    private static final Spec FOR_MANY = Spec.parse("uct+reuse");
    private static final Spec BY_RAVE = Spec.parse("rave+solver+reuse");
    private static final Spec FOR_GO = Spec.parse("rave+playout(orego)+prior(orego)+reuse");

    /** Tests and results are in docs/results: Connect-4 in speed.md, NoGo and Atari Go in rave.md, Go in go.md. */
    private static final Map<String, Spec> BETTER =
            Map.of("connect4", Spec.parse("uct(0.18)+playouts(8)+solver+reuse"), "nogo", BY_RAVE, "atari-go", BY_RAVE);

    private Recommended() {}

    /** Who plays a game well, one thread on any machine. */
    public static Spec opponent(Game game) {
        return BETTER.getOrDefault(
                game.name(), game.komi().isPresent() ? FOR_GO : game.players() == 2 ? USUAL : FOR_MANY);
    }
}
