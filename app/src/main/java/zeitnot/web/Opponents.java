package zeitnot.web;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import zeitnot.contest.Players;
import zeitnot.game.BadInput;
import zeitnot.game.Capability;
import zeitnot.game.Game;
import zeitnot.play.Level;
import zeitnot.player.Feature;
import zeitnot.player.Recommended;
import zeitnot.player.Spec;
import zeitnot.time.TimeControl;

/** Who can play here, against a person or in a match, within the limits of the server. No external program is ever started. */
final class Opponents {
    private static final String MEMORY = "memory";
    private static final String THREADS = "threads";

    private final Limits limits;

    Opponents(Limits limits) {
        this.limits = limits;
    }

    /** The spec that is played: what is asked for, or what is recommended, with a limit of memory. */
    Spec spec(Game game, @Nullable String asked) {
        Spec spec = asked == null || asked.isBlank() ? recommended(game) : allowed(asked);
        Spec limited = part(spec, MEMORY).isPresent()
                ? spec
                : Spec.parse(spec + "+" + MEMORY + "(" + limits.searchMegabytes() + ")");
        Players.tryOut(limited, game);
        return limited;
    }

    /** A player as it is asked for; throws {@link BadInput} if it is not one of ours, or wants more than there is. */
    Spec allowed(String text) {
        Spec spec = Spec.parse(text);
        if (Players.isExternal(spec)) {
            throw new BadInput(
                    "'" + spec + "' is an external program, which is not started from a page; use the command line");
        }
        Players.check(spec);
        atMost(spec, THREADS, "n", limits.threads());
        atMost(spec, MEMORY, "mb", limits.searchMegabytes());
        return spec;
    }

    /** Where points have owners, they are counted too: the page shows them. */
    private static Spec recommended(Game game) {
        Spec spec = Recommended.opponent(game);
        return game.offers(Capability.OWNERSHIP) ? Spec.parse(spec + "+ownership") : spec;
    }

    private static void atMost(Spec spec, String name, String parameter, int most) {
        part(spec, name).ifPresent(part -> {
            if (Players.feature(name).arguments(part).whole(parameter) > most) {
                throw new BadInput("'" + part + "' is more than this server gives; write " + name + "(" + most + ")");
            }
        });
    }

    private static Optional<Spec.Part> part(Spec spec, String name) {
        return spec.parts().stream().filter(one -> one.name().equals(name)).findFirst();
    }

    /** The time control that is asked for, if no move can take longer by it than the server allows. */
    TimeControl time(@Nullable String asked) {
        TimeControl time = TimeControl.parse(asked == null || asked.isBlank() ? "2s/move" : asked);
        if (time instanceof TimeControl.PerMove fixed && fixed.seconds() > limits.moveSeconds()) {
            throw new BadInput("'" + time + "' is more than this server gives; ask for " + (int) limits.moveSeconds()
                    + "s/move at the most");
        }
        if (time instanceof TimeControl.SimulationsPerMove fixed && fixed.simulations() > limits.moveSimulations()) {
            throw new BadInput("'" + time + "' is more than this server gives; ask for " + limits.moveSimulations()
                    + "/move at the most");
        }
        return time;
    }

    static Level level(@Nullable String asked) {
        return asked == null || asked.isBlank() ? Level.FULL : Level.named(asked);
    }

    /** The features of a spec, for whoever wants to read their formulas. */
    static List<Feature> features(Spec spec) {
        return spec.parts().stream()
                .flatMap(part -> Stream.of(Players.feature(part.name())))
                .toList();
    }
}
