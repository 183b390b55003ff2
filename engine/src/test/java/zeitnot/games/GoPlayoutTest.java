package zeitnot.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.function.Function;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zeitnot.game.Game;
import zeitnot.game.Ink;
import zeitnot.game.Position;
import zeitnot.game.Rng;
import zeitnot.testing.RandomGames;

/** Light playouts against figures of independent programs, and against a slow loop over {@code playoutMoves}. */
class GoPlayoutTest {
    /** A standard deviation of a length is about 11, 15 and 22 plies, one of a share 0.5: tolerances are five of the mean's. */
    @ParameterizedTest
    @CsvSource({
        "go-9x9-komi-6.5, 20000, 110.9, 0.445",
        "go-13x13-komi-6.5, 10000, 218.9, 0.462",
        "go-komi-6.5, 5000, 454.7, 0.472",
        "atari-go, 20000, 48.0, 0.496",
        "nogo, 20000, 74.4, 0.503",
    })
    void lengthAndResultAreAsKnown(String name, int count, double length, double firstWins) {
        var games = RandomGames.of(Games.named(name), count);
        assertThat(games.length()).isCloseTo(length, within(110 / Math.sqrt(count) + 0.1));
        assertThat(games.firstWins()).isCloseTo(firstWins, within(2.5 / Math.sqrt(count) + 0.005));
        assertThat(games.draws()).as("cut at the limit").isLessThan(0.001);
    }

    @ParameterizedTest
    @ValueSource(strings = {"go-3x3", "go-5x5", "go-9x9"})
    void playoutIsAsLongAndEndsAsRandomPlayoutMovesDo(String name) {
        Game game = Games.named(name);
        assertSameDistribution(game, game.start(), end -> "result " + end.result());
    }

    /** Some plies before the end the final board tells which moves led to it. */
    @ParameterizedTest
    @ValueSource(strings = {"go-5x5", "go-7x9", "go-9x9-handicap-3"})
    void playoutChoosesUniformlyNearTheEnd(String name) {
        Game game = Games.named(name);
        for (int left = 3; left <= 12; left += 3) {
            Position late = game.start();
            var rng = new Rng(left);
            while (late.playoutMoves(new int[game.maxMoves()]) > left || late.ply() < game.points() / 2) {
                playRandomMove(late, rng);
            }
            assertSameDistribution(game, late, end -> game.draw(end, Ink.PLAIN));
        }
    }

    /** Games that go in circles are compared only up to where playouts end. */
    private static void assertSameDistribution(Game game, Position from, Function<Position, String> observation) {
        int limit = from.ply() + game.playoutLimit();
        GameContractTest.assertSameDistribution(
                game,
                from,
                (position, rng) -> {
                    if (position.ply() < limit) {
                        playRandomMove(position, rng);
                    } else {
                        position.playout(rng);
                    }
                },
                end -> end.ply() >= limit ? "endless" : end.ply() + " plies, " + observation.apply(end));
    }

    private static void playRandomMove(Position position, Rng rng) {
        int[] moves = new int[position.game().maxMoves()];
        position.play(moves[rng.nextInt(position.playoutMoves(moves))]);
    }
}
