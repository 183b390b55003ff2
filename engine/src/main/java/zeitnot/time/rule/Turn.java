package zeitnot.time.rule;

import java.util.OptionalDouble;

/**
 * What a rule may know before the search for a move.
 *
 * @param ply moves made so far by both players
 * @param stones on the board, in games that have points to own; else 0
 * @param simulatedPlies mean length of the simulations in the player's preceding search; 0 before the first
 * @param criticality of that search: the greatest kappa of a point; none before the first, and if it is not counted
 */
public record Turn(ClockState clock, int ply, int stones, double simulatedPlies, OptionalDouble criticality) {
    /** In a game without stones, and where nobody counts owners. */
    public Turn(ClockState clock, int ply, double simulatedPlies) {
        this(clock, ply, 0, simulatedPlies, OptionalDouble.empty());
    }

    /** The turn if so much of the bank were not there. */
    public Turn less(double seconds) {
        return new Turn(clock.less(seconds), ply, stones, simulatedPlies, criticality);
    }
}
