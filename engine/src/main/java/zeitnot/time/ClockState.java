package zeitnot.time;

/**
 * What a rule may know when it allots time to a move.
 *
 * @param remaining seconds left for the rest of the game
 * @param ply moves made so far by both players
 */
public record ClockState(double remaining, int ply) {}
