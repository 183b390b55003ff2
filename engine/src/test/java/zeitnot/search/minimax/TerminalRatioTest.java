package zeitnot.search.minimax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TerminalRatioTest {
    private static final TerminalRatio TABLE = TerminalRatio.of(List.of(
            "turn 0 100 1.0",
            "turn 1 100 3.0",
            "turn 2 50 5.0",
            "turn 3 20 2.0",
            "turn 4 19 9.0",
            "branch 2 100 0.5",
            "branch 5 100 2.0",
            "roll 10 100 4.0",
            "roll 11 100 1.0"));

    @Test
    void lowestIsZeroAndHighestIsOne() {
        assertThat(TABLE.turn(0)).isZero();
        assertThat(TABLE.turn(1)).isEqualTo(0.5);
        assertThat(TABLE.turn(2)).isEqualTo(1);
        assertThat(TABLE.turn(3)).isEqualTo(0.25);
    }

    @Test
    void laterTurnsWeighMoreAndAreNormalisedAgain() {
        // before it is normalised again: 0, 1/2 of 1/3, 1 of 2/3, 1/4 of 3/3
        assertThat(TABLE.turnLater(0)).isZero();
        assertThat(TABLE.turnLater(1)).isEqualTo(0.25, within(1e-12));
        assertThat(TABLE.turnLater(2)).isEqualTo(1);
        assertThat(TABLE.turnLater(3)).isEqualTo(0.375, within(1e-12));
    }

    @Test
    void whatNeverAppearedHasTheRatioZero() {
        assertThat(TABLE.branch(0)).isZero();
        assertThat(TABLE.branch(2)).isEqualTo(0.25);
        assertThat(TABLE.branch(3)).isZero();
        assertThat(TABLE.branch(5)).isEqualTo(1);
        assertThat(TABLE.branch(6)).isZero();
        assertThat(TABLE.turn(1000)).isZero();
    }

    @Test
    void whatAppearedTooSeldomDoesNotCount() {
        assertThat(TABLE.turn(4)).isZero();
        assertThat(TABLE.turnLater(4)).isZero();
        assertThat(TerminalRatio.of(List.of("turn 0 2 0.0", "turn 1 2 3.0")).turn(1))
                .as("few games are enough where there are no more")
                .isEqualTo(1);
    }

    @Test
    void rolloutLengthsAreRounded() {
        assertThat(TABLE.roll(9.6)).isEqualTo(1);
        assertThat(TABLE.roll(10.4)).isEqualTo(1);
        assertThat(TABLE.roll(10.6)).isEqualTo(0.25);
    }

    @Test
    void allIsZeroWhereNothingDiffers() {
        TerminalRatio none = TerminalRatio.of(List.of("turn 0 100 0.0", "turn 1 100 0.0"));
        assertThat(none.turn(0)).isZero();
        assertThat(none.turnLater(1)).isZero();
        assertThat(none.branch(7)).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"breakthrough", "catch-the-lion", "connect4", "othello"})
    void shipsWithTheGamesOfThePaper(String game) {
        TerminalRatio ratio = TerminalRatio.shipped(game).orElseThrow();
        double highestTurn = 0;
        double highestLater = 0;
        double highestBranch = 0;
        double highestRoll = 0;
        for (int x = 0; x < 500; x++) {
            assertThat(List.of(ratio.turn(x), ratio.turnLater(x), ratio.branch(x), ratio.roll(x)))
                    .allMatch(value -> value >= 0 && value <= 1);
            highestTurn = Math.max(highestTurn, ratio.turn(x));
            highestLater = Math.max(highestLater, ratio.turnLater(x));
            highestBranch = Math.max(highestBranch, ratio.branch(x));
            highestRoll = Math.max(highestRoll, ratio.roll(x));
        }
        assertThat(List.of(highestTurn, highestLater, highestBranch, highestRoll))
                .containsOnly(1.0);
    }

    @Test
    void othelloHasTerminalLinesOnlyWhenTheBoardIsNearlyFull() {
        TerminalRatio othello = TerminalRatio.shipped("othello").orElseThrow();
        assertThat(othello.turn(30)).isLessThan(0.05);
        assertThat(othello.turn(57)).isGreaterThan(0.5);
    }

    @Test
    void otherGamesHaveNone() {
        assertThat(TerminalRatio.shipped("no-such-game")).isEmpty();
    }

    @Test
    void aShippedTableIsReadOnce() {
        assertThat(TerminalRatio.shipped("othello").orElseThrow())
                .isSameAs(TerminalRatio.shipped("othello").orElseThrow());
    }
}
