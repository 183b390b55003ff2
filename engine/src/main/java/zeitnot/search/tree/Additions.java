package zeitnot.search.tree;

import java.util.OptionalDouble;

/**
 * What a selection takes into account besides visits and points, as fields of the {@link Layout}.
 *
 * @param firstPlayUrgency value of a child that has not been visited; without it, each is visited once before any is twice
 * @param bonuses field that sums bonuses, in {@link #UNITS} to a point; {@link Layout#NONE} without
 * @param priors the first of two fields that hold a child's prior, in visits and points; {@link Layout#NONE} without
 * @param biases field that holds what a child's progressive bias begins with, as float bits; {@link Layout#NONE} without
 */
public record Additions(OptionalDouble firstPlayUrgency, int bonuses, int priors, int biases) {
    /** Visits and points alone. */
    public static final Additions NONE = new Additions(OptionalDouble.empty(), Layout.NONE, Layout.NONE, Layout.NONE);

    /** So many units of a bonus make a point. They are summed as ints, like points, so that threads can add atomically. */
    public static final int UNITS = 64;
}
