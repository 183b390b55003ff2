package zeitnot.games.go;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class NeighbourhoodTest {
    /** By Burnside's lemma: (3^8 + 2 * 3^2 + 3^4 + 4 * 3^5) / 8 without the border. */
    @Test
    void thereAreSoManyWithoutTheBorder() {
        long count = IntStream.range(0, 1 << 16)
                .filter(code -> IntStream.range(0, 8).allMatch(i -> (code >> 2 * i & 3) != Board.BORDER))
                .map(Neighbourhood::number)
                .distinct()
                .count();
        assertThat(count).isEqualTo(954);
    }

    @Test
    void whatIsTurnedOrMirroredIsTheSame() {
        Drawn one = Drawn.of("", ".....", ".X...", ".....", ".....", ".....");
        Drawn other = Drawn.of("", ".....", "...X.", ".....", ".....", ".....");
        assertThat(number(one, "C3", Board.BLACK)).isEqualTo(number(other, "C3", Board.BLACK));
        assertThat(number(one, "B3", Board.BLACK)).isNotEqualTo(number(other, "C3", Board.BLACK));
        assertThat(number(one, "B5", Board.BLACK)).isEqualTo(number(one, "A4", Board.BLACK));
    }

    @Test
    void whiteSeesItsStonesAsBlackSeesItsOwn() {
        Drawn drawn = Drawn.of("", ".....", ".XO..", "..OX.", ".....", ".....");
        Drawn exchanged = Drawn.of("", ".....", ".OX..", "..XO.", ".....", ".....");
        assertThat(number(drawn, "B3", Board.BLACK)).isEqualTo(number(exchanged, "B3", Board.WHITE));
        assertThat(number(drawn, "B3", Board.BLACK)).isNotEqualTo(number(drawn, "B3", Board.WHITE));
    }

    @Test
    void aNameIsADrawing() {
        Drawn drawn = Drawn.of("", ".....", ".....", ".X...", "O....");
        int number = number(drawn, "B1", Board.BLACK);
        assertThat(Neighbourhood.names()[number]).matches("[XO.#]{8}").contains("X", "O", "###");
    }

    private static int number(Drawn drawn, String point, int colour) {
        return Neighbourhood.number(Neighbourhood.seen(drawn.position().board.surroundings(drawn.at(point)), colour));
    }
}
