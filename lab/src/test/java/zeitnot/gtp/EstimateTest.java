package zeitnot.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeitnot.game.Line;
import zeitnot.games.Games;

class EstimateTest {
    @ParameterizedTest
    @CsvSource({"D4 E2 D5 E4, true", "pass, false"})
    void isSettledWhereItIsKnownWhoseEveryPointIs(String more, boolean settled) {
        Line line = Line.parse(
                Games.named("go-5x5-komi-0.5"),
                "B1 D1 B2 D2 B3 D3 B4 pass B5 pass C1 pass C2 pass C3 pass C4 pass C5 pass A2 pass A4 "
                        + more.replace(" ", " pass "));
        assertThat(Estimate.random(line).isSettled()).isEqualTo(settled);
    }

    /** Black has the left and White the right of the board; D1, E1 to E9 are open. */
    @Test
    void aGapInAWallDoesNotOpenTheWholeSide() {
        var moves = new StringBuilder();
        for (int row = 2; row <= 9; row++) {
            moves.append("D" + row + " F" + row + " ");
        }
        Line line = Line.parse(Games.named("go-9x9"), moves + "pass F1");
        assertThat(Estimate.likely(line).area()).isBetween(-4, 4); // 27 points and 8 stones against 27 and 9
    }
}
