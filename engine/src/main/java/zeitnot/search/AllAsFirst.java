package zeitnot.search;

/**
 * What the simulations say of a move at the root in which its player made it, then or later ("all moves as first", Brügmann 1993;
 * RAVE, Gelly and Silver 2007).
 *
 * @param visits how many simulations; those that a reused tree brought along included
 * @param value their mean result in [0, 1] for the side to move; 0.5 if there are none
 */
public record AllAsFirst(int move, int visits, double value) {
    static AllAsFirst of(int move, int visits, int points, int full) {
        return new AllAsFirst(move, visits, visits == 0 ? 0.5 : (double) points / ((long) full * visits));
    }
}
