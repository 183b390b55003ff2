package zeitnot.time.rule;

/**
 * What a rule may know before the search for a move.
 *
 * @param ply moves made so far by both players
 * @param simulatedPlies mean length of the simulations in the player's preceding search; 0 before the first
 */
public record Turn(ClockState clock, int ply, double simulatedPlies) {
    /** The turn if so much of the bank were not there. */
    public Turn less(double seconds) {
        return new Turn(clock.less(seconds), ply, simulatedPlies);
    }
}
