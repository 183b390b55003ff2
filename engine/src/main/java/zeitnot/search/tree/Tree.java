package zeitnot.search.tree;

import java.util.Arrays;
import zeitnot.view.Verdict;

/**
 * The search tree: an arena of int arrays with one block per expanded node and no object per node.
 *
 * <p>Why this layout: the tree, not the playout, is the bottleneck of quick games, and what it costs is cache lines. A
 * block holds everything about the children of one node, each kind of field side by side, in the order in which a
 * simulation needs it:
 *
 * <pre>
 *   count, factor                     how many children; the node's cached exploration factor (float bits)
 *   cache  x count                    what selection reads: mean, 1/sqrt(n) (float bits)
 *   column x count                    what it reads of some: there is none but what features declare in the {@link Layout}
 *   slot   x count                    the child itself: its own block (0: none), its move with its proof, and what backup
 *                                     counts: visits, points, and what features declare in the {@link Layout}
 *   champions                         in nodes with many children: see {@link Champions}
 * </pre>
 *
 * so that a step down the tree, to one of seven children and back, touches two or three cache lines. A leaf is a slot in
 * its parent's block and nothing else; it gets a block of its own when it is visited for the second time, or later if its
 * parent has many children.
 *
 * <p>A parent's block is always older than its children's and so lies before them, which lets {@link #advance} slide a
 * subtree to the front in a single pass without further memory.
 */
public final class Tree extends Arena {
    /** The child's block is being made by another thread. */
    static final int BUSY = -1;

    /** Where a node's exploration factor stands in its block. */
    static final int FACTOR = 1;

    static final int HEADER = 2;

    /** Ints in a cache line. Where what selection reads of a node fits into one, its block begins with a line. */
    private static final int LINE = 16;

    private final Selection selection;
    private final Champions champions;
    private final Compaction compaction;
    private final int columns;
    private final int slotWidth;
    private final int[] sums;
    private final int mostVisits;
    private final int full;

    private int root;

    // What is proven of the root, in half points for its player to move.
    private volatile int rootLower;
    private volatile int rootUpper;

    /** @param layout with all that the features of the search have declared */
    public Tree(Layout layout, Selection selection, long maxBytes) {
        super(maxBytes);
        this.selection = selection;
        this.champions = new Champions(this, selection);
        this.compaction = new Compaction(this, selection);
        this.columns = layout.columns();
        this.slotWidth = layout.width();
        this.sums = layout.sums();
        this.mostVisits = layout.mostVisits();
        this.full = layout.full();
        clear();
    }

    /** Forgets everything. */
    public void clear() {
        reset(FIRST);
        root = NONE;
        counters[ROOT_VISITS] = 0;
        proveRoot(0, 2);
    }

    /** Points that a visit brings who has won all that was played in it. */
    int full() {
        return full;
    }

    /** The root's block. */
    public int root() {
        return root;
    }

    public int rootVisits() {
        return (int) INT.getOpaque(counters, ROOT_VISITS);
    }

    /** Half points that the player to move at the root has for certain. */
    public int rootLower() {
        return rootLower;
    }

    public boolean isProven() {
        return rootLower == rootUpper;
    }

    /** What is proven of the root. */
    public Verdict verdict() {
        return Verdict.of(rootLower, rootUpper);
    }

    /** Makes the root's block. The smallest arena has room for it. */
    public void plant(int[] moves, int count) {
        root = layOut(allocate(size(count)), moves, count, 1);
    }

    /** Makes a child of the root the root and keeps nothing but its subtree; returns whether it had one. */
    public boolean advance(int child) {
        int[] a = chunk(root);
        int b = offset(root);
        int slot = slot(b, a[b], child);
        if (a[slot + Layout.BLOCK] == NONE) {
            return false;
        }
        counters[ROOT_VISITS] = a[slot + Layout.VISITS];
        reset(compaction.slide(a[slot + Layout.BLOCK]));
        root = FIRST;
        proveRootByChildren();
        return true;
    }

