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

    /** So few visits have sqrt(2 ln N / n) of 1/4 and more, so that V does not matter: N is not less than n. */
    private static final int FEW = 160;

    private final NodeFactor factor = new NodeFactor(n -> Math.sqrt(2 * StrictMath.log(n)));
    private final float c;
    private final float most;
    private final int squares;
    private final int variance;
    private final int withoutVariance;
    private final float squaresToMean;

    Ucb1Tuned(double c, Layout layout, Additions additions) {
        super(layout, additions);
        this.c = (float) (c / Math.sqrt(2));
        this.most = this.c * MOST_DEVIATION;
        this.squares = layout.squares();
        this.variance = layout.column();
        this.withoutVariance = isPlain ? FEW : 0; // a prior is visits of the child, and not of its node
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

    /**
     * Most children cannot be the best even at the greatest variance: theirs is not looked at, and no root is drawn. Nothing is called
     * here but methods so small that Java always inlines them: the variance matters only once a child has many visits, and a larger
     * one, which was hardly called yet when this was compiled, would stay a call, and the search a fifth slower.
     */
    @Override
    int best(int[] a, int b, int from, int to) {
        float f = Float.intBitsToFloat(a[b + Tree.FACTOR]);
        int variances = Tree.column(b, a[b], 0, variance);
        int best = from;
        float bestBound = Float.NEGATIVE_INFINITY;
        for (int i = from; i < to; i++) {
            int cache = Tree.cache(b, i);
            float mean = Float.intBitsToFloat(a[cache]);
            float root = f * Float.intBitsToFloat(a[cache + INVERSE_ROOT]); // sqrt(2 ln N / n)
            float bound = mean + most * root;
            if (bound > bestBound) {
                if (root < MOST_VARIANCE) {
                    bound = mean + c * root * deviation(Float.intBitsToFloat(a[variances + i]) + root);
                }
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
        float root = factor * Float.intBitsToFloat(a[cache + INVERSE_ROOT]);
        float spread = Float.intBitsToFloat(a[Tree.column(b, a[b], child, variance)]) + root;
        return Float.intBitsToFloat(a[cache]) + c * root * deviation(spread);
    }

    private static float deviation(float spread) {
        return spread < MOST_VARIANCE ? (float) Math.sqrt(spread) : MOST_DEVIATION;
    }

    @Override
    void refresh(int[] a, int b, int cache, int slot) {
        super.refresh(a, b, cache, slot);
        int visits = a[slot + Layout.VISITS];
        if (visits > withoutVariance) {
            float inverse = 1f / visits;
            float mean = pointsToMean * inverse * a[slot + Layout.POINTS];
            float meanSquare = squaresToMean * inverse * a[slot + squares];
            a[Tree.column(b, a[b], Tree.child(b, cache), variance)] =
                    Float.floatToRawIntBits(Math.max(0, meanSquare - mean * mean));
        }
    }
}
