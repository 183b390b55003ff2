package zeitnot.game;

/**
 * What a game thinks of moves before they are tried: as if each had been visited so many times already, with such a mean
 * value. It has no state, several threads share it, and it is asked once for all moves of a node, so it must not allocate.
 */
@FunctionalInterface
public interface Prior {
    /**
     * Rates the first {@code count} of the {@code moves} of a position, which it leaves as it is.
     *
     * @param visits is filled with what each opinion weighs, in visits: 0 for none
     * @param values is filled with the values in [0, 1], for the player to move
     */
    void rate(Position position, int[] moves, int count, int[] visits, float[] values);
}
