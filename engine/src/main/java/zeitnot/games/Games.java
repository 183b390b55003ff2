package zeitnot.games;

import java.util.Comparator;
import java.util.List;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.game.GameFamily;
import zeitnot.games.go.AtariGo;
import zeitnot.games.go.Go;
import zeitnot.games.go.NoGo;

/** The registry of games: one line each. */
public final class Games {
    private static final List<GameFamily> ALL = List.of(
            Connect4.FAMILY,
            Breakthrough.FAMILY,
            Othello.FAMILY,
            CatchTheLion.FAMILY,
            CatchTheLion.SAFE_TRY,
            Amazons.FAMILY,
            AmazonsSplit.FAMILY,
            Cannon.FAMILY,
            Checkers.FAMILY,
            ChineseCheckers.FAMILY,
            Pentalath.FAMILY,
            TicTacToe.FAMILY,
            Go.FAMILY,
            AtariGo.FAMILY,
            NoGo.FAMILY);

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
        // the longest: amazons-split-6x6 is of the family amazons-split
        GameFamily family = ALL.stream()
                .filter(one -> name.startsWith(one.name() + "-"))
                .max(Comparator.comparingInt(one -> one.name().length()))
                .orElseThrow(() -> BadInput.unknown(
                        "game", name, ALL.stream().map(GameFamily::name).toList()));
        return family.ofSize(name.substring(family.name().length() + 1));
    }
}
