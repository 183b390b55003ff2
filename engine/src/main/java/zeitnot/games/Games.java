package zeitnot.games;

import java.util.List;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.game.GameFamily;

/** The registry of games: one line each. */
public final class Games {
    private static final List<GameFamily> ALL = List.of(
            Connect4.FAMILY,
            Breakthrough.FAMILY,
            Othello.FAMILY,
            CatchTheLion.FAMILY,
            Amazons.FAMILY,
            Cannon.FAMILY,
            Checkers.FAMILY,
            ChineseCheckers.FAMILY,
            Pentalath.FAMILY,
            TicTacToe.FAMILY);

    private Games() {}

    public static List<GameFamily> all() {
        return ALL;
    }

    /** The game that a user names: {@code connect4}, {@code breakthrough-6x6}. */
    public static Game named(String name) {
        for (GameFamily family : ALL) {
            if (name.equals(family.name())) {
                return family.usual();
            }
        }
        for (GameFamily family : ALL) {
            String prefix = family.name() + "-";
            if (name.startsWith(prefix)) {
                return family.ofSize(name.substring(prefix.length()));
            }
        }
        throw BadInput.unknown("game", name, ALL.stream().map(GameFamily::name).toList());
    }
}
