package zeitnot.game;

/**
 * The result of a game as an int: the half points of the first player, so that the second player has
 * {@code 2 - outcome} and the search can add outcomes without looking at them. With more than two players it is
 * {@link #DRAW} if all are equal, else {@link #RANKED}.
 */
public final class Outcome {
    public static final int ONGOING = -1;
    public static final int SECOND_WINS = 0;
    public static final int DRAW = 1;
    public static final int FIRST_WINS = 2;

    /** A game of more than two players is decided, and {@link Position#points} says how. */
    public static final int RANKED = 3;

    private Outcome() {}

    /** The outcome in which {@code player} (0 moves first, 1 second) has won. */
    public static int winFor(int player) {
        return 2 - 2 * player;
    }

    /** Half points of {@code player}: 2 for a win, 1 for a draw, 0 for a loss. */
    public static int halfPoints(int outcome, int player) {
        return player == 0 ? outcome : 2 - outcome;
    }
}
