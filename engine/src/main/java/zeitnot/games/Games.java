package zeitnot.games;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.regex.Pattern;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.game.GameFamily;
import zeitnot.game.GameProvider;
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

    private static final Pattern PREFIX = Pattern.compile("[a-z]+");

    private Games() {}

    public static List<GameFamily> all() {
        return ALL;
    }

    /** The games of another system, if it is on the class path. */
    public static GameProvider provider(String prefix) {
        return ServiceLoader.load(GameProvider.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(provider -> provider.prefix().equals(prefix))
                .findFirst()
                .orElseThrow(() -> new BadInput(
                        missing(prefix).orElse("no games are known under '" + prefix + ":'; leave it out")));
    }

    /** How to get the games of another system that is not here: a program that knows of it has the line as a resource. */
    private static Optional<String> missing(String prefix) {
        if (!PREFIX.matcher(prefix).matches()) {
            return Optional.empty();
        }
        try (InputStream in = Games.class.getResourceAsStream("/META-INF/zeitnot/games/" + prefix + ".txt")) {
            return in == null
                    ? Optional.empty()
                    : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8).strip());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The game that a user names: {@code connect4}, {@code breakthrough-6x6}, {@code ludii:Hex}. */
    public static Game named(String name) {
        int colon = name.indexOf(':');
        if (colon >= 0) {
            return provider(name.substring(0, colon)).game(name.substring(colon + 1));
        }
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
