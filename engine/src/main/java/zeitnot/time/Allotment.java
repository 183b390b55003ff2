package zeitnot.time;

/** A base rule: how many seconds to plan for the next move when the time is for the whole game. */
@FunctionalInterface
public interface Allotment {
    double seconds(ClockState state);
}
