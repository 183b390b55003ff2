package zeitnot.games.go;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MogoPatternsTest {
    private static final String KINDS = "XO.#";
    private static final int SURROUNDINGS = 1 << 16;

    /** Rows from above with the move in the middle; who may make it: X, O, both or nobody. */
    @ParameterizedTest
    @CsvSource({
        "hane around a stone,      XOX .*. O.X, XO",
        "the way is not open,      XOX X*X .X., ''",
        "hane,                     XO. .*. X.O, XO",
        "a stone is below,         XO. .*. .X., ''",
        "turn,                     XO. X*. O.., XO",
        "turn with more beyond,    XOX X*. ..O, XO",
        "turn that is blocked,     XO. X*. .X., ''",
        "hane at two stones,       XOO .*. X.., X",
        "cut,                      XO. O*. ..., XO",
        "cut with help,            XO. O*X .X., XO",
        "cut from inside,          XOO O*O OO., XO",
        "cut that is no cut,       XO. O*O ..., ''",
        "nor from the other side,  XO. O*. .OX, ''",
        "push,                     .X. O*O .X., XO",
        "push into a hole,         .X. O*O .O., ''",
        "below a stone,            X.. O*. ###, XO",
        "not at the edge,          X.. O*. .X., ''",
        "beside and below,         .X. .*O ###, XO",
        "connected already,        .X. X*O ###, ''",
        "down,                     .XO X*. ###, XO",
        "down before a stone,      .XO .*X ###, X",
        "cut at the edge,          .XO O*X ###, XO",
        "stones of one colour,     XXX X*. ..., ''",
        "nothing,                  ... .*. ..., ''",
        "corner,                   #XO #*. ###, ''",
        "hane on the edge,         XOX .*. ###, XO"
    })
    void matchesAsItIsDrawnInEveryViewAndColour(String what, String drawn, String movers) {
        for (int view = 0; view < 8; view++) {
            int code = code(drawn, view);
            for (int x = 0; x < 2; x++) {
                int coloured = x == Board.BLACK ? code : exchanged(code);
                assertThat(MogoPatterns.match(coloured, x))
                        .as(what + ", X moves")
                        .isEqualTo(movers.contains("X"));
                assertThat(MogoPatterns.match(coloured, x ^ 1))
                        .as(what + ", O moves")
                        .isEqualTo(movers.contains("O"));
            }
        }
    }

    /** A contact of both colours is in every pattern, and a corner in none. */
    @Test
    void matchesNothingElse() {
        int matching = 0;
        for (int code = 0; code < SURROUNDINGS; code++) {
            int black = count(code, Board.BLACK);
            int white = count(code, Board.WHITE);
            int border = count(code, Board.BORDER);
            boolean matches = MogoPatterns.match(code, Board.BLACK);
            if (matches) {
                assertThat(black).isPositive();
                assertThat(white).isPositive();
                assertThat(border).isIn(0, 3);
                matching++;
            }
            assertThat(MogoPatterns.match(exchanged(code), Board.WHITE)).isEqualTo(matches);
        }
        assertThat(matching).isBetween(1, SURROUNDINGS / 10);
    }

    private static int count(int code, int kind) {
        int count = 0;
        for (int i = 0; i < 8; i++) {
            count += (code >> 2 * i & 3) == kind ? 1 : 0;
        }
        return count;
    }

    private static int exchanged(int code) {
        int exchanged = 0;
        for (int i = 0; i < 8; i++) {
            int kind = code >> 2 * i & 3;
            exchanged |= (kind < Board.EMPTY ? kind ^ 1 : kind) << 2 * i;
        }
        return exchanged;
    }

    /** Turned by quarters, from the fifth view on mirrored. */
    private static int code(String drawn, int view) {
        String[] rows = drawn.split(" ");
        for (int turn = 0; turn < view % 4; turn++) {
            String[] turned = {"", "", ""};
            for (int row = 0; row < 3; row++) {
                for (int column = 0; column < 3; column++) {
                    turned[row] += rows[2 - column].charAt(row);
                }
            }
            rows = turned;
        }
        int code = 0;
        int index = 0;
        for (int row = 2; row >= 0; row--) {
            for (int column = 0; column < 3; column++) {
                char what = rows[row].charAt(view < 4 ? column : 2 - column);
                if (what != '*') {
                    code |= KINDS.indexOf(what) << 2 * index++;
                }
            }
        }
        return code;
    }
}
