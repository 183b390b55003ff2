package zeitnot.time.rule;

/** A base rule: how many seconds to plan for the next move. */
@FunctionalInterface
public interface Allotment {
    double seconds(Turn turn);

    /** What it computes in this turn, for people. */
    default Reading read(Turn turn) {
        return new Reading("time", "", Reading.seconds(seconds(turn)), true);
    }
}
