package zeitnot.search.tree;

/**
 * Bounds of the form mean + f(N) / sqrt(n): UCB1 with f(N) = c sqrt(ln N) (Auer et al.; Kocsis and Szepesvári's UCT),
 * and UCB-sqrt with f(N) = c N^(1/4), whose bound c sqrt(sqrt(N) / n) explores more (Tolpin and Shimony; UCT√SH,
 * section 3.1). N is the node's visits, n the child's, and means are in [0, 1].
 */
final class Ucb extends Selection {
    private final NodeFactor factor;

    private Ucb(NodeFactor factor, Layout layout, Additions additions) {
        super(layout, additions);
        this.factor = factor;
    }

    static Ucb ucb1(double c, Layout layout, Additions additions) {
        return new Ucb(new NodeFactor(n -> c * Math.sqrt(StrictMath.log(n))), layout, additions);
    }

    static Ucb sqrt(double c, Layout layout, Additions additions) {
        return new Ucb(new NodeFactor(n -> c * Math.sqrt(Math.sqrt(n))), layout, additions);
    }

    @Override
    float factor(int visits) {
        return factor.at(visits);
    }

    @Override
    float[] factors() {
        return factor.table();
    }

    @Override
    int best(int[] a, int b, int from, int to) {
        float f = Float.intBitsToFloat(a[b + Tree.FACTOR]);
        int best = from;
        float bestBound = Float.NEGATIVE_INFINITY;
        for (int i = from; i < to; i++) {
            float bound = bound(a, b, i, f);
            if (bound > bestBound) {
                bestBound = bound;
                best = i;
                if (bound > UNBEATABLE) {
                    break; // the first that has not been visited
                }
            }
        }
        return best;
    }

    @Override
    float bound(int[] a, int b, int child, float factor) {
        int cache = Tree.cache(b, child);
        return Float.intBitsToFloat(a[cache]) + factor * Float.intBitsToFloat(a[cache + INVERSE_ROOT]);
    }
}
