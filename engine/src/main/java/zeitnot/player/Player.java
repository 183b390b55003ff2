package zeitnot.player;

import zeitnot.game.Line;
import zeitnot.time.PlayerClock;

/** Somebody who plays one game. Used by one thread at a time. */
public interface Player extends AutoCloseable {
    /** The move for the position that {@code line} has reached; its clock is running. */
    Decision decide(Line line, PlayerClock clock);

    @Override
    default void close() {}
}
