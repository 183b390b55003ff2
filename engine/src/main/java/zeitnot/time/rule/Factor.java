package zeitnot.time.rule;

/** A rule that multiplies what the base rule allots. */
@FunctionalInterface
public interface Factor {
    double at(Turn turn);
}
