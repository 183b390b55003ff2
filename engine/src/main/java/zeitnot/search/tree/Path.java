package zeitnot.search.tree;

import zeitnot.game.Padded;
import zeitnot.game.Position;

/**
 * The way of one simulation down the tree, step by step: from which node, to which child, and who moved. A {@link Counting}
 * makes the steps and walks them up again. Everything that must find a field of a child on the way asks here. One per thread.
 */
public final class Path extends Padded {
    /** A simulation goes no deeper than this in the tree. */
    public static final int MAX_DEPTH = 4096;

    // What is kept of a step, side by side: its node, the indices of the child's slot and cache in the node's chunk,
    // who moved.
    static final int BLOCK = 0;
    static final int SLOT = 1;
    static final int CACHE = 2;
    static final int MOVER = 3;
    static final int WIDTH = 4;

    private final Tree tree;

    private int depth;

    /** The node that has been reached, whose child is to be chosen. */
    private int block;

    /** Half points that the player to move has for certain, here or higher up, and those of the other player. */
    private int assured;

    private int assuredToOther;

    // The last step: the move with what is proven of it, and the node that it led to.
    private int link;
    private int below;

    /** Last, so that its unused end lies between this and what the next thread writes. */
    private final int[] steps = new int[MAX_DEPTH * WIDTH];

    public Path(Tree tree) {
        this.tree = tree;
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
        return steps[step * WIDTH + MOVER];
    }

    /** The move of a step. */
    public int move(int step) {
        return get(step, Layout.MOVE) & Proof.MOVE_MASK;
    }

    /** A field of the child that a step went to. */
    public int get(int step, int field) {
        return tree.chunk(steps[step * WIDTH])[steps[step * WIDTH + SLOT] + field];
    }

    /** Writes a field of the child that a step went to. */
    public void set(int step, int field, int value) {
        tree.chunk(steps[step * WIDTH])[steps[step * WIDTH + SLOT] + field] = value;
    }

    /** Visits of the child that a step went to, as far as they are counted. */
    public int visits(int step) {
        return get(step, Layout.VISITS);
    }

    /** Mean result, from 0 to 1, of the child that a step went to, for the player who made it, after so many visits. */
    public double mean(int step, int visits) {
        return visits == 0 ? 0 : (double) get(step, Layout.POINTS) / ((long) tree.full() * visits);
    }

    /** Begins at the root. */
    void begin() {
        begin(0, tree.root(), tree.rootLower(), 0);
    }

    /** Begins further down, at a node to which the first steps led before. */
    void begin(int stepsBefore, int node, int assuredThere, int assuredToOtherThere) {
        depth = stepsBefore;
        block = node;
        assured = assuredThere;
        assuredToOther = assuredToOtherThere;
    }

    /** Goes on in another block of the node that has been reached. */
    void at(int blockOfNode) {
        block = blockOfNode;
    }

    int assuredToOther() {
        return assuredToOther;
    }

    /** The child that the tree's selection chooses here. */
    public int select() {
        int[] a = tree.chunk(block);
        int b = Arena.offset(block);
        return assured == 0 ? tree.select(a, b) : selectAbove(a, b);
    }

    /** The same among some of the children only; -1 if none of them can still matter. */
    public int select(int[] among) {
        int[] a = tree.chunk(block);
        int b = Arena.offset(block);
        int best = -1;
        float bestBound = Float.NEGATIVE_INFINITY;
        for (int child : among) {
            boolean matters = a[Tree.cache(b, child)] != Selection.CLOSED
                    && Proof.upper(a[tree.slot(b, a[b], child) + Layout.MOVE]) > assured;
            float bound = matters ? tree.bound(a, b, child) : Float.NEGATIVE_INFINITY;
            if (bound > bestBound) {
                bestBound = bound;
                best = child;
            }
        }
        return best;
    }

    /**
     * Selects among the children that may give the player more than is assured, and closes the others on the way: what
     * an ancestor has proven bounds what matters here, as alpha and beta do in minimax. Each node has one path to the
     * root and bounds only tighten, so what does not matter now never will.
     */
    private int selectAbove(int[] a, int b) {
        while (true) {
            int child = tree.select(a, b);
            int cache = Tree.cache(b, child);
            if (a[cache] == Selection.CLOSED || Proof.upper(a[tree.slot(b, a[b], child) + Layout.MOVE]) > assured) {
                return child;
            }
            tree.close(a, b, child);
        }
    }

