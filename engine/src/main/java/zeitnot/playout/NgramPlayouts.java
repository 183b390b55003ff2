package zeitnot.playout;

import java.util.function.LongConsumer;
import zeitnot.game.Game;

/**
 * Moves that were good in earlier simulations after the same moves: {@link NgramPlayout}.
 *
 * @param n greatest length of the n-grams; with 1 it is MAST
 * @param epsilon share of random moves
 */
public record NgramPlayouts(int n, double epsilon) implements PlayoutPolicy {
    public NgramPlayouts {
        if (n < 1 || !(epsilon >= 0 && epsilon <= 1)) {
            throw new IllegalArgumentException("n: " + n + ", epsilon: " + epsilon);
        }
    }

    @Override
    public Playout playout(Game game, LongConsumer nodes) {
        return new NgramPlayout(game, n, epsilon);
    }
}
