package zeitnot.search.tree;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import zeitnot.game.Padded;
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
 *   cache  x count x cacheWidth       what selection reads: mean, 1/sqrt(n), ... (float bits)
 *   slot   x count                    the child itself: its own block (0: none), its move with its proof,
 *                                     and what backup counts: visits, half points, [squares], [bonuses]
 * </pre>
 *
 * so that a step down the tree, to one of seven children and back, touches two or three cache lines. A leaf is a slot in
 * its parent's block and nothing else; it gets a block of its own when it is visited for the second time, or later if its
 * parent has many children.
 *
 * <p>A block is named by an int: the index of its chunk and the offset in it. A parent's block is always older than its
 * children's and so lies before them, which lets {@link #advance} slide a subtree to the front in a single pass without
 * further memory. Chunks are kept when the tree is cleared: a second search allocates nothing.
 */
public final class Tree {
    public static final int NONE = 0;

    /** The child's block is being made by another thread. */
    public static final int BUSY = -1;

    static final int HEADER = 2;

    // The fields of a slot; a selection may want more.
    public static final int BLOCK = 0;
    public static final int MOVE = 1;
    public static final int VISITS = 2;
    public static final int POINTS = 3;

    /** An element of a block, for updates by several threads. */
    public static final VarHandle INT = MethodHandles.arrayElementVarHandle(int[].class);

    static final int SHIFT = 18;
    static final int MASK = (1 << SHIFT) - 1;

    /** A little below one MiB, so that a chunk is an ordinary object to a collector with two-MiB regions. */
    static final int CHUNK = (1 << SHIFT) - 16;

    /** Offset of the first block of a chunk; not 0, so that no block is named {@link #NONE}. */
    static final int FIRST = 12;

    /**
     * A stretch of the arena from which one of several threads takes its blocks, so that threads neither compete for the
     * arena's end nor write side by side. Where it is left unused, the negative length of the gap stands at its beginning.
     */
    public static final class Plot extends Padded {
        private static final int SIZE = 1 << 12;

        private int at;
        private int end;
    }

    private final Selection selection;
    private final Compaction compaction;
    private final int cacheWidth;
    private final int slotWidth;

    private final int squares;
    private final int bonuses;

    /** The field of a slot in which a rule of minimax notes something of the child; {@link #NONE} without. */
    private final int notes;

    private final int maxChunks;

    private int[][] chunks = new int[16][];
    private int chunkCount;

    /** Where the blocks of each chunk end, for all chunks before the one that is being filled. */
    private int[] ends = new int[16];

    /**
     * What all threads write again and again: where the next block goes (chunk and offset), and the visits of the root.
     * They are kept far from each other and from the fields above, which all threads read at every step: in one cache line
     * with those, two threads would be slower than one.
     */
    private final int[] counters = new int[4 * FAR];

    private static final int FAR = 32;
    private static final int TOP = FAR;
    private static final int ROOT_VISITS = 2 * FAR;

    private volatile boolean full;
    private int root;

    // What is proven of the root, in half points for its player to move.
    private volatile int rootLower;
    private volatile int rootUpper;

    public Tree(Selection selection, boolean withNotes, long maxBytes) {
        this.selection = selection;
        this.compaction = new Compaction(this, selection);
        this.cacheWidth = selection.cacheWidth();
        this.squares = selection.squares;
        this.bonuses = selection.bonuses;
        this.notes = withNotes ? selection.slotWidth : NONE;
        this.slotWidth = selection.slotWidth + (withNotes ? 1 : 0);
        this.maxChunks = (int) Math.max(1, Math.min(maxBytes / (4L * CHUNK), 1 << (31 - SHIFT)));
        addChunk();
        clear();
    }

    public void clear() {
        counters[TOP] = FIRST;
        root = NONE;
        full = false;
        counters[ROOT_VISITS] = 0;
        rootLower = 0;
        rootUpper = 2;
    }

    public int root() {
        return root;
    }

    public int rootVisits() {
        return (int) INT.getOpaque(counters, ROOT_VISITS);
    }

    /** Counts a visit of the root and keeps its exploration factor up to date. */
    public void addRootVisit() {
        int visits = ++counters[ROOT_VISITS];
        refreshFactor(root, visits - 1, visits);
    }

