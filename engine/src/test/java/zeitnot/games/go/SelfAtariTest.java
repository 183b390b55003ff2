package zeitnot.games.go;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SelfAtariTest {
    @Test
    void aStoneWithTwoLibertiesIsNone() {
        assertThat(isBad(Drawn.of("", ".....", ".....", "..O..", "....."), "C1", Board.BLACK))
                .isFalse();
        assertThat(isBad(Drawn.of("", ".....", ".....", "OO...", "..O.."), "B1", Board.BLACK))
                .isTrue();
        assertThat(isBad(Drawn.of("", ".....", ".X...", "OXO..", "..O.."), "B1", Board.BLACK))
                .as("joined to a chain with more")
                .isFalse();
    }

    @Test
    void aCaptureIsGood() {
        Drawn ko = Drawn.of("", ".....", ".XO..", "X.XO.", ".XO..", ".....");
        assertThat(isBad(ko, "B3", Board.WHITE)).isFalse();
    }

    /**
     * Black has one stone in a space of three, without liberties outside: the second makes White take both, which leaves one eye.
     */
    @Test
    void aSacrificeInsideAChainWithoutOtherLibertiesIsGood() {
        Drawn inside = Drawn.of("", "......", "XXXX..", "OOOOX.", ".X.OX.");
        assertThat(isBad(inside, "A1", Board.BLACK)).isFalse();
        assertThat(isBad(inside, "C1", Board.BLACK)).isFalse();
        Drawn free = Drawn.of("", "......", "OOOO..", ".X.O..");
        assertThat(isBad(free, "A1", Board.BLACK)).as("White need not answer").isTrue();
    }

    /** Four in a row are two eyes when they have been taken off. */
    @Test
    void aSacrificeThatLeavesTwoEyesIsBad() {
        Drawn row = Drawn.of("", ".......", "XXXXXX.", "OOOOOX.", ".XX.OX.", "OOOOOX.", "XXXXXX.");
        assertThat(isBad(row, "A3", Board.BLACK)).as("three").isFalse();
        Drawn longer = Drawn.of("", ".......", "XXXXXXX", "OOOOOOX", ".XXX.OX", "OOOOOOX", "XXXXXXX");
        assertThat(isBad(longer, "A3", Board.BLACK)).as("four in a row").isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "'0,0 1,0 2,0', true",
        "'0,0 1,0 0,1 1,1', true",
        "'0,0 1,0 2,0 3,0', false",
        "'0,0 1,0 2,0 1,1', true",
        "'0,0 1,0 1,1 2,1', false",
        "'1,0 0,1 1,1 2,1 1,2', true",
        "'0,0 1,0 0,1 1,1 2,0', true",
        "'0,0 1,0 2,0 3,0 1,1', false",
        "'0,0 1,0 0,1 1,1 2,0 1,-1', true",
        "'0,0 1,0 2,0 0,1 1,1 2,1', false"
    })
    void shapesOfOneEye(String points, boolean one) {
        int stride = 100;
        int[] at = java.util.Arrays.stream(points.split(" "))
                .map(point -> point.split(","))
                .mapToInt(point -> Integer.parseInt(point[0]) + stride * (1 + Integer.parseInt(point[1])))
                .toArray();
        assertThat(Nakade.isOneEye(at, at.length, new int[] {-1, 1, -stride, stride}))
                .isEqualTo(one);
    }

    private static boolean isBad(Drawn drawn, String point, int colour) {
        return drawn.position().answers.selfAtari().isBad(drawn.at(point), colour);
    }
}
