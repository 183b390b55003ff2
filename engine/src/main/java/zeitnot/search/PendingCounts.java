package zeitnot.search;

/**
 * Counts of much-visited children that one of several threads has not yet added to the tree. What slows threads down on one
 * tree are cache lines that travel between cores, and those of the best line near the root would do so in every
 * simulation. There, where a single visit says next to nothing, {@value #BATCH} are added at a time.
 */
final class PendingCounts {
    private static final int BATCH = 8;
    private static final int PLACES_LOG2 = 7;
    private static final int PLACES = 1 << PLACES_LOG2;

    private final Tree tree;
    private final Selection selection;

    // By place, which a child's block and number decide; a child that finds its place taken sends the other's counts
    // off.
    private final int[] blocks = new int[PLACES];
    private final int[] children = new int[PLACES];
    private final int[] visits = new int[PLACES];
    private final int[] points = new int[PLACES];
    private final int[] squares = new int[PLACES];

    PendingCounts(Tree tree, Selection selection) {
        this.tree = tree;
        this.selection = selection;
    }

    /** A visit of a child of {@code block} that brought so many half points. */
    void add(int block, int child, int halfPoints) {
        int place = ((block ^ child << 24) * 0x9e3779b9) >>> (Integer.SIZE - PLACES_LOG2);
        if (blocks[place] != block || children[place] != child) {
            flush(place);
            blocks[place] = block;
            children[place] = child;
        }
        points[place] += halfPoints;
        squares[place] += halfPoints * halfPoints;
        if (++visits[place] == BATCH) {
            flush(place);
        }
    }

    /** Adds everything to the tree. */
    void flush() {
        for (int place = 0; place < PLACES; place++) {
            flush(place);
        }
    }

    private void flush(int place) {
        if (visits[place] == 0) {
            return;
        }
        int[] a = tree.chunk(blocks[place]);
        int b = Tree.offset(blocks[place]);
        int slot = tree.slot(b, a[b], children[place]);
        int before = (int) Tree.INT.getAndAdd(a, slot + Tree.VISITS, visits[place]);
        Tree.INT.getAndAdd(a, slot + Tree.POINTS, points[place]);
        if (tree.slotWidth() > Tree.SQUARES) {
            Tree.INT.getAndAdd(a, slot + Tree.SQUARES, squares[place]);
        }
        int cache = tree.cache(b, children[place]);
        if (a[cache] != Selection.CLOSED) {
            selection.refresh(a, cache, slot);
        }
        int below = a[slot + Tree.BLOCK];
        if (below > Tree.NONE) { // a finished game has no block, nor has a child that found the tree full
            tree.refreshFactor(below, before, before + visits[place]);
        }
        visits[place] = 0;
        points[place] = 0;
        squares[place] = 0;
    }
}
