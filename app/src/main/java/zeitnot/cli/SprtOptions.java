package zeitnot.cli;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import zeitnot.game.BadInput;
import zeitnot.stats.Sprt;
import zeitnot.stats.Sprt.Model;

/** The options of a sequential test. */
final class SprtOptions {
    private static final double USUAL_ERROR_RATE = 0.05;

    @Option(
            names = "--sprt",
            paramLabel = "LOW,HIGH",
            description =
                    "Stop as soon as it is sure that the first player is better by HIGH rather than by LOW, or the"
                            + " other way round; --games is then the most that are played.")
    private @Nullable String hypotheses;

    @Option(
            names = "--sprt-model",
            paramLabel = "MODEL",
            description = "What LOW and HIGH are: normalized Elo, or Elo with 'logistic' (default: normalized).")
    private @Nullable String model;

    @Option(
            names = "--alpha",
            paramLabel = "RATE",
            description = "How often the test may find HIGH where LOW is true (default: 0.05).")
    private @Nullable Double alpha;

    @Option(
            names = "--beta",
            paramLabel = "RATE",
            description = "How often the test may find LOW where HIGH is true (default: 0.05).")
    private @Nullable Double beta;

    /** The test that was asked for, if any. */
    Optional<Sprt> test(int games) {
        if (hypotheses == null) {
            if (model != null || alpha != null || beta != null) {
                throw new BadInput("--sprt-model, --alpha and --beta are for a sequential test; add --sprt 0,10");
            }
            return Optional.empty();
        }
        if (games % 2 != 0) {
            throw new BadInput("--games " + games + " is odd; a sequential test counts pairs of games");
        }
        return Optional.of(
                Sprt.parse(hypotheses, model == null ? Model.NORMALIZED : Model.named(model), rate(alpha), rate(beta)));
    }

    private static double rate(@Nullable Double given) {
        return given == null ? USUAL_ERROR_RATE : given;
    }
}
