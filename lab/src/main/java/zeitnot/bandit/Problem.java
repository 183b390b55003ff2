package zeitnot.bandit;

import java.util.Arrays;
import java.util.Locale;
import zeitnot.game.BadInput;
import zeitnot.game.Rng;

/** A kind of bandit: how the means of its arms are drawn, and what a pull gives. Rewards lie in [-1, 1] or about it. */
public enum Problem {
    /** UCT√SH, section 5.1, figure 1. "Limited to" is taken to mean that prizes beyond the bounds are drawn again. */
    PRIZE_BOX_LOW("boxes with fixed prizes of N(0.3, 0.05), limited to [-0.5, 0.5]") {
        @Override
        double mean(Rng rng) {
            return Draws.normal(rng, 0.3, 0.05, -0.5, 0.5);
        }
    },

    /** The same, figure 2. */
    PRIZE_BOX_HIGH("boxes with fixed prizes of N(0.3, 0.5), limited to [-1, 1]") {
        @Override
        double mean(Rng rng) {
            return Draws.normal(rng, 0.3, 0.5, -1, 1);
        }
    },

    BERNOULLI("arms that give 1 or -1, with means that are uniform in [-1, 1]") {
        @Override
        double mean(Rng rng) {
            return 2 * Draws.uniform(rng) - 1;
        }

        @Override
        double reward(double mean, Rng rng) {
            return 2 * Draws.uniform(rng) - 1 < mean ? 1 : -1;
        }
    },

    GAUSSIAN("arms with rewards of N(mean, 0.5), with means of N(0.3, 0.5), limited to [-1, 1]") {
        @Override
        double mean(Rng rng) {
            return PRIZE_BOX_HIGH.mean(rng);
        }

        @Override
        double reward(double mean, Rng rng) {
            return mean + 0.5 * Draws.normal(rng);
        }
    };

    private final String description;

    Problem(String description) {
        this.description = description;
    }

    public String description() {
        return description;
    }

    /** Draws the mean of an arm. */
    abstract double mean(Rng rng);

    /** What a pull of an arm with this mean gives: always the same, unless the problem says otherwise. */
    double reward(double mean, Rng rng) {
        return mean;
    }

    /** Draws the means of so many arms. */
    double[] means(int arms, Rng rng) {
        double[] means = new double[arms];
        for (int arm = 0; arm < arms; arm++) {
            means[arm] = mean(rng);
        }
        return means;
    }

    public static Problem named(String name) {
        return Arrays.stream(values())
                .filter(problem -> problem.toString().equals(name))
                .findFirst()
                .orElseThrow(() -> BadInput.unknown(
                        "bandit",
                        name,
                        Arrays.stream(values()).map(Problem::toString).toList()));
    }

    /** As users type it. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
