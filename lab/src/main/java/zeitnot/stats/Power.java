package zeitnot.stats;

import java.util.Locale;
import java.util.OptionalDouble;
import zeitnot.game.BadInput;

/**
 * How many games a test of a score against 50 % needs. With the true score ½ + e and draws as often as said, a game has the
 * variance σ₁² = ¼ − d/4 − e², under the hypothesis σ₀² = ¼ − d/4, and n games find the effect with the power
 * Φ((e√n − z σ₀) / σ₁), z being the quantile of α/2. Games count as independent: pairs need fewer where opening is an advantage.
 *
 * @param alpha how often a difference may be found, on either side, where there is none
 * @param draws the share of drawn games
 */
public record Power(double alpha, double draws) {
    /** Smaller effects would take billions of games. */
    private static final double SMALLEST_EFFECT = 1e-5;

    private static final int HALVINGS = 60;

    public Power {
        requireBetween("alpha", alpha, 0, 0.5, "such as 0.05");
        if (!(draws >= 0 && draws < 1)) {
            throw new BadInput("draws " + draws + " is not a share of games; give a number from 0 to below 1");
        }
    }

    private static void requireBetween(String name, double value, double low, double high, String example) {
        if (!(value > low && value < high)) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "%s %s is impossible; give a number between %s and %s, %s",
                    name,
                    value,
                    low,
                    high,
                    example));
        }
    }

    /** How many games find the effect with this power. */
    public long games(double effect, double power) {
        requirePossible(effect);
        requirePower(power);
        double root = (z() * deviation(0) + StandardNormal.exceededWith(1 - power) * deviation(effect)) / effect;
        return (long) Math.ceil(root * root);
    }

    /** The smallest effect that so many games find with this power; none if not even the largest possible one. */
    public OptionalDouble effect(long games, double power) {
        requireGames(games);
        requirePower(power);
        double low = 0;
        double high = largestEffect();
        if (find(high, games) < power) {
            return OptionalDouble.empty();
        }
        for (int i = 0; i < HALVINGS; i++) {
            double middle = (low + high) / 2;
            if (find(middle, games) < power) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return OptionalDouble.of(high);
    }

    /** How likely it is that so many games find the effect. */
    public double power(double effect, long games) {
        requirePossible(effect);
        requireGames(games);
        return find(effect, games);
    }

    /** Half the width of the 95 % interval of an even score after so many games: z σ₀ / √n. */
    public double margin(long games) {
        requireGames(games);
        return Estimate.Z * deviation(0) / Math.sqrt(games);
    }

    private double find(double effect, long games) {
        return StandardNormal.below((effect * Math.sqrt(games) - z() * deviation(0)) / deviation(effect));
    }

    private double z() {
        return StandardNormal.exceededWith(alpha / 2);
    }

    private double deviation(double effect) {
        return Math.sqrt((1 - draws) / 4 - effect * effect);
    }

    /** With d draws no score is above 1 − d/2, and with that one the variance must not vanish. */
    private double largestEffect() {
        return 0.5 - draws / 2 - SMALLEST_EFFECT;
    }

    private void requirePossible(double effect) {
        if (!(effect >= SMALLEST_EFFECT && effect <= largestEffect())) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "an effect of %s cannot be tested; give the distance from 50 %%, up to %.4g here: 0.02 is a score of 52 %%",
                    effect,
                    0.5 - draws / 2));
        }
    }

    private static void requirePower(double power) {
        requireBetween("power", power, 0.05, 1, "such as 0.8");
    }

    private static void requireGames(long games) {
        if (games < 1) {
            throw new BadInput(games + " games show nothing; give at least 1");
        }
    }
}