    /** The same for several visits at once and while other threads count as well. */
    public void addRootVisits(int count) {
        int before = (int) INT.getAndAdd(counters, ROOT_VISITS, count);
        refreshFactor(root, before, before + count);
    }

    /** Computes a node's exploration factor anew if it is due now that its visits have grown. */
    public void refreshFactor(int block, int visitsBefore, int visits) {
        if (NodeFactor.isDue(visitsBefore, visits)) {
            chunk(block)[offset(block) + 1] = Float.floatToRawIntBits(selection.factor(visits));
        }
    }

    /** Computes anew what is cached of a child from its counts, unless it is closed. */
    public void refresh(int[] a, int cache, int slot) {
        if (a[cache] != Selection.CLOSED) {
            selection.refresh(a, cache, slot);
        }
    }

    /** Notes what is proven of the root, in half points for its player to move. */
    public void proveRoot(int lower, int upper) {
        rootLower = lower;
        rootUpper = upper;
    }

    public int rootLower() {
        return rootLower;
    }

    public boolean isProven() {
        return rootLower == rootUpper;
    }

    public Verdict verdict() {
        return Verdict.of(rootLower, rootUpper);
    }

    /** The array in which {@code block} lies, at {@link #offset}. */
    public int[] chunk(int block) {
        return chunks[block >>> SHIFT];
    }

    public static int offset(int block) {
        return block & MASK;
    }

    public int slotWidth() {
        return slotWidth;
    }

    /** Adds to the counts of the child at {@code slot}. */
    public void count(int[] a, int slot, int visits, int points, int squaresOfPoints, int bonus) {
        a[slot + VISITS] += visits;
        a[slot + POINTS] += points;
        if (squares != NONE) {
            a[slot + squares] += squaresOfPoints;
        }
        if (bonuses != NONE) {
            a[slot + bonuses] += bonus;
        }
    }

    /** The same while other threads count as well; returns the visits before. */
    public int countShared(int[] a, int slot, int visits, int points, int squaresOfPoints, int bonus) {
        INT.getAndAdd(a, slot + POINTS, points);
        if (squares != NONE) {
            INT.getAndAdd(a, slot + squares, squaresOfPoints);
        }
        if (bonuses != NONE) {
            INT.getAndAdd(a, slot + bonuses, bonus);
        }
        return visits == 0 ? (int) INT.getOpaque(a, slot + VISITS) : (int) INT.getAndAdd(a, slot + VISITS, visits);
    }

    /** What was noted of the child at {@code slot}; 0 if nothing was. */
    public int note(int[] a, int slot) {
        return notes == NONE ? 0 : a[slot + notes];
    }

    /** Notes something of the child at {@code slot}, for a rule of minimax. */
    public void note(int[] a, int slot, int note) {
        a[slot + notes] = note;
    }

    /** Adds to the bonuses of the child at {@code slot}, whether other threads count or not. */
    public void addBonus(int[] a, int slot, int bonus) {
        INT.getAndAdd(a, slot + bonuses, bonus);
    }

    /** Index of what is cached for child {@code child} of the block at {@code b}. */
    public int cache(int b, int child) {
        return b + HEADER + child * cacheWidth;
    }

    /** Index of the slot of child {@code child} of a block at {@code b} with {@code count} children. */
    public int slot(int b, int count, int child) {
        return b + HEADER + count * cacheWidth + child * slotWidth;
    }

    int size(int count) {
        return HEADER + count * (cacheWidth + slotWidth);
    }

    /** Whether memory has run out: the search goes on without growing the tree. */
    public boolean isFull() {
        return full;
    }

    public long bytes() {
        int top = top();
        return 4L * ((long) (top >>> SHIFT) * CHUNK + (top & MASK));
    }

    /** Makes the root's block. The smallest arena has room for it. */
    public void plant(int[] moves, int count) {
        root = layOut(allocate(size(count)), moves, count, 1);
    }

    /** A block for a node with these moves and so many visits, or {@link #NONE} if there is no memory left for it. */
    public int newBlock(int[] moves, int count, int visits) {
        return layOut(allocate(size(count)), moves, count, visits);
    }

