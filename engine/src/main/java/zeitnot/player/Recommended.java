package zeitnot.player;

import java.util.Map;
import zeitnot.game.Game;

/** The players that we recommend as opponents: where one is for some games only, matches have shown that it is better there. */
public final class Recommended {
    private static final Spec USUAL = Spec.parse("uct+solver+reuse");
    private static final Spec FOR_MANY = Spec.parse("uct+reuse");
    private static final Spec BY_RAVE = Spec.parse("rave+solver+reuse");

    /** Tests and results are in docs/results: Connect-4 in speed.md, NoGo and Atari Go in rave.md, Go in go.md. */
    private static final Map<String, Spec> BETTER =
            Map.of("connect4", Spec.parse("uct(0.18)+playouts(8)+solver+reuse"), "nogo", BY_RAVE, "atari-go", BY_RAVE);

    private static final int LARGEST_OF_OREGO = 13 * 13;

    private Recommended() {}

    /** Who plays a game well, one thread on any machine. */
    public static Spec opponent(Game game) {
        return BETTER.getOrDefault(
                game.name(),
                game.komi().isPresent() ? forGo(game) : game.players() == 2 && !game.hasChance() ? USUAL : FOR_MANY);
    }

    /** The formula of time was best in Orego on 13x13 with 20 and 40, in Erica on 19x19 with 80 and 80 (enhanced). */
    private static Spec forGo(Game game) {
        int c = game.points() <= LARGEST_OF_OREGO ? 20 : 80;
        int maxPly = game.points() / 4;
        return Spec.parse("rave+playout(heavy)+prior(heavy)+reuse+enhanced(" + c + "," + maxPly + ")");
    }
}
