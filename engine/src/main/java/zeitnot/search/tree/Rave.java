package zeitnot.search.tree;

import java.util.Optional;

/**
 * Rapid action value estimation (Gelly and Silver 2007, 2011): the mean of a child is mixed with that of all simulations in
 * which its move was made at any later time, which are many more and tell less: (1 - β) Q + β R + c sqrt(ln N / (n + 1)),
 * where a {@link Schedule} gives β. It falls with the visits, so that in the end Q alone counts. A child that has neither
 * visits nor such simulations has its first-play urgency, 1 by default. To all that a progressive bias is added, if there is one.
 */
final class Rave extends Selection {
    /** Where the exploration term stands. */
    enum Exploration {
        /** Added to the mixture, c sqrt(ln N / (n + 1)). */
        OUTSIDE,

        /** Added to Q, c sqrt(ln N / n), and mixed with R: (1 - β) (Q + c sqrt(ln N / n)) + β R, as in Erica. */
        INSIDE
    }

    /** How much the simulations in which the move was made later count. */
    sealed interface Schedule {
        /** What the weights of all children of a node with so many visits, at least 1, have in common. */
        float ofNode(float visits);

        /**
         * The weight β of R.
         *
         * @param ofNode what this schedule says of the node
         * @param visits of the child, with its prior
         * @param later simulations in which its move was made later
         */
        float weight(float ofNode, float visits, float later);
    }

    /** Silver's formula, which minimises the mean squared error if R is off by a constant: m / (n + m + bias n m). */
    record MinimalError(float bias) implements Schedule {
        @Override
        public float ofNode(float visits) {
            return bias;
        }

        @Override
        public float weight(float ofNode, float visits, float later) {
            return later / (visits + later + ofNode * visits * later);
        }
    }

    /** The schedule that Gelly and Silver selected by hand: sqrt(k / (3 N + k)), so that Q and R count alike at N = k. */
    record HandSelected(float k) implements Schedule {
        @Override
        public float ofNode(float visits) {
            return (float) Math.sqrt(k / (3 * visits + k));
        }

        @Override
        public float weight(float ofNode, float visits, float later) {
            return later == 0 ? 0 : visits == 0 ? 1 : ofNode;
        }
    }

    private static final float NO_URGENCY = 1;

    private final Schedule schedule;
    private final NodeFactor factor = new NodeFactor(n -> n);
    private final NodeFactor exploration;
    private final boolean isInside;
    private final Layout layout;
    private final AmafFields amaf;
    private final float urgency;

    /** What a simulation brings in points is multiplied by this to be in [0, 1]. */
    private final float toMean;

    Rave(double c, Schedule schedule, Exploration where, Layout layout, Additions additions) {
        super(layout, additions);
        this.schedule = schedule;
        this.exploration = new NodeFactor(n -> c * Math.sqrt(StrictMath.log(n)));
        this.isInside = where == Exploration.INSIDE;
        this.layout = layout;
        this.amaf = AmafFields.declare(layout);
        this.urgency = (float) additions.firstPlayUrgency().orElse(NO_URGENCY);
        this.toMean = pointsToMean * layout.playouts();
    }

    @Override
    public Optional<AmafFields> amaf() {
        return Optional.of(amaf);
    }

    /** R changes in children that are not visited too. */
    @Override
    boolean changesByVisitsAlone() {
        return false;
    }

    /** The visits themselves. */
    @Override
    float factor(int visits) {
        return factor.at(visits);
    }

    @Override
    float[] factors() {
        return factor.table();
    }

    @Override
    int best(int[] a, int b, int from, int to) {
        float node = Float.intBitsToFloat(a[b + Tree.FACTOR]);
        float factor = exploration.at((int) node);
        float weight = schedule.ofNode(node);
        int width = layout.width();
        int slot = layout.slot(b, a[b], from);
        int best = from;
        float bestBound = Float.NEGATIVE_INFINITY;
        for (int i = from; i < to; i++, slot += width) {
            float bound = a[Tree.cache(b, i)] == CLOSED ? -UNBEATABLE : bound(a, slot, weight, factor);
            if (bound > bestBound) {
                bestBound = bound;
                best = i;
            }
        }
        return best;
    }

    @Override
    float bound(int[] a, int b, int child, float node) {
        int slot = layout.slot(b, a[b], child);
        return bound(a, slot, schedule.ofNode(node), exploration.at((int) node));
    }

    private float bound(int[] a, int slot, float weight, float factor) {
        int visits = visits(a, slot);
        int later = a[slot + amaf.visits()];
        float outside = factor == 0 || isInside ? 0 : factor / (float) Math.sqrt(visits + 1);
        float added = outside + bias(a, slot);
        if (visits + later == 0) {
            return urgency + added;
        }
        float q = visits == 0 ? 0 : mean(a, slot, 1f / visits);
        if (isInside && visits > 0) {
            q += factor / (float) Math.sqrt(visits);
        }
        float r = later == 0 ? 0 : toMean * a[slot + amaf.points()] / later;
        return q + schedule.weight(weight, visits, later) * (r - q) + added;
    }
}