    /**
     * The same for one of several threads, which takes its memory from a plot of its own as long as that keeps the block
     * behind its parent's.
     */
    public int newBlock(Plot plot, int parent, int[] moves, int count, int visits) {
        int size = size(count);
        if (size > plot.end - plot.at && size <= Plot.SIZE / 4) {
            fence(plot);
            int start = allocate(Plot.SIZE);
            if (start != NONE) {
                plot.at = start;
                plot.end = start + Plot.SIZE;
            }
        }
        if (size > plot.end - plot.at || plot.at < parent) {
            return newBlock(moves, count, visits);
        }
        int block = plot.at;
        plot.at += size;
        return layOut(block, moves, count, visits);
    }

    /** Marks what is left of the plot as unused, for {@link Compaction}. */
    public void fence(Plot plot) {
        if (plot.at < plot.end) {
            chunk(plot.at)[offset(plot.at)] = plot.at - plot.end;
        }
        plot.at = 0;
        plot.end = 0;
    }

    private int layOut(int block, int[] moves, int count, int visits) {
        if (block == NONE) {
            return NONE;
        }
        int[] a = chunk(block);
        int b = offset(block);
        a[b] = count;
        a[b + 1] = Float.floatToRawIntBits(selection.factor(visits));
        int slot = slot(b, count, 0);
        Arrays.fill(a, b + HEADER, slot, Selection.UNVISITED);
        Arrays.fill(a, slot, b + size(count), 0);
        for (int i = 0; i < count; i++, slot += slotWidth) {
            a[slot + MOVE] = moves[i];
        }
        return block;
    }

    private int top() {
        return (int) INT.getVolatile(counters, TOP);
    }

    private int allocate(int size) {
        while (true) {
            int at = top();
            if ((at & MASK) + size > CHUNK) {
                if (!nextChunk(at)) {
                    return NONE;
                }
            } else if (INT.compareAndSet(counters, TOP, at, at + size)) {
                return at;
            }
        }
    }

    private synchronized boolean nextChunk(int at) {
        if (at != top()) {
            return true; // another thread was faster
        }
        int next = (at >>> SHIFT) + 1;
        if (next == chunkCount && !addChunk()) {
            full = true;
            return false;
        }
        // Meanwhile another thread may have taken a smaller block at the end of this chunk: then it ends further on.
        if (INT.compareAndSet(counters, TOP, at, (next << SHIFT) | FIRST)) {
            ends[at >>> SHIFT] = at & MASK;
        }
        return true;
    }

    /** Where the blocks of a chunk end. */
    int end(int chunk) {
        return ends[chunk];
    }

    /** The blocks of a chunk end here. */
    void endAt(int place) {
        ends[place >>> SHIFT] = place & MASK;
    }

    /** Notes where the last chunk ends, and says which it is. */
    int closeLastChunk() {
        int top = top();
        endAt(top);
        return top >>> SHIFT;
    }

    private boolean addChunk() {
        if (chunkCount == maxChunks) {
            return false;
        }
        try {
            if (chunkCount == chunks.length) {
                ends = Arrays.copyOf(ends, 2 * chunkCount);
                chunks = Arrays.copyOf(chunks, 2 * chunkCount);
            }
            chunks[chunkCount] = new int[CHUNK];
        } catch (OutOfMemoryError e) {
            return false; // the heap is smaller than the tree's limit: that is a full tree as well
        }
        chunkCount++;
        return true;
    }

    /** Whether a child of the root has a block. */
    public boolean isExpanded(int child) {
        int[] a = chunk(root);
        int b = offset(root);
        return a[slot(b, a[b], child) + BLOCK] != NONE;
    }

    /** Makes a child of the root, which has a block, the root, and keeps nothing but its subtree. */
    public void advance(int child) {
        int[] a = chunk(root);
        int b = offset(root);
        int slot = slot(b, a[b], child);
        counters[ROOT_VISITS] = a[slot + VISITS];
        counters[TOP] = compaction.slide(a[slot + BLOCK]);
        root = FIRST;
        full = false;
        proveRootByChildren();
    }

    /** Not by what was proven of the node itself: minimax may have proven a win without telling the tree by which move. */
    private void proveRootByChildren() {
        int[] a = chunk(root);
        int b = offset(root);
        int count = a[b];
        int lower = 0;
        int upper = 0;
        for (int child = 0; child < count; child++) {
            int link = a[slot(b, count, child) + MOVE];
            lower = Math.max(lower, Proof.lower(link));
            upper = Math.max(upper, Proof.upper(link));
        }
        proveRoot(lower, upper);
    }
}