    /** Steps to a child, by a move of {@code mover}; returns the move. */
    int step(int child, int mover) {
        int[] a = tree.chunk(block);
        int b = Arena.offset(block);
        int slot = tree.slot(b, a[b], child);
        int at = depth * WIDTH;
        steps[at] = block;
        steps[at + SLOT] = slot;
        steps[at + CACHE] = Tree.cache(b, child);
        steps[at + MOVER] = mover;
        depth++;
        link = a[slot + Layout.MOVE];
        below = a[slot + Layout.BLOCK];
        return link & Proof.MOVE_MASK;
    }

    /**
     * Steps from node to node as the tree's selection chooses, at least once, and plays the moves: to where there is no node,
     * the game is over or something is proven. Nothing is assured yet. A loop of its own, in which there is no call and the
     * place is in local variables: so a step takes half the instructions, which is what a search of a quick game waits for.
     */
    void follow(Position position) {
        Tree nodes = tree;
        int[][] chunks = tree.chunks();
        int[] made = steps;
        int at = depth * WIDTH;
        int node;
        int next = block;
        int stepped;
        do {
            node = next;
            int[] a = chunks[node >>> Arena.SHIFT];
            int b = Arena.offset(node);
            int child = nodes.select(a, b);
            int slot = nodes.slot(b, a[b], child);
            made[at + MOVER] = position.mover();
            made[at] = node;
            made[at + SLOT] = slot;
            made[at + CACHE] = Tree.cache(b, child);
            at += WIDTH;
            stepped = a[slot + Layout.MOVE];
            next = a[slot + Layout.BLOCK];
            position.play(stepped & Proof.MOVE_MASK);
        } while (next > Arena.NONE && stepped >>> Proof.SHIFT == 0 && !position.isOver());
        block = node;
        depth = at / WIDTH;
        link = stepped;
        below = next;
    }

    /**
     * The same beside other threads, with visits counted on the way from the first child on that has fewer than {@code few}.
     * Takes and returns how many steps from the root are not counted on the way.
     */
    int follow(Position position, int uncounted, int few) {
        Tree nodes = tree;
        int[] made = steps;
        int at = depth * WIDTH;
        int held = uncounted * WIDTH;
        int node;
        int next = block;
        int stepped;
        do {
            node = next;
            int[] a = nodes.chunk(node);
            int b = Arena.offset(node);
            int child = nodes.select(a, b);
            int slot = nodes.slot(b, a[b], child);
            int cache = Tree.cache(b, child);
            made[at + MOVER] = position.mover();
            made[at] = node;
            made[at + SLOT] = slot;
            made[at + CACHE] = cache;
            if (held == at && a[slot + Layout.VISITS] >= few) {
                held += WIDTH;
            } else {
                Arena.INT.getAndAdd(a, slot + Layout.VISITS, 1);
                nodes.refresh(a, b, cache, slot);
            }
            at += WIDTH;
            stepped = a[slot + Layout.MOVE];
            next = (int) Arena.INT.getAcquire(a, slot + Layout.BLOCK);
            position.play(stepped & Proof.MOVE_MASK);
        } while (next > Arena.NONE && stepped >>> Proof.SHIFT == 0 && !position.isOver());
        block = node;
        depth = at / WIDTH;
        link = stepped;
        below = next;
        return held / WIDTH;
    }

    /** Whether nothing is assured to either player, here or higher up. */
    boolean isOpen() {
        return (assured | assuredToOther) == 0;
    }

    /** How many children the node has at which the last step was made, before the path goes on to another. */
    public int siblings() {
        return tree.chunk(block)[Arena.offset(block)];
    }

    /** The node to which the last step led; {@link Arena#NONE} or {@link Tree#BUSY} if there is none. */
    int below() {
        return below;
    }

    void below(int node) {
        below = node;
    }

    /** Goes on where the last step led if there is a node, at which {@code mover} is to move; returns whether there is. */
    public boolean enter(int mover) {
        if (below <= Arena.NONE) {
            return false;
        }
        block = below;
        if ((link >>> Proof.SHIFT | assured | assuredToOther) != 0) {
            assure(mover);
        }
        return true;
    }

    /** What is proven of the last step, or was of those before, bounds what matters for the player to move. */
    private void assure(int mover) {
        if (mover == mover(depth - 1)) {
            assured = Math.max(assured, Proof.lower(link));
        } else {
            int assuredHere = assured;
            assured = Math.max(assuredToOther, 2 - Proof.upper(link));
            assuredToOther = assuredHere;
        }
    }

    /** All steps, {@link #WIDTH} ints for each. */
    int[] steps() {
        return steps;
    }
}
