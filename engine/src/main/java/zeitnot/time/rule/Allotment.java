package zeitnot.time.rule;

/** A base rule: how many seconds to plan for the next move. */
@FunctionalInterface
public interface Allotment {
    double seconds(Turn turn);
}
