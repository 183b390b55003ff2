package zeitnot.time;

import java.util.OptionalDouble;

/**
 * What came of the search for a move: all that time management keeps of it for the next one, and that others show.
 *
 * @param allotted seconds that were planned, with bonuses and before any prolonging; infinite if simulations are counted
 * @param meant how many seconds the search was meant to last when it ended: what the turn takes beyond that is overhead
 * @param events the rules that stopped, extended or prolonged it, in order, such as {@code cbt close}; empty if none did
 * @param simulatedPlies mean length of the simulations; that of the search before if there were none, 0 if there never were
 * @param longestGap seconds between two looks at the clock, at the most: what a busy machine or a collector took away; 0 on a
 *     simulated clock
 * @param criticality the greatest kappa of a point; in the search before if nothing was counted, none if nothing ever was
 * @param secondsPerSimulation what a simulation cost; in the search before if there were none, 0 if that is not known
 */
public record Thought(
        double allotted,
        double meant,
        String events,
        double simulatedPlies,
        double longestGap,
        OptionalDouble criticality,
        double secondsPerSimulation) {
    /** Before the first search. */
    static final Thought NONE = new Thought(0, 0, "", 0, 0, OptionalDouble.empty(), 0);
}
