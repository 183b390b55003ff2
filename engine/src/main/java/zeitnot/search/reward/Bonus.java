package zeitnot.search.reward;

/**
 * A bonus on the reward of a simulation for how good it was by some measure y, of which more is better for the winner
 * (Pepels et al., quality-based rewards, section 4). It is added to the winner's reward in [-1, 1] and taken from the
 * loser's. One per thread and measure; forgets everything between moves.
 */
abstract sealed class Bonus {
    abstract void clear();

    /** The bonus for a winner's simulation with {@code y}, from what has been seen before; then sees it too. */
    abstract double of(int winner, double y);

    /**
     * The paper's bonus, equations 4 to 6 and 8 to 9: b = -a + 2a / (1 + exp(-k λ)) with λ = (y - mean) / deviation, both
     * of this winner's simulations; a = 0.25 gives the range of the paper.
     */
    static final class Sigmoid extends Bonus {
        private final double k;
        private final double a;
        private final Moments[] seen = {new Moments(), new Moments()};

        Sigmoid(double k, double a) {
            this.k = k;
            this.a = a;
        }

        @Override
        void clear() {
            seen[0].clear();
            seen[1].clear();
        }

        @Override
        double of(int winner, double y) {
            Moments moments = seen[winner];
            double deviation = moments.deviation();
            double bonus = deviation > 0 ? bonus((y - moments.mean()) / deviation) : 0;
            moments.add(y);
            return bonus;
        }

        double bonus(double lambda) {
            return a * (2 / (1 + StrictMath.exp(-k * lambda)) - 1);
        }
    }

    /**
     * The control variate of section 4.1 itself, which the paper leaves open: Z = X + a* (Y - v), where X is 1 if player 0
     * wins and -1 otherwise, v the mean of the measure over all simulations, and a* = -Cov(X, Y) / Var(Y), both estimated
     * while the search runs. Bounded by the range of the paper's bonus.
     */
    static final class Online extends Bonus {
        static final double RANGE = 0.25;

        private long count;
        private double meanX;
        private double meanY;
        private double products;
        private double squares;

        @Override
        void clear() {
            count = 0;
            meanX = 0;
            meanY = 0;
            products = 0;
            squares = 0;
        }

        @Override
        double of(int winner, double y) {
            int x = winner == 0 ? 1 : -1;
            double bonus = squares > 0 ? -products / squares * (y - meanY) : 0;
            count++;
            double offset = y - meanY;
            meanY += offset / count;
            squares += offset * (y - meanY);
            products += (x - meanX) * (y - meanY);
            meanX += (x - meanX) / count;
            return x * Math.max(-RANGE, Math.min(RANGE, bonus));
        }
    }
}
