package zeitnot.testing;

import java.util.function.ToIntBiFunction;
import zeitnot.game.Game;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.game.Rng;

/**
 * What many games from the start were like, to be held against what is known of them.
 *
 * @param length the mean, in plies
 * @param firstWins share of the games that the first player won
 * @param draws share of the games that were drawn
 */
public record RandomGames(double length, double firstWins, double draws) {
    /** The playouts of the position itself. */
    public static RandomGames of(Game game, int count) {
        return of(game, count, new Rng(1), Position::playout);
    }

    /**
     * Games that are played in another way.
     *
     * @param playing plays a position to its end and returns the {@link Outcome}
     */
    public static RandomGames of(Game game, int count, Rng rng, ToIntBiFunction<Position, Rng> playing) {
        long plies = 0;
        int[] results = new int[3];
        Position start = game.start();
        Position position = game.start();
        for (int i = 0; i < count; i++) {
            position.set(start);
            results[playing.applyAsInt(position, rng)]++;
            plies += position.ply();
        }
        return new RandomGames(
                plies / (double) count,
                results[Outcome.FIRST_WINS] / (double) count,
                results[Outcome.DRAW] / (double) count);
    }
}
