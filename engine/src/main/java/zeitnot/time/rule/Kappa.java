package zeitnot.time.rule;

/**
 * What the criticality κ of a move makes of its time (Baier and Winands, III-A, formulas 6 to 8): a factor κ · slope + intercept,
 * within bounds, so that no search gets too much or almost nothing.
 */
public record Kappa(double slope, double intercept, double least, double most) {
    public double factor(double criticality) {
        return Math.max(least, Math.min(most, criticality * slope + intercept));
    }
}
