package zeitnot.bandit;

import zeitnot.game.Rng;

/** Real numbers from the engine's generator; the same on every machine. */
final class Draws {
    private Draws() {}

    /** Uniform in [0, 1). */
    static double uniform(Rng rng) {
        return (rng.nextLong() >>> 11) * 0x1p-53;
    }

    /** Of the standard normal distribution, by the method of Box and Muller. */
    static double normal(Rng rng) {
        double radius = Math.sqrt(-2 * StrictMath.log(1 - uniform(rng)));
        return radius * StrictMath.cos(2 * Math.PI * uniform(rng));
    }

    /** Normal, and drawn again until it lies between the bounds. */
    static double normal(Rng rng, double mean, double deviation, double low, double high) {
        while (true) {
            double value = mean + deviation * normal(rng);
            if (value >= low && value <= high) {
                return value;
            }
        }
    }
}
