package zeitnot.search.tree;

import zeitnot.search.reward.Bonuses;

/**
 * The tree policy: which child of a node a simulation goes to. It decides what is cached per child in a block of the
 * {@link Tree}, so that choosing costs a multiply-add per child and no logarithm.
 */
public abstract class Selection {
    /** Cached mean of a child that has not been visited: larger than any bound, so that it comes first. */
    static final int UNVISITED = Float.floatToRawIntBits(1e9f);

    /** Cached mean of a child that is never selected again, because its value is proven or cannot matter. */
    public static final int CLOSED = Float.floatToRawIntBits(-1e9f);

    /** The field of a slot that sums the squares of points; {@link Tree#NONE} where there is none. */
    final int squares;

    /** The field of a slot that sums the {@link Bonuses}; {@link Tree#NONE} where there is none. */
    final int bonuses;

    /** Ints in the slot of a child. */
    final int slotWidth;

    public Selection(boolean withSquares, boolean withBonuses) {
        int width = Tree.POINTS + 1;
        squares = withSquares ? width++ : Tree.NONE;
        bonuses = withBonuses ? width++ : Tree.NONE;
        slotWidth = width;
    }

    /** Floats cached per child; the first is the mean, in [0, 1], for the player who chooses. */
    abstract int cacheWidth();

    /** The child's mean reward in [0, 1], or a little outside with bonuses. */
    public final float mean(int[] a, int slot, float inverseVisits) {
        float mean = 0.5f * inverseVisits * a[slot + Tree.POINTS];
        if (bonuses != Tree.NONE) {
            mean += 0.5f / Bonuses.UNITS * inverseVisits * a[slot + bonuses];
        }
        return mean;
    }

    /** What the bound needs of a node with so many visits; cached in its block. */
    abstract float factor(int visits);

    /** The child with the greatest bound in the block at {@code b}. */
    public abstract int select(int[] a, int b);

    /** Computes the cached floats at {@code cache} from the counts at {@code slot}; there is at least one visit. */
    abstract void refresh(int[] a, int cache, int slot);
}
