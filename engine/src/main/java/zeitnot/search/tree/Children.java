package zeitnot.search.tree;

/** The children of one node, to be read by any thread while others work on the tree. */
public final class Children {
    private final Tree tree;
    private int[] a = new int[1];
    private int b;
    private int count;

    public Children(Tree tree) {
        this.tree = tree;
    }

    /** Looks at the root. */
    public void ofRoot() {
        of(tree.root());
    }

    /** Looks at another node. */
    public void of(int block) {
        a = tree.chunk(block);
        b = Arena.offset(block);
        count = a[b];
    }

    /** Looks at the children of one of these; returns whether it has any. */
    public boolean below(int child) {
        int block = (int) Arena.INT.getAcquire(a, slot(child) + Layout.BLOCK);
        if (block <= Arena.NONE) {
            return false;
        }
        of(block);
        return true;
    }

    public int count() {
        return count;
    }

    public int move(int child) {
        return link(child) & Proof.MOVE_MASK;
    }

    /** The child with this move; -1 if there is none. */
    public int indexOf(int move) {
        for (int child = 0; child < count; child++) {
            if (move(child) == move) {
                return child;
            }
        }
        return -1;
    }

    public int visits(int child) {
        return (int) Arena.INT.getOpaque(a, slot(child) + Layout.VISITS);
    }

    /** Points of the player who chooses. To be read before the visits: those are counted first. */
    public int points(int child) {
        return (int) Arena.INT.getAcquire(a, slot(child) + Layout.POINTS);
    }

    /** Mean reward in [0, 1] as the selection sees it, with bonuses, priors and bias; of a child that is not closed. */
    public double mean(int child) {
        return Float.intBitsToFloat(a[Tree.cache(b, child)]);
    }

    /** The score by which the selection compares the child with others; of one that is not closed. */
    public double bound(int child) {
        return tree.bound(a, b, child);
    }

    /** Simulations through the node in which the player who chooses was the first to make such a move, now or later. */
    public int amafVisits(int child, AmafFields fields) {
        return a[slot(child) + fields.visits()];
    }

    /** Points of the player who chooses in these simulations. */
    public int amafPoints(int child, AmafFields fields) {
        return a[slot(child) + fields.points()];
    }

    /** Half points that the player who chooses is proven to get by it. */
    public int lower(int child) {
        return Proof.lower(link(child));
    }

    /** Half points that the player who chooses can get at most by it. */
    public int upper(int child) {
        return Proof.upper(link(child));
    }

    /** Whether it is never selected again. */
    public boolean isClosed(int child) {
        return a[Tree.cache(b, child)] == Selection.CLOSED;
    }

    private int link(int child) {
        return a[slot(child) + Layout.MOVE];
    }

    private int slot(int child) {
        return tree.slot(b, count, child);
    }
}
