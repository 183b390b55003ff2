package zeitnot.playout;

import zeitnot.game.Game;
import zeitnot.search.minimax.MinimaxPlayout;

/**
 * How the moves of a simulation are chosen below the tree.
 *
 * @param n length of the n-grams, or depth of minimax
 * @param epsilon share of random moves
 */
public record Playouts(Kind kind, int n, double epsilon) {
    /** Uniformly random, in the game's own loop. */
    public static final Playouts UNIFORM = new Playouts(Kind.UNIFORM, 0, 1);

    /** The policies; the formulas are in their classes. */
    public enum Kind {
        UNIFORM,
        NGRAM,
        LAST_GOOD_REPLY,
        MINIMAX
    }

    public Playout playout(Game game) {
        return switch (kind) {
            case UNIFORM -> new UniformPlayout();
            case NGRAM -> new NgramPlayout(game, n, epsilon);
            case LAST_GOOD_REPLY -> new LastGoodReply(game);
            case MINIMAX -> new MinimaxPlayout(game, n);
        };
    }
}
