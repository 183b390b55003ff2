package zeitnot.games.go;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ShapesTest {
    private static final Drawn DRAWN =
            Drawn.of("", "..X....", "......O", ".......", "...O...", ".......", "..X....", ".......");

    /** The rings have 4, 4, 4, 8, 4 + 4, 8, 8 + 4, 4 + 8, 8 + 4, 8 + 8 and 4 + 8 + 4 points. */
    @Test
    void ringsGrow() {
        assertThat(Stream.iterate(0, i -> i + 1).limit(Rings.SIZES).map(Rings::points))
                .containsExactly(12, 20, 28, 36, 48, 60, 72, 88, 104);
        assertThat(Rings.POINTS).isEqualTo(104);
    }

    @Test
    void namesHaveOneSizeEach() {
        assertThat(names(DRAWN, "C3", Board.BLACK).stream().map(String::length))
                .containsExactly(12, 20, 28, 36, 48, 60, 72, 88, 104);
    }

    @Test
    void turnedMirroredAndWithColoursExchangedItIsTheSame() {
        Drawn drawn = Drawn.of("", "..X....", ".......", ".......", ".......", "...O...", "..X....", "....O..");
        Drawn turned = Drawn.of("", ".......", ".......", "......O", "....O..", "X....X.", ".......", ".......");
        Drawn mirrored = Drawn.of("", "....X..", ".......", ".......", ".......", "...O...", "....X..", "..O....");
        Drawn exchanged = Drawn.of("", "..O....", ".......", ".......", ".......", "...X...", "..O....", "....X..");
        List<String> names = names(drawn, "C3", Board.BLACK);
        assertThat(names(turned, "E3", Board.BLACK)).isEqualTo(names);
        assertThat(names(mirrored, "E3", Board.BLACK)).isEqualTo(names);
        assertThat(names(exchanged, "C3", Board.BLACK)).isNotEqualTo(names);
        assertThat(names(exchanged, "C3", Board.WHITE)).isEqualTo(names);
        assertThat(new Shapes(names).largest(turned.position(), turned.at("E3")))
                .isEqualTo(Rings.SIZES);
    }

    @Test
    void largestKnownShapeIsFound() {
        List<String> names = names(DRAWN, "C3", Board.BLACK);
        assertThat(largest(List.of(), "C3")).isZero();
        for (int size = 0; size < Rings.SIZES; size++) {
            assertThat(largest(names.subList(0, size + 1), "C3")).isEqualTo(size + 1);
        }
        assertThat(largest(names, "E5")).as("another point").isZero();
    }

    /** A shape of which the next larger one is empty around it is not taken for that one. */
    @Test
    void emptyPointsAroundAShapeCount() {
        String empty = ".".repeat(19);
        Drawn board = Drawn.of("", Stream.generate(() -> empty).limit(19).toArray(String[]::new));
        List<String> names = names(board, "K10", Board.BLACK);
        assertThat(new Shapes(names).largest(board.position(), board.at("K10"))).isEqualTo(Rings.SIZES);
        assertThat(new Shapes(names.subList(0, 3)).largest(board.position(), board.at("K10")))
                .isEqualTo(3);
    }

    private static int largest(List<String> known, String point) {
        return new Shapes(known).largest(DRAWN.position(), DRAWN.at(point));
    }

    private static List<String> names(Drawn drawn, String point, int colour) {
        GoPosition position = drawn.position();
        if (position.mover() != colour) {
            position.play(BoardPosition.PASS);
        }
        return Shapes.names(position, drawn.at(point));
    }
}
