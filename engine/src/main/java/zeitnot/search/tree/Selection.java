package zeitnot.search.tree;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The tree policy: which child of a node a simulation goes to. It decides what is cached per child in a block of the
 * {@link Tree}, so that choosing costs a multiply-add per child and no logarithm. A {@link TreePolicy} makes it.
 */
public abstract class Selection {
    // What is cached of a child, as float bits: its mean, in [0, 1], for the player who chooses, and 1 / sqrt(visits).
    static final int INVERSE_ROOT = 1;
    static final int CACHE_WIDTH = 2;

    /** Cached mean of a child that is never selected again, because its value is proven or cannot matter. */
    static final int CLOSED = Float.floatToRawIntBits(-1e9f);

    /** Cached mean of a child that comes before all others, because it has not been visited: larger than any bound. */
    static final int FIRST = Float.floatToRawIntBits(1e9f);

    /** No child that has been visited has such a bound, and one that has not has it unless there is a first-play urgency. */
    static final float UNBEATABLE = 1e8f;

    private static final float[] NO_FACTORS = {};

    /** What points are multiplied by to be in [0, 1]. */
    final float pointsToMean;

    /** Whether there are neither bonuses nor priors nor biases. */
    final boolean isPlain;

    private final float unitsToMean;
    private final int bonuses;
    private final int priors;
    private final int biases;
    private final int unvisited;
    private final int unvisitedSpread;

    Selection(Layout layout, Additions additions) {
        this.pointsToMean = 1f / layout.full();
        this.unitsToMean = pointsToMean / Additions.UNITS;
        this.bonuses = additions.bonuses();
        this.priors = additions.priors();
        this.biases = additions.biases();
        this.isPlain = bonuses == Layout.NONE && priors == Layout.NONE && biases == Layout.NONE;
        OptionalDouble urgency = additions.firstPlayUrgency();
        this.unvisited = urgency.isPresent() ? Float.floatToRawIntBits((float) urgency.getAsDouble()) : FIRST;
        this.unvisitedSpread = urgency.isPresent() ? 0 : FIRST;
    }

    /** The fields in which it wants to know of moves that are made later, if it does. */
    public Optional<AmafFields> amaf() {
        return Optional.empty();
    }

    /** Whether the bound of a child changes only when it is visited, or its node gets another factor. */
    boolean changesByVisitsAlone() {
        return true;
    }

    /** What the bound needs of a node with so many visits; cached in its block. */
    abstract float factor(int visits);

    /** {@link #factor} of so few visits that every visit changes it, for who wants to look it up; none if it has no table. */
    float[] factors() {
        return NO_FACTORS;
    }

    /** The child with the greatest bound, of those from {@code from} to before {@code to} in the block at {@code b}. */
    abstract int best(int[] a, int b, int from, int to);

    /** The bound of a child in the block at {@code b}, which has this factor. */
    abstract float bound(int[] a, int b, int child, float factor);

    /**
     * Computes the cached floats at {@code cache}, in the block at {@code b}, from the counts at {@code slot}; there is a visit or a
     * prior.
     */
    void refresh(int[] a, int b, int cache, int slot) {
        float inverse = 1f / (isPlain ? a[slot + Layout.VISITS] : visits(a, slot));
        float mean =
                isPlain ? pointsToMean * inverse * a[slot + Layout.POINTS] : mean(a, slot, inverse) + bias(a, slot);
        a[cache] = Float.floatToRawIntBits(mean);
        a[cache + INVERSE_ROOT] = Float.floatToRawIntBits((float) Math.sqrt(inverse));
    }

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

    /**
     * Progressive bias (Chaslot et al. 2008): H / (n + 1), so that knowledge counts less with every visit. H is in units of
     * the mean.
     */
    final float bias(int[] a, int slot) {
        return biases == Layout.NONE ? 0 : Float.intBitsToFloat(a[slot + biases]) / (a[slot + Layout.VISITS] + 1);
    }

    /** Writes the cached floats of children that have not been visited. */
    final void fillUnvisited(int[] a, int from, int to) {
        Arrays.fill(a, from, to, unvisitedSpread);
        if (unvisited != unvisitedSpread) {
            for (int cache = from; cache < to; cache += CACHE_WIDTH) {
                a[cache] = unvisited;
            }
        }
    }

    /** Gives a child that has not been visited its prior, in visits and points. */
    final void setPrior(int[] a, int b, int cache, int slot, int visits, int points) {
        a[slot + priors] = visits;
        a[slot + priors + 1] = points;
        refresh(a, b, cache, slot);
    }

    /** Gives a child that has not been visited the H of its bias. */
    final void setBias(int[] a, int b, int cache, int slot, float h) {
        a[slot + biases] = Float.floatToRawIntBits(h);
        reopen(a, b, cache, slot);
    }

    /** Opens a closed child again. */
    final void reopen(int[] a, int b, int cache, int slot) {
        if (visits(a, slot) == 0) {
            fillUnvisited(a, cache, cache + CACHE_WIDTH);
            if (unvisited != FIRST && biases != Layout.NONE) {
                a[cache] = Float.floatToRawIntBits(Float.intBitsToFloat(unvisited) + bias(a, slot));
            }
        } else {
            refresh(a, b, cache, slot);
        }
    }
}
