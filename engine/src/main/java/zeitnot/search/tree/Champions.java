package zeitnot.search.tree;

/**
 * What makes selection quick in nodes with many children. At the end of their blocks stands before which child all have been
 * visited, and then, for every group of children, the one with the greatest bound: a visit changes the bound of one child, and
 * the node's factor changes seldom, so most groups need not be looked at again. The child that is chosen is the same as without.
 *
 * <p>Other threads may make a champion obsolete while it is written. Then a child waits a little longer than it should: until
 * the next visit of its group, or the next factor of the node.
 */
final class Champions {
    /** Nodes with so few children have no champions. */
    static final int FEW = 64;

    private static final int SHIFT = 5;
    private static final int GROUP = 1 << SHIFT;

    // The first child that may not have been visited; then what is kept of each group: the champion, or that it is not
    // known,
    // and its bound (float bits).
    private static final int UNVISITED = 0;
    private static final int GROUPS = 1;
    private static final int BOUND = 1;
    private static final int WIDTH = 2;
    private static final int UNKNOWN = -1;

    private final Tree tree;
    private final Selection selection;
    private final int few;

    Champions(Tree tree, Selection selection) {
        this.tree = tree;
        this.selection = selection;
        this.few = selection.changesByVisitsAlone() ? FEW : Integer.MAX_VALUE;
    }

    /** Whether a node with so many children has champions. */
    boolean areFor(int count) {
        return count > few;
    }

    /** Ints that they take in the block of a node with so many children. */
    int size(int count) {
        return !areFor(count) ? 0 : GROUPS + (count + GROUP - 1 >> SHIFT) * WIDTH;
    }

    /** The child with the greatest bound in the block at {@code b}, which has many; the first of several. */
    int best(int[] a, int b, int count) {
        int unvisited = unvisited(a, b, count);
        return unvisited < count ? unvisited : bestChampion(a, b, count);
    }

    /** The first child that comes before all others because it has not been visited; {@code count} if there is none. */
    private int unvisited(int[] a, int b, int count) {
        int at = first(b, count) + UNVISITED;
        int before = a[at];
        int child = before;
        while (child < count && a[Tree.cache(b, child)] != Selection.FIRST) {
            child++;
        }
        if (child != before) {
            a[at] = child;
        }
        return child;
    }

    private int bestChampion(int[] a, int b, int count) {
        int best = 0;
        float bestBound = Float.NEGATIVE_INFINITY;
        for (int from = 0, at = first(b, count) + GROUPS; from < count; from += GROUP, at += WIDTH) {
            int child = a[at];
            if (child == UNKNOWN) {
                child = find(a, b, from, Math.min(from + GROUP, count), at);
            }
            float bound = Float.intBitsToFloat(a[at + BOUND]);
            if (bound > bestBound) {
                bestBound = bound;
                best = child;
            }
        }
        return best;
    }

    private int find(int[] a, int b, int from, int to, int at) {
        int child = selection.best(a, b, from, to);
        float factor = Float.intBitsToFloat(a[b + Tree.FACTOR]);
        a[at + BOUND] = Float.floatToRawIntBits(selection.bound(a, b, child, factor));
        a[at] = child;
        return child;
    }

    /** The bound of a child has changed. */
    void forget(int[] a, int b, int child) {
        int count = a[b];
        if (areFor(count)) {
            a[first(b, count) + GROUPS + (child >> SHIFT) * WIDTH] = UNKNOWN;
        }
    }

    /** The bounds of all children have changed. */
    void forgetAll(int[] a, int b) {
        int count = a[b];
        if (areFor(count)) {
            int first = first(b, count);
            for (int at = first + GROUPS; at < first + size(count); at += WIDTH) {
                a[at] = UNKNOWN;
            }
        }
    }

    /** Any child may not have been visited. */
    void clear(int[] a, int b) {
        int count = a[b];
        if (areFor(count)) {
            a[first(b, count) + UNVISITED] = 0;
        }
    }

    private int first(int b, int count) {
        return tree.slot(b, count, count);
    }
}
