package zeitnot.game;

/**
 * Plays a position to its end with some knowledge of the game, in place of {@link Position#playout} and under the same
 * contract. It may keep what it has learnt or needs room for: every thread has one of its own.
 */
@FunctionalInterface
public interface HeuristicPlayout {
    /** Plays on to the end of the game, or to the limit of playouts, and returns the outcome. */
    int run(Position position, Rng rng);
}
