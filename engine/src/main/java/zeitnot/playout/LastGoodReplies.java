package zeitnot.playout;

import java.util.function.LongConsumer;
import zeitnot.game.Game;

/**
 * Replies that won the last time: {@link LastGoodReply}.
 *
 * @param most a reply is to so many moves at most, 1 or 2
 * @param otherwise chooses where there is no reply
 */
public record LastGoodReplies(int most, StepwisePlayouts otherwise) implements PlayoutPolicy {
    public LastGoodReplies {
        if (most < 1 || most > 2) {
            throw new IllegalArgumentException("most: " + most);
        }
    }

    @Override
    public Playout playout(Game game, LongConsumer nodes) {
        return new LastGoodReply(game, most, otherwise.moves(game));
    }
}
