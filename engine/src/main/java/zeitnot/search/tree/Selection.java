package zeitnot.search.tree;

import java.util.Arrays;

/**
 * The tree policy: which child of a node a simulation goes to. It decides what is cached per child in a block of the
 * {@link Tree}, so that choosing costs a multiply-add per child and no logarithm. A {@link TreePolicy} makes it.
 */
public abstract class Selection {
    /** Cached mean of a child that is never selected again, because its value is proven or cannot matter. */
    static final int CLOSED = Float.floatToRawIntBits(-1e9f);

    /** Larger than any bound, so that it comes first. */
    private static final float FIRST = 1e9f;

    /** No child that has been visited has such a bound, and one that has not has it unless there is a first-play urgency. */
    static final float UNBEATABLE = 1e8f;

    private final int cacheWidth;

    /** What points are multiplied by to be in [0, 1]. */
    final float pointsToMean;

    /** Whether there are neither bonuses nor priors. */
    final boolean isPlain;

    private final float unitsToMean;
    private final int bonuses;
    private final int priors;
    private final int unvisited;
    private final int unvisitedSpread;

    /** @param cacheWidth floats cached per child: the mean, in [0, 1], for the player who chooses; 1 / sqrt(visits); others */
    Selection(Layout layout, Additions additions, int cacheWidth) {
        this.cacheWidth = cacheWidth;
        this.pointsToMean = 1f / layout.full();
        this.unitsToMean = pointsToMean / Additions.UNITS;
        this.bonuses = additions.bonuses();
        this.priors = additions.priors();
        this.isPlain = bonuses == Layout.NONE && priors == Layout.NONE;
        double urgency = additions.firstPlayUrgency().orElse(FIRST);
        this.unvisited = Float.floatToRawIntBits((float) urgency);
        this.unvisitedSpread = additions.firstPlayUrgency().isPresent() ? 0 : unvisited;
    }

    final int cacheWidth() {
        return cacheWidth;
    }

    /** What the bound needs of a node with so many visits; cached in its block. */
    abstract float factor(int visits);

    /** The child with the greatest bound in the block at {@code b}. */
    abstract int select(int[] a, int b);

    /** Computes the cached floats at {@code cache} from the counts at {@code slot}; there is a visit or a prior. */
    abstract void refresh(int[] a, int cache, int slot);

    /** Visits of a child as its bound counts them: with those that its prior is worth. */
    final int visits(int[] a, int slot) {
        int visits = a[slot + Layout.VISITS];
        return priors == Layout.NONE ? visits : visits + a[slot + priors];
    }

    /** The child's mean reward in [0, 1], or a little outside with bonuses. */
    final float mean(int[] a, int slot, float inverseVisits) {
        int points = a[slot + Layout.POINTS];
        if (priors != Layout.NONE) {
            points += a[slot + priors + 1];
        }
        float mean = pointsToMean * inverseVisits * points;
        if (bonuses != Layout.NONE) {
            mean += unitsToMean * inverseVisits * a[slot + bonuses];
        }
        return mean;
    }

    /** Writes the cached floats of children that have not been visited. */
    final void fillUnvisited(int[] a, int from, int to) {
        Arrays.fill(a, from, to, unvisitedSpread);
        if (unvisited != unvisitedSpread) {
            for (int cache = from; cache < to; cache += cacheWidth) {
                a[cache] = unvisited;
            }
        }
    }

    /** Gives a child that has not been visited its prior, in visits and points. */
    final void setPrior(int[] a, int cache, int slot, int visits, int points) {
        a[slot + priors] = visits;
        a[slot + priors + 1] = points;
        refresh(a, cache, slot);
    }

    /** Opens a closed child again. */
    final void reopen(int[] a, int cache, int slot) {
        if (visits(a, slot) == 0) {
            fillUnvisited(a, cache, cache + cacheWidth);
        } else {
            refresh(a, cache, slot);
        }
    }
}
