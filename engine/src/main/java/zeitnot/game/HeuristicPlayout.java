package zeitnot.game;

/**
 * Chooses the moves of playouts with some knowledge of the game, one by one. It may keep what it has learnt or needs room
 * for: every thread has one of its own. It must not allocate.
 */
@FunctionalInterface
public interface HeuristicPlayout {
    /** One of {@link Position#playoutMoves} in a position that is not over, which it leaves as it is. */
    int choose(Position position, Rng rng);

    /** A playout begins here: from now on it is told of every move. */
    default void begin(Position position) {}

    /** A move has been made, chosen here or by somebody else. */
    default void played(Position position, int move) {}

    /** Plays on to the end of the game, or to the limit of playouts, under the contract of {@link Position#playout}. */
    default int run(Position position, Rng rng) {
        int limit = position.game().playoutLimit();
        begin(position);
        for (int plies = 0; !position.isOver(); plies++) {
            if (plies == limit) {
                position.result = Outcome.DRAW;
            } else {
                int move = choose(position, rng);
                position.play(move);
                played(position, move);
            }
        }
        return position.result;
    }
}
