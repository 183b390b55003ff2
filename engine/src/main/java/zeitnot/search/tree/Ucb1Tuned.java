package zeitnot.search.tree;

/**
 * UCB1-Tuned (Auer et al.) as Baier and Winands use it: mean + c sqrt(ln N / n · min(1/4, V + sqrt(2 ln N / n))), where V
 * is the variance of the child's results (without bonuses, where there are any), N the node's visits, n the child's, and
 * means are in [0, 1]. The result of a visit with several playouts is their mean.
 */
final class Ucb1Tuned extends Selection {
    /** Of results in [0, 1]. */
    private static final float MOST_VARIANCE = 0.25f;

    private static final float MOST_DEVIATION = 0.5f;

    private final NodeFactor factor = new NodeFactor(n -> Math.sqrt(2 * StrictMath.log(n)));
    private final float c;
    private final Layout layout;
    private final int squares;
    private final int variance;
    private final float squaresToMean;

    Ucb1Tuned(double c, Layout layout, Additions additions) {
        super(layout, additions);
        this.c = (float) (c / Math.sqrt(2));
        this.layout = layout;
        this.squares = layout.squares();
        this.variance = layout.field();
        this.squaresToMean = pointsToMean * pointsToMean * (1 << layout.squareShift());
    }

    @Override
    float factor(int visits) {
        return factor.at(visits);
    }

    @Override
    float[] factors() {
        return factor.table();
    }

    /** Most children cannot be the best even at the greatest variance: theirs is not looked at, and no root is drawn. */
    @Override
    int best(int[] a, int b, int from, int to) {
        float f = Float.intBitsToFloat(a[b + Tree.FACTOR]);
        int best = from;
        float bestBound = Float.NEGATIVE_INFINITY;
        for (int i = from; i < to; i++) {
            int cache = Tree.cache(b, i);
            float root = f * Float.intBitsToFloat(a[cache + INVERSE_ROOT]);
            float most = Float.intBitsToFloat(a[cache]) + c * root * MOST_DEVIATION;
            if (most > bestBound) {
                float bound = root < MOST_VARIANCE ? bound(a, b, i, f) : most;
                if (bound > bestBound) {
                    bestBound = bound;
                    best = i;
                    if (bound > UNBEATABLE) {
                        break; // the first that has not been visited
                    }
                }
            }
        }
        return best;
    }

    @Override
    float bound(int[] a, int b, int child, float factor) {
        int cache = Tree.cache(b, child);
        int slot = Tree.slot(b, a[b], child, layout.width());
        float root = factor * Float.intBitsToFloat(a[cache + INVERSE_ROOT]); // sqrt(2 ln N / n)
        float spread = Float.intBitsToFloat(a[slot + variance]) + root;
        float deviation = spread < MOST_VARIANCE ? (float) Math.sqrt(spread) : MOST_DEVIATION;
        return Float.intBitsToFloat(a[cache]) + c * root * deviation;
    }

    @Override
    void refresh(int[] a, int cache, int slot) {
        super.refresh(a, cache, slot);
        float inverse = 1f / Math.max(1, a[slot + Layout.VISITS]);
        float mean = pointsToMean * inverse * a[slot + Layout.POINTS];
        float meanSquare = squaresToMean * inverse * a[slot + squares];
        a[slot + variance] = Float.floatToRawIntBits(Math.max(0, meanSquare - mean * mean));
    }
}
