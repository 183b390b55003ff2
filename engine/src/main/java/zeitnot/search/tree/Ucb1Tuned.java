package zeitnot.search.tree;

/**
 * UCB1-Tuned (Auer et al.) as Baier and Winands use it: mean + c sqrt(ln N / n · min(1/4, V + sqrt(2 ln N / n))), where V
 * is the variance of the child's results (without bonuses, where there are any), N the node's visits, n the child's, and means are in [0, 1].
 */
final class Ucb1Tuned extends Selection {
    private static final int INVERSE_ROOT = 1;
    private static final int VARIANCE = 2;

    private final NodeFactor factor = new NodeFactor(n -> Math.sqrt(2 * StrictMath.log(n)));
    private final float c;

    Ucb1Tuned(double c, boolean bonuses) {
        super(true, bonuses);
        this.c = (float) (c / Math.sqrt(2));
    }

    @Override
    int cacheWidth() {
        return 3;
    }

    @Override
    float factor(int visits) {
        return factor.at(visits);
    }

    @Override
    public int select(int[] a, int b) {
        int count = a[b];
        float f = Float.intBitsToFloat(a[b + 1]);
        int best = 0;
        float bestBound = Float.NEGATIVE_INFINITY;
        for (int i = 0, at = b + Tree.HEADER; i < count; i++, at += 3) {
            float root = f * Float.intBitsToFloat(a[at + INVERSE_ROOT]); // sqrt(2 ln N / n)
            float spread = Math.min(0.25f, Float.intBitsToFloat(a[at + VARIANCE]) + root);
            float bound = Float.intBitsToFloat(a[at]) + c * root * (float) Math.sqrt(spread);
            if (bound > bestBound) {
                bestBound = bound;
                best = i;
            }
        }
        return best;
    }

    @Override
    void refresh(int[] a, int cache, int slot) {
        float inverse = 1f / a[slot + Tree.VISITS];
        float mean = 0.5f * inverse * a[slot + Tree.POINTS];
        float meanSquare = 0.25f * inverse * a[slot + squares];
        a[cache] = Float.floatToRawIntBits(mean(a, slot, inverse));
        a[cache + INVERSE_ROOT] = Float.floatToRawIntBits((float) Math.sqrt(inverse));
        a[cache + VARIANCE] = Float.floatToRawIntBits(Math.max(0, meanSquare - mean * mean));
    }
}
