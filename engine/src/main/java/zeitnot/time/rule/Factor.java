package zeitnot.time.rule;

/** A rule that multiplies what the base rule allots. */
@FunctionalInterface
public interface Factor {
    double at(Turn turn);

    /** What it computes in this turn, for people. */
    default Reading read(Turn turn) {
        return Reading.factor("factor", "", at(turn));
    }
}
