package zeitnot.search.root;

import java.util.Arrays;

/** The arms that are still in the running, in an order that halving makes: best mean first. Allocates nothing later. */
public final class Survivors {
    /** Every arm in the lower half of a long, what it is sorted by in the upper; the first {@link #left} are in. */
    private final long[] order;

    private final boolean[] out;
    private Arms arms = new Bandit(0);
    private int left;

    public Survivors(int mostArms) {
        order = new long[mostArms];
        out = new boolean[mostArms];
    }

    public void begin(Arms newArms) {
        arms = newArms;
        left = newArms.count();
        for (int arm = 0; arm < left; arm++) {
            order[arm] = arm;
            out[arm] = false;
        }
    }

    public int left() {
        return left;
    }

    int arm(int place) {
        return (int) order[place];
    }

    boolean isOut(int arm) {
        return out[arm];
    }

    /** Eliminates all but the {@code most} best by mean. Arms without a visit are worse than any, closed ones worst. */
    void keep(int most) {
        for (int place = 0; place < left; place++) {
            int arm = arm(place);
            order[place] = (long) descending(arm) << 32 | arm;
        }
        Arrays.sort(order, 0, left);
        for (int place = most; place < left; place++) {
            out[arm(place)] = true;
        }
        left = Math.min(left, most);
    }

    /** A number that is the smaller, the better the arm is. */
    private int descending(int arm) {
        if (arms.isClosed(arm)) {
            return Integer.MAX_VALUE;
        }
        if (arms.visits(arm) == 0) {
            return Integer.MAX_VALUE - 1;
        }
        int bits = Float.floatToIntBits((float) arms.mean(arm));
        return ~(bits ^ ((bits >> 31) & Integer.MAX_VALUE)); // the order of floats is that of such ints
    }

    /**
     * If all that are left are closed, the others are in again: the player must choose among something. This is the one
     * way back for an arm that was eliminated.
     */
    public void ensureOpen() {
        for (int place = 0; place < left; place++) {
            if (!arms.isClosed(arm(place))) {
                return;
            }
        }
        left = arms.count();
        Arrays.fill(out, 0, left, false);
    }

    /** The greatest number of halvings: ceil(log2 n), and 1 for a single arm. */
    public int rounds() {
        return Math.max(1, 32 - Integer.numberOfLeadingZeros(arms.count() - 1));
    }
}
