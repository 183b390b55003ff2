package zeitnot.search.root;

import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;

/**
 * Upper confidence bounds at the root: mean + f(N) / sqrt(n). UCB-sqrt here, with UCB1 below, is UCB√ + UCT of the SR+CR
 * scheme (Tolpin and Shimony 2012; UCT√SH, section 3.1).
 */
final class UcbSelection extends RootSelection {
    /** 1 / sqrt(n) for few visits: a root may have thousands of moves, and all are looked at in every simulation. */
    private static final double[] INVERSE_ROOTS =
            IntStream.range(0, 1024).mapToDouble(n -> 1 / Math.sqrt(n)).toArray();

    private final IntToDoubleFunction factor;

    private UcbSelection(int mostArms, IntToDoubleFunction factor) {
        super(mostArms);
        this.factor = factor;
    }

    static UcbSelection ucb1(int mostArms, double c) {
        return new UcbSelection(mostArms, visits -> c * Math.sqrt(StrictMath.log(Math.max(1, visits))));
    }

    static UcbSelection sqrt(int mostArms, double c) {
        return new UcbSelection(mostArms, visits -> sqrtFactor(c, visits));
    }

    static double sqrtFactor(double c, int visits) {
        return c * Math.sqrt(Math.sqrt(visits));
    }

    @Override
    int choose(double share) {
        return greatest(survivors, arms(), factor.applyAsDouble(arms().visits()));
    }

    /** The survivor with the greatest bound; one without a visit comes first. */
    static int greatest(Survivors survivors, Arms arms, double factor) {
        int best = survivors.arm(0);
        double bestBound = Double.NEGATIVE_INFINITY;
        for (int place = 0; place < survivors.left(); place++) {
            int arm = survivors.arm(place);
            if (arms.isClosed(arm)) {
                continue;
            }
            int visits = arms.visits(arm);
            if (visits == 0) {
                return arm;
            }
            double bound = arms.mean(arm) + factor * inverseRoot(visits);
            if (bound > bestBound) {
                bestBound = bound;
                best = arm;
            }
        }
        return best;
    }

    private static double inverseRoot(int visits) {
        return visits < INVERSE_ROOTS.length ? INVERSE_ROOTS[visits] : 1 / Math.sqrt(visits);
    }
}
