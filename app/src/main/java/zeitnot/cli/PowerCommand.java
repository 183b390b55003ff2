package zeitnot.cli;

import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import zeitnot.game.BadInput;
import zeitnot.stats.Elo;
import zeitnot.stats.Power;

/** Tells how many games an effect needs, or what so many games can show. */
@Command(
        name = "power",
        description = "Tell how many games an effect needs, or what a number of games can show.",
        footer = {
            "%nThe effect is the distance of a score from 50 %%: 0.02 is a score of 52 %%. With --effect alone the games are"
                    + " computed, with --games alone the effect, with both the power.",
            "%nExamples:",
            "  zeitnot power --effect 0.02",
            "  zeitnot power --games 5000 --draws 0.1",
            "  zeitnot power --effect 0.02 --games 1000"
        })
final class PowerCommand extends BaseCommand {
    @Option(names = "--effect", paramLabel = "EFFECT", description = "The distance of the true score from 0.5.")
    private @Nullable Double effect;

    @Option(names = "--games", paramLabel = "N", description = "How many games.")
    private @Nullable Integer games;

    @Option(
            names = "--power",
            paramLabel = "POWER",
            description = "How likely the effect is to be found (default: 0.8).")
    private @Nullable Double power;

    @Option(
            names = "--alpha",
            paramLabel = "ALPHA",
            defaultValue = "0.05",
            description =
                    "How often an effect may be found where there is none (default: ${DEFAULT-VALUE}, two-sided).")
    private double alpha;

    @Option(
            names = "--draws",
            paramLabel = "SHARE",
            defaultValue = "0",
            description = "The share of games that are drawn (default: ${DEFAULT-VALUE}).")
    private double draws;

    private static final double USUAL_POWER = 0.8;

    PowerCommand(Terminal terminal) {
        super(terminal);
    }

    /**
     * The answer as JSON shows it.
     *
     * @param effect null if so few games cannot show any
     * @param elo the effect as a difference in rating
     * @param margin half the width of the 95 % interval of an even score after so many games
     */
    record Answer(
            @Nullable Double effect,
            long games,
            double power,
            double alpha,
            double draws,
            @Nullable Double elo,
            double margin) {}

    @Override
    void run() {
        Answer answer = answer(new Power(alpha, draws));
        print(answer, () -> text(answer));
    }

    private Answer answer(Power test) {
        if (effect != null && games != null) {
            if (power != null) {
                throw new BadInput("--effect, --games and --power are all given; leave out the one to compute");
            }
            return answer(test, OptionalDouble.of(effect), games, test.power(effect, games));
        }
        double wanted = power == null ? USUAL_POWER : power;
        if (effect != null) {
            return answer(test, OptionalDouble.of(effect), test.games(effect, wanted), wanted);
        }
        if (games != null) {
            return answer(test, test.effect(games, wanted), games, wanted);
        }
        throw new BadInput("nothing to compute; give --effect 0.02 or --games 5000");
    }

    private Answer answer(Power test, OptionalDouble effect, long games, double power) {
        Double shown = effect.isPresent() ? effect.getAsDouble() : null;
        Double elo = shown == null ? null : Elo.difference(0.5 + shown);
        return new Answer(shown, games, power, alpha, draws, elo, test.margin(games));
    }

    private static String text(Answer answer) {
        String effect = answer.effect() == null || answer.elo() == null
                ? "none: so few games cannot show any"
                : Text.format(
                        "a score of %.2f %% instead of 50 %%, %+.1f Elo", 100 * (0.5 + answer.effect()), answer.elo());
        return Text.format("effect   %s%n", effect)
                + Text.format("games    %s%n", Text.count(answer.games()))
                + Text.format("power    %.1f %%%n", 100 * answer.power())
                + Text.format(
                        "test     two-sided at %s %%, with %s %% draws%n",
                        Text.number(100 * answer.alpha()), Text.number(100 * answer.draws()))
                + Text.format("interval ± %.2f %% around an even score, 95 %%%n", 100 * answer.margin());
    }
}