    /** Not by what was proven of the node itself: minimax may have proven a win without telling the tree by which move. */
    private void proveRootByChildren() {
        int[] a = chunk(root);
        int b = offset(root);
        int count = a[b];
        int lower = 0;
        int upper = 0;
        for (int child = 0; child < count; child++) {
            int link = a[slot(b, count, child) + Layout.MOVE];
            lower = Math.max(lower, Proof.lower(link));
            upper = Math.max(upper, Proof.upper(link));
        }
        proveRoot(lower, upper);
    }

    /** Notes what is proven of the root, in half points for its player to move. */
    void proveRoot(int lower, int upper) {
        rootLower = lower;
        rootUpper = upper;
    }

    /** Index of what is cached for child {@code child} of the block at {@code b}. */
    static int cache(int b, int child) {
        return b + HEADER + child * Selection.CACHE_WIDTH;
    }

    /** Index of the slot of child {@code child} of a block at {@code b} with {@code count} children. */
    int slot(int b, int count, int child) {
        return slot(b, count, child, columns, slotWidth);
    }

    static int slot(int b, int count, int child, int columns, int slotWidth) {
        return b + HEADER + count * columns + child * slotWidth;
    }

    /** Index of what a column has of child {@code child} of a block at {@code b} with {@code count} children. */
    static int column(int b, int count, int child, int column) {
        return cache(b, count) + count * column + child;
    }

    /** The child of the block at {@code b} whose cache is at {@code cache}. */
    static int child(int b, int cache) {
        return (cache - b - HEADER) / Selection.CACHE_WIDTH;
    }

    /** Index of the slot of the last child of a block. */
    int lastSlot(int block) {
        int b = offset(block);
        int count = chunk(block)[b];
        return slot(b, count, count - 1);
    }

    int slotWidth() {
        return slotWidth;
    }

    int size(int count) {
        int size = HEADER + count * (columns + slotWidth) + champions.size(count);
        return cache(0, count) <= LINE ? size + LINE - 1 & -LINE : size;
    }

    /** The child that the selection chooses in the block at {@code b}. */
    int select(int[] a, int b) {
        int count = a[b];
        return champions.areFor(count) ? champions.best(a, b, count) : selection.best(a, b, 0, count);
    }

    /** What the selection thinks of a child of the block at {@code b}: it chooses the one with the greatest. */
    float bound(int[] a, int b, int child) {
        return selection.bound(a, b, child, Float.intBitsToFloat(a[b + FACTOR]));
    }

    /** The same in the place of what the block says of its node, which is {@link #factor} of some visits. */
    float bound(int[] a, int b, int child, float factor) {
        return selection.bound(a, b, child, factor);
    }

    float factor(int visits) {
        return selection.factor(visits);
    }

    /** Writes the block of a node with these moves and so many visits, unless {@code block} is {@link #NONE}. */
    int layOut(int block, int[] moves, int count, int visits) {
        if (block == NONE) {
            return NONE;
        }
        int[] a = chunk(block);
        int b = offset(block);
        a[b] = count;
        begin(a, b, visits);
        int slot = slot(b, count, 0);
        selection.fillUnvisited(a, b + HEADER, cache(b, count));
        Arrays.fill(a, cache(b, count), slot(b, count, count), 0);
        int all = 0;
        for (int i = 0; i < count; i++, slot += slotWidth) {
            a[slot + Layout.MOVE] = moves[i];
            all |= moves[i];
        }
        if ((all & ~Proof.MOVE_MASK) != 0) {
            throw new IllegalStateException("the game has a move that is negative or not below 2^" + Proof.SHIFT);
        }
        return block;
    }

    /** Gives a child that has not been visited a prior, in visits and points: the layout has room for it. */
    public void setPrior(int block, int child, int visits, int points) {
        int[] a = chunk(block);
        int b = offset(block);
        selection.setPrior(a, b, cache(b, child), slot(b, a[b], child), visits, points);
        champions.forget(a, b, child);
    }

