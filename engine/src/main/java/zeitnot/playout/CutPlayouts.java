package zeitnot.playout;

import java.util.function.LongConsumer;
import zeitnot.game.Game;

/**
 * Uniformly random moves, of which most are not made: {@link CutPlayout}.
 *
 * @param plies after so many it is asked who is ahead
 */
public record CutPlayouts(int plies) implements PlayoutPolicy {
    public CutPlayouts {
        if (plies < 1) {
            throw new IllegalArgumentException("plies: " + plies);
        }
    }

    @Override
    public Playout playout(Game game, LongConsumer nodes) {
        return new CutPlayout(game, plies);
    }
}
