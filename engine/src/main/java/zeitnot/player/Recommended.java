package zeitnot.player;

import java.util.Map;
import zeitnot.game.Game;

/** The players that we recommend as opponents: where one is for some games only, matches have shown that it is better there. */
public final class Recommended {
    private static final Spec USUAL = Spec.parse("uct+solver+reuse");
    private static final Spec FOR_MANY = Spec.parse("uct+reuse");
    private static final Spec BY_RAVE = Spec.parse("rave+solver+reuse");
    private static final Spec BY_MINIMAX = Spec.parse("uct+adaptive-minimax+reuse");

    /**
     * Tests and results are in docs/results: Connect-4 in speed.md and baier-winands.md, Catch the Lion and Breakthrough in
     * ji-thielscher.md, NoGo and Atari Go in rave.md, Go in go.md.
     */
    private static final Map<String, Spec> BETTER = Map.of(
            "connect4",
            Spec.parse("uct(0.18)+playouts(8)+solver+reuse+stop(5,0.9)"),
            "catch-the-lion",
            BY_MINIMAX,
            "breakthrough",
            BY_MINIMAX,
            "breakthrough-6x6",
            BY_MINIMAX,
            "nogo",
            BY_RAVE,
            "atari-go",
            BY_RAVE);

    /** So many points at the most; on larger ones there are fewer simulations, so that what is common to all moves counts longer. */
    private static final int SMALL_BOARD = 15 * 15;

    private Recommended() {}

    /** Who plays a game well, one thread on any machine. */
    public static Spec opponent(Game game) {
        return BETTER.getOrDefault(
                game.name(),
                game.komi().isPresent() ? forGo(game) : game.players() == 2 && !game.hasChance() ? USUAL : FOR_MANY);
    }

    private static Spec forGo(Game game) {
        return game.points() <= SMALL_BOARD
                ? forGo("0.0004", "heavy", "2.5,0.4")
                : forGo("0.00025", "medium", "2.2,0.45");
    }

    private static Spec forGo(String bias, String playout, String stop) {
        return Spec.parse("rave(%s)+playout(%s)+prior(heavy)+reuse+resign(0.1)+exp-stones+stop(%s)"
                .formatted(bias, playout, stop));
    }
}
