package zeitnot.search.tree;

/**
 * UCB1-Tuned (Auer et al.) as Baier and Winands use it: mean + c sqrt(ln N / n · min(1/4, V + sqrt(2 ln N / n))), where V
 * is the variance of the child's results (without bonuses, where there are any), N the node's visits, n the child's, and
 * means are in [0, 1]. The result of a visit with several playouts is their mean.
 */
final class Ucb1Tuned extends Selection {
    private static final int INVERSE_ROOT = 1;
    private static final int VARIANCE = 2;
    private static final int WIDTH = 3;

    private final NodeFactor factor = new NodeFactor(n -> Math.sqrt(2 * StrictMath.log(n)));
    private final float c;
    private final int squares;
    private final float squaresToMean;

    Ucb1Tuned(double c, Layout layout, Additions additions) {
        super(layout, additions, WIDTH);
        this.c = (float) (c / Math.sqrt(2));
        this.squares = layout.squares();
        this.squaresToMean = pointsToMean * pointsToMean * (1 << layout.squareShift());
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
            float root = f * Float.intBitsToFloat(a[at + INVERSE_ROOT]); // sqrt(2 ln N / n)
            float spread = Math.min(0.25f, Float.intBitsToFloat(a[at + VARIANCE]) + root);
            float bound = Float.intBitsToFloat(a[at]) + c * root * (float) Math.sqrt(spread);
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
        int visits = a[slot + Layout.VISITS];
        float inverse = 1f / Math.max(1, visits);
        float result = pointsToMean * inverse * a[slot + Layout.POINTS];
        float meanSquare = squaresToMean * inverse * a[slot + squares];
        a[cache + VARIANCE] = Float.floatToRawIntBits(Math.max(0, meanSquare - result * result));
        float mean = result;
        if (!isPlain) {
            inverse = 1f / visits(a, slot);
            mean = mean(a, slot, inverse);
        }
        a[cache] = Float.floatToRawIntBits(mean);
        a[cache + INVERSE_ROOT] = Float.floatToRawIntBits((float) Math.sqrt(inverse));
    }
}