    /** Notes that a child which has not been visited is lost for who moves there: it is never selected. */
    public void refute(int block, int child) {
        int[] a = chunk(block);
        int b = offset(block);
        int link = slot(b, a[b], child) + Layout.MOVE;
        a[link] = Proof.with(a[link], 0, 0);
        a[cache(b, child) + Selection.INVERSE_ROOT] = 0; // which is that of a child to be visited first
        close(a, b, child);
    }

    /** Gives a child that has not been visited what its progressive bias begins with: the layout has room for it. */
    public void setBias(int block, int child, float h) {
        int[] a = chunk(block);
        int b = offset(block);
        selection.setBias(a, b, cache(b, child), slot(b, a[b], child), h);
        champions.forget(a, b, child);
    }

    /** Counts visits of the root, alone or beside other threads, and keeps its exploration factor up to date. */
    void addRootVisits(int count, boolean shared) {
        int before;
        if (shared) {
            before = (int) INT.getAndAdd(counters, ROOT_VISITS, count);
        } else {
            before = counters[ROOT_VISITS];
            counters[ROOT_VISITS] = before + count;
        }
        refreshFactor(root, before, before + count);
        if (before + count >= mostVisits) {
            halve(root);
        }
    }

    /** Computes a node's exploration factor anew if it is due now that its visits have grown. */
    void refreshFactor(int block, int visitsBefore, int visits) {
        if (NodeFactor.isDue(visitsBefore, visits)) {
            setFactor(chunk(block), offset(block), visits);
        }
    }

    /** Computes what a node with so many visits keeps of all its children together. */
    void begin(int[] a, int b, int visits) {
        champions.clear(a, b);
        setFactor(a, b, visits);
    }

    private void setFactor(int[] a, int b, int visits) {
        a[b + FACTOR] = Float.floatToRawIntBits(selection.factor(visits));
        champions.forgetAll(a, b);
    }

    /** The factors of nodes with few visits: see {@link Selection#factors}. */
    float[] factors() {
        return selection.factors();
    }

    /** Computes anew what is cached of a child from its counts, unless it is closed. */
    void refresh(int[] a, int b, int cache, int slot) {
        if (refreshCache(a, b, cache, slot)) {
            forgetChampion(a, b, cache);
        }
    }

    /** The same, but returns whether {@link #forgetChampion} is still to be called. */
    boolean refreshCache(int[] a, int b, int cache, int slot) {
        if (a[cache] != Selection.CLOSED) {
            selection.refresh(a, b, cache, slot);
        }
        return champions.areFor(a[b]);
    }

    /** What is cached of a child has changed. */
    void forgetChampion(int[] a, int b, int cache) {
        champions.forget(a, b, child(b, cache));
    }

    /** Sees to it that a child is not selected any more. */
    void close(int[] a, int b, int child) {
        a[cache(b, child)] = Selection.CLOSED;
        champions.forget(a, b, child);
    }

    /** So many visits of a child are too many: see {@link #halve}. */
    int mostVisits() {
        return mostVisits;
    }

    /**
     * Halves what was counted of the children of a node, so that ints suffice for a search of any length: means and the
     * proportions of visits stay as they are. With several threads a few counts may get lost.
     */
    synchronized void halve(int block) {
        int[] a = chunk(block);
        int b = offset(block);
        int count = a[b];
        boolean due = block == root && counters[ROOT_VISITS] >= mostVisits;
        for (int child = 0; child < count && !due; child++) {
            due = a[slot(b, count, child) + Layout.VISITS] >= mostVisits;
        }
        if (!due) {
            return; // another thread was faster
        }
        for (int child = 0; child < count; child++) {
            int slot = slot(b, count, child);
            int visits = a[slot + Layout.VISITS];
            if (visits > 1) {
                for (int sum : sums) {
                    a[slot + sum] /= 2;
                }
                a[slot + Layout.VISITS] = (visits + 1) / 2;
                refresh(a, b, cache(b, child), slot);
            }
        }
        if (block == root) {
            counters[ROOT_VISITS] /= 2;
        }
    }
}
