package zeitnot.search.tree;

/**
 * Bounds of the form mean + f(N) / sqrt(n): UCB1 with f(N) = c sqrt(ln N) (Auer et al.; Kocsis and Szepesvári's UCT),
 * and UCB-sqrt with f(N) = c N^(1/4), whose bound c sqrt(sqrt(N) / n) explores more (Tolpin and Shimony; UCT√SH,
 * section 3.1). N is the node's visits, n the child's, and means are in [0, 1].
 */
final class Ucb extends Selection {
    private static final int INVERSE_ROOT = 1;
    private static final int WIDTH = 2;

    private final NodeFactor factor;

    private Ucb(NodeFactor factor, Layout layout, Additions additions) {
        super(layout, additions, WIDTH);
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
    int select(int[] a, int b) {
        int count = a[b];
        float f = Float.intBitsToFloat(a[b + 1]);
        int best = 0;
        float bestBound = Float.NEGATIVE_INFINITY;
        for (int i = 0, at = b + Tree.HEADER; i < count; i++, at += WIDTH) {
            float bound = Float.intBitsToFloat(a[at]) + f * Float.intBitsToFloat(a[at + INVERSE_ROOT]);
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
    void refresh(int[] a, int cache, int slot) {
        float inverse = 1f / (isPlain ? a[slot + Layout.VISITS] : visits(a, slot));
        float mean = isPlain ? pointsToMean * inverse * a[slot + Layout.POINTS] : mean(a, slot, inverse);
        a[cache] = Float.floatToRawIntBits(mean);
        a[cache + INVERSE_ROOT] = Float.floatToRawIntBits((float) Math.sqrt(inverse));
    }
}
