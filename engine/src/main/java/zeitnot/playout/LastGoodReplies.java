package zeitnot.playout;

import java.util.function.LongConsumer;
import zeitnot.game.Game;

/** Replies that won the last time: {@link LastGoodReply}. */
public record LastGoodReplies() implements PlayoutPolicy {
    @Override
    public Playout playout(Game game, LongConsumer nodes) {
        return new LastGoodReply(game);
    }
}
