package zeitnot.search.tree;

/**
 * Progressive widening (Coulom 2007; Couëtoux et al. 2011): a node with N visits looks at k N^a of its moves, in the order in which
 * it has them, and chooses among these as the selection that it is made from does. A move more is tried when that number has
 * grown by one, or when all that were tried are proven or cannot matter.
 */
final class Widened extends Selection {
    /** No bound of a child that can still be chosen is below it. */
    private static final float CLOSED_BOUND = -1e8f;

    private final Selection among;
    private final NodeFactor width;
    private final Layout layout;

    Widened(Selection among, Widening widening, Layout layout, Additions additions) {
        super(layout, additions);
        this.among = among;
        this.layout = layout;
        this.width = new NodeFactor(n -> widening.k() * StrictMath.pow(n, widening.a()));
    }

    /** How many children a node with so many visits looks at. */
    int width(int visits) {
        return Math.max(1, (int) Math.ceil(width.at(visits)));
    }

    /** The node's visits are those of its children and the one that made it. */
    @Override
    int best(int[] a, int b, int from, int to) {
        float factor = Float.intBitsToFloat(a[b + Tree.FACTOR]);
        int best = from;
        float bestBound = CLOSED_BOUND;
        int visits = 1;
        int child = from;
        while (child < to && a[Tree.cache(b, child)] != FIRST) {
            float bound = among.bound(a, b, child, factor);
            if (bound > bestBound) {
                bestBound = bound;
                best = child;
            }
            visits += visitsOf(a, b, child);
            child++;
        }
        boolean isWider = child < to && (child - from < width(visits) || bestBound == CLOSED_BOUND);
        return isWider ? child : best;
    }

    private int visitsOf(int[] a, int b, int child) {
        return a[layout.slot(b, a[b], child) + Layout.VISITS];
    }

    /** A child may be chosen because others were visited. */
    @Override
    boolean changesByVisitsAlone() {
        return false;
    }

    @Override
    float factor(int visits) {
        return among.factor(visits);
    }

    @Override
    float[] factors() {
        return among.factors();
    }

    @Override
    float bound(int[] a, int b, int child, float factor) {
        return among.bound(a, b, child, factor);
    }

    @Override
    void refresh(int[] a, int b, int cache, int slot) {
        among.refresh(a, b, cache, slot);
    }
}
