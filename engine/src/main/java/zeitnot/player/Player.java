package zeitnot.player;

import zeitnot.game.Line;
import zeitnot.time.PlayerClock;

/**
 * Somebody who plays one game. Used by one thread at a time.
 *
 * <p>While the opponent thinks a player may think too, which is never charged to its clock. On the wall clock and the CPU clock
 * it does so in the background, from {@link #ponder} until {@link #opponentMoved}. On the simulated clock nothing happens in
 * the background: the player catches up in {@link #opponentMoved}, for the time that the opponent was charged, so that games
 * stay repeatable.
 */
public interface Player extends AutoCloseable {
    /** The move for the position that {@code line} has reached; its clock is running. */
    Decision decide(Line line, PlayerClock clock);

    /**
     * The opponent is to move in {@code line} and thinks now: the player may think too. Returns at once; the line will have
     * changed when {@link #opponentMoved} is called, so what goes on until then needs a copy of it.
     *
     * @param clock the player's own, which stands still
     */
    default void ponder(Line line, PlayerClock clock) {}

    /** Stops what {@link #ponder} began, until it is called again; nothing goes on when this returns. */
    default void rest() {}

    /**
     * The opponent has made the last move of {@code line}, which may have ended the game, and was charged so many seconds for
     * it: whatever {@link #ponder} began is over when this returns.
     */
    default void opponentMoved(Line line, double seconds) {}

    @Override
    default void close() {}
}
