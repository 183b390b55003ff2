package zeitnot.contest;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import zeitnot.contest.gtp.GtpCommand;
import zeitnot.contest.gtp.GtpPlayer;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.games.Games;
import zeitnot.player.Feature;
import zeitnot.player.Features;
import zeitnot.player.Player;
import zeitnot.player.Spec;

/** All that can take part in a contest: the players of the engine's features, and external programs. */
public final class Players {
    private static final Features FEATURES = Features.installed();

    private Players() {}

    /** All that a spec can say. */
    public static List<Feature> features() {
        return Stream.concat(FEATURES.all().stream(), Stream.of(GtpCommand.FEATURE))
                .toList();
    }

    public static Feature feature(String name) {
        return features().stream()
                .filter(feature -> feature.name().equals(name))
                .findFirst()
                .orElseThrow(() -> BadInput.unknown(
                        "feature", name, features().stream().map(Feature::name).toList()));
    }

    /** Reads a spec; throws {@link BadInput} unless it makes a player. */
    public static Spec parse(String text) {
        Spec spec = Spec.parse(text);
        check(spec);
        return spec;
    }

    /** Throws {@link BadInput} unless the spec makes a player. External programs are not started. */
    public static void check(Spec spec) {
        if (isExternal(spec)) {
            command(spec);
        } else {
            spec.parts().forEach(part -> feature(part.name()));
            FEATURES.check(spec);
        }
    }

    /** Whether the player is an external program. */
    public static boolean isExternal(Spec spec) {
        return spec.parts().stream().anyMatch(part -> part.name().equals(GtpCommand.FEATURE.name()));
    }

    /** The spec without the features that a game cannot have, such as a solver where chance takes part. */
    public static Spec fitting(Spec spec, Game game) {
        List<Spec.Part> parts = spec.parts().stream()
                .filter(part -> feature(part.name()).isFor(game))
                .toList();
        return parts.isEmpty() ? Spec.parse("uct") : new Spec(parts);
    }

    /** The player that a spec describes, for one game. An external program is started. */
    public static Player create(Spec spec, Game game, long seed) {
        return isExternal(spec) ? external(spec, game, seed) : FEATURES.player(spec, game, seed);
    }

    /**
     * Makes every player of these games once and in vain, and starts those that are external programs; throws
     * {@link BadInput} if one cannot begin a game. So what is wrong is found before a match, and not as its loss.
     */
    public static void tryOut(Collection<GameTask> tasks) {
        Set<String> tried = new HashSet<>();
        for (GameTask task : tasks) {
            for (String player : List.of(task.playerA(), task.playerB())) {
                if (tried.add(task.game() + " " + player)) {
                    tryOut(Spec.parse(player), Games.named(task.game()));
                }
            }
        }
    }

    /** Throws {@link BadInput} if the player cannot begin a game, or if the game is not one of two players. */
    public static void tryOut(Spec spec, Game game) {
        if (game.players() != 2) {
            throw new BadInput(game + " has " + game.players()
                    + " players, and a contest is between two; choose a game for two players");
        }
        if (isExternal(spec)) {
            try (GtpPlayer player = external(spec, game, 0)) {
                player.failure().ifPresent(failure -> {
                    throw new BadInput("player '" + spec + "' cannot play " + game + ": " + failure
                            + "; give a program that speaks GTP, such as gtp(\"gnugo --mode gtp\")");
                });
            }
        } else {
            FEATURES.player(spec, game, 0);
        }
    }

    private static GtpPlayer external(Spec spec, Game game, long seed) {
        GtpCommand command = command(spec);
        return new GtpPlayer(command.words(), game, seed, command.timeout());
    }

    private static GtpCommand command(Spec spec) {
        if (spec.parts().size() > 1) {
            throw new BadInput("'" + GtpCommand.FEATURE.name() + "' in '" + spec
                    + "' is a player by itself; leave out the other features");
        }
        return GtpCommand.parse(spec.parts().get(0));
    }
}
