package zeitnot.search.tree;

import zeitnot.game.Padded;

/**
 * The way of one simulation down the tree, step by step: at which node it was, which child it went to, and who moved. A
 * {@link Counting} walks it up again. Everything that must find a field of a child on the way asks here. One per thread.
 */
public final class Path extends Padded {
    /** A simulation goes no deeper than this in the tree. */
    public static final int MAX_DEPTH = 4096;

    final Tree tree;
    private final Selection selection;

    private int depth;

    /** The node that has been reached, whose child is to be chosen. */
    private int block;

    /** Half points that the player to move has for certain, here or higher up, and those of the other player. */
    private int assured;

    private int assuredToOther;

    // The last step.
    private int[] a = new int[1];
    private int slot;
    private int count;

    // By step. Last, so that their unused ends lie between this and what the next thread writes.
    private final int[] movers = new int[MAX_DEPTH];
    private final int[] slots = new int[MAX_DEPTH];
    private final int[] children = new int[MAX_DEPTH];
    private final int[] blocks = new int[MAX_DEPTH];

    public Path(Tree tree, Selection selection) {
        this.tree = tree;
        this.selection = selection;
    }

    /** How many steps have been made. */
    public int depth() {
        return depth;
    }

    /** The node that has been reached. */
    public int block() {
        return block;
    }

    /** Half points that the player to move here has for certain. */
    public int assured() {
        return assured;
    }

    /** Who made a step. */
    public int mover(int step) {
        return movers[step];
    }

    /** The move of a step. */
    public int move(int step) {
        return tree.chunk(blocks[step])[slots[step] + Layout.MOVE] & Proof.MOVE_MASK;
    }

    /** A field of the child that a step went to. */
    public int get(int step, int field) {
        return tree.chunk(blocks[step])[slots[step] + field];
    }

    /** Writes a field of the child that a step went to. */
    public void set(int step, int field, int value) {
        tree.chunk(blocks[step])[slots[step] + field] = value;
    }

    /** Visits of the child that a step went to, as far as they are counted. */
    public int visits(int step) {
        return get(step, Layout.VISITS);
    }

    /** Begins at the root. */
    void begin() {
        begin(0, tree.root(), tree.rootLower(), 0);
    }

    /** Begins further down, at a node to which the first steps led before. */
    void begin(int steps, int node, int assuredThere, int assuredToOtherThere) {
        depth = steps;
        block = node;
        assured = assuredThere;
        assuredToOther = assuredToOtherThere;
    }

    int assuredToOther() {
        return assuredToOther;
    }

    /** The child that the tree's selection chooses here. */
    public int select() {
        int[] chunk = tree.chunk(block);
        int b = Arena.offset(block);
        return assured == 0 ? selection.select(chunk, b) : selectAbove(chunk, b);
    }

    /**
     * Selects among the children that may give the player more than is assured, and closes the others on the way: what
     * an ancestor has proven bounds what matters here, as alpha and beta do in minimax. Each node has one path to the
     * root and bounds only tighten, so what does not matter now never will.
     */
    private int selectAbove(int[] chunk, int b) {
        while (true) {
            int child = selection.select(chunk, b);
            int cache = tree.cache(b, child);
            int link = chunk[tree.slot(b, chunk[b], child) + Layout.MOVE];
            if (chunk[cache] == Selection.CLOSED || Proof.upper(link) > assured) {
                return child;
            }
            chunk[cache] = Selection.CLOSED;
        }
    }

    /** Steps to a child, by a move of {@code mover}; returns the move. */
    public int step(int child, int mover) {
        a = tree.chunk(block);
        int b = Arena.offset(block);
        count = a[b];
        slot = tree.slot(b, count, child);
        blocks[depth] = block;
        children[depth] = child;
        slots[depth] = slot;
        movers[depth] = mover;
        depth++;
        return a[slot + Layout.MOVE] & Proof.MOVE_MASK;
    }

    /** How many children the node had at which the last step was made. */
    public int siblings() {
        return count;
    }

    /** Goes on at the node to which the last step led and where {@code mover} is to move. */
    void enter(int node, int mover) {
        block = node;
        int link = a[slot + Layout.MOVE];
        if (mover == movers[depth - 1]) {
            assured = Math.max(assured, Proof.lower(link));
        } else {
            int assuredHere = assured;
            assured = Math.max(assuredToOther, 2 - Proof.upper(link));
            assuredToOther = assuredHere;
        }
    }

    // What the counting and the solver read and write.

    int[] chunk() {
        return a;
    }

    int slot() {
        return slot;
    }

    int block(int step) {
        return blocks[step];
    }

    int child(int step) {
        return children[step];
    }

    int slot(int step) {
        return slots[step];
    }
}
