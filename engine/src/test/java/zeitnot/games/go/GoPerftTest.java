package zeitnot.games.go;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeitnot.game.Game;
import zeitnot.game.Perft;
import zeitnot.games.Games;

/** Counts that two independent programs agree on: a pass is a move, two passes end the game, positional superko. */
class GoPerftTest {
    @ParameterizedTest
    @CsvSource({
        "go-2x2, 5 21 68 156 316 604 1088 2184",
        "go-3x3, 10 91 738 5281 33384 179712",
        "go-4x4, 17 273 4112 57984 764016",
        "go-5x5, 26 651 15650 361041",
        "go-9x9, 82 6643 531522 42002809",
        "go-13x13, 170 28731 4826978",
        "go, 362 130683",
        "atari-go, 81 6480 511920 39928512",
        "nogo, 81 6480 511912 39927264",
    })
    void countsAreKnown(String name, String counts) {
        Game game = Games.named(name);
        String[] expected = counts.split(" ");
        assertThat(IntStream.rangeClosed(1, expected.length)
                        .mapToObj(depth -> "" + Perft.count(game, game.start(), depth)))
                .containsExactly(expected);
    }
}
