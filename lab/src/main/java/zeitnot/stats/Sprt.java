package zeitnot.stats;

import java.util.List;
import java.util.Locale;
import zeitnot.game.BadInput;

/**
 * Sequential probability ratio test between two differences in strength (generalized: Van den Bergh, as in fishtest and
 * fastchess): after every pair of games it says whether there is enough evidence for the one or the other. It needs far
 * fewer games than a fixed number that errs as rarely.
 *
 * @param low the difference of the hypothesis H0, such as 0
 * @param high the difference of the hypothesis H1, such as 10
 * @param alpha how often H1 may be accepted where H0 is true
 * @param beta how often H0 may be accepted where H1 is true
 */
public record Sprt(Model model, double low, double high, double alpha, double beta) {
    /** Beyond this the test says nothing that a few games would not. */
    private static final double LARGEST_DIFFERENCE = 200;

    /** The unit of the hypotheses. */
    public enum Model {
        /** Normalized Elo: the games that a test needs depend neither on draws nor on the opening advantage. */
        NORMALIZED,
        /** Elo. */
        LOGISTIC;

        public static Model named(String name) {
            List<Model> models = List.of(values());
            return models.stream()
                    .filter(model -> model.toString().equals(name))
                    .findFirst()
                    .orElseThrow(() -> BadInput.unknown(
                            "SPRT model",
                            name,
                            models.stream().map(Model::toString).toList()));
        }

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** What the games so far say. */
    public enum Verdict {
        /** H1 is accepted: the difference is {@code high} rather than {@code low}. */
        ACCEPT,
        /** H1 is rejected: the difference is {@code low} rather than {@code high}. */
        REJECT,
        /** Not decided: play on. */
        CONTINUE;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public Sprt {
        if (!(-LARGEST_DIFFERENCE <= low && low < high && high <= LARGEST_DIFFERENCE)) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "an SPRT between %s and %s cannot be run; give two numbers from -%.0f to %3$.0f, the lower first: 0,10",
                    plain(low),
                    plain(high),
                    LARGEST_DIFFERENCE));
        }
        checkErrorRate("alpha", alpha);
        checkErrorRate("beta", beta);
    }

    private static void checkErrorRate(String name, double rate) {
        if (!(rate > 0 && rate < 0.5)) {
            throw new BadInput(
                    name + " " + plain(rate) + " is not an error rate; give a number between 0 and 0.5, such as 0.05");
        }
    }

    /** Reads the two hypotheses as they are typed: {@code 0,10}. */
    public static Sprt parse(String hypotheses, Model model, double alpha, double beta) {
        String[] numbers = hypotheses.split(",", -1);
        if (numbers.length == 2) {
            try {
                double low = Double.parseDouble(numbers[0].strip());
                double high = Double.parseDouble(numbers[1].strip());
                return new Sprt(model, low, high, alpha, beta);
            } catch (NumberFormatException notNumbers) {
                // told below
            }
        }
        throw new BadInput("'" + hypotheses + "' is not a pair of hypotheses; write them as 0,10");
    }

    /** At or below this, H1 is rejected: ln(β / (1 − α)). */
    public double lowerBound() {
        return Math.log(beta / (1 - alpha));
    }

    /** At or above this, H1 is accepted: ln((1 − β) / α). */
    public double upperBound() {
        return Math.log((1 - beta) / alpha);
    }

    /** The generalized log-likelihood ratio of H1 to H0: N Σ p̂ᵢ ln(p¹ᵢ / p⁰ᵢ), each p the likeliest under its hypothesis. */
    public double llr(ScoreCounts counts) {
        double[] observed = counts.shares();
        double[] under0 = likeliest(counts, low);
        double[] under1 = likeliest(counts, high);
        double sum = 0;
        for (int i = 0; i < observed.length; i++) {
            sum += observed[i] * Math.log(under1[i] / under0[i]);
        }
        return counts.n() * sum;
    }

    private double[] likeliest(ScoreCounts counts, double difference) {
        var likelihood = new ConstrainedLikelihood(counts.shares());
        return switch (model) {
            case LOGISTIC -> likelihood.withMean(Elo.score(difference));
            case NORMALIZED ->
                likelihood.withNormalizedMean(Math.sqrt(counts.gamesPerScore()) * difference / ScoreCounts.NORMALIZED);
        };
    }

    public Verdict verdict(ScoreCounts counts) {
        return verdict(llr(counts));
    }

    public Verdict verdict(double llr) {
        if (llr >= upperBound()) {
            return Verdict.ACCEPT;
        }
        return llr <= lowerBound() ? Verdict.REJECT : Verdict.CONTINUE;
    }

    /** The hypotheses as they are typed. */
    public String hypotheses() {
        return plain(low) + "," + plain(high);
    }

    private static String plain(double number) {
        return number == Math.rint(number) && Math.abs(number) < 1e9
                ? Long.toString((long) number)
                : Double.toString(number);
    }
}
