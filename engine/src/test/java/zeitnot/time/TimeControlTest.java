package zeitnot.time;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zeitnot.game.BadInput;
import zeitnot.time.rule.ClockState;

class TimeControlTest {
    @ParameterizedTest
    @ValueSource(
            strings = {"20s", "2m", "1s/move", "500ms/move", "10000/move", "5m+2s", "40/10m", "10m;3x30s", "10m;25/5m"})
    void areWrittenAsTheyAreRead(String text) {
        assertThat(TimeControl.parse(text)).hasToString(text);
    }

    @Test
    void areReadAsWhatTheyAre() {
        assertThat(TimeControl.parse("20s")).isEqualTo(new TimeControl.SuddenDeath(20));
        assertThat(TimeControl.parse("100ms/move")).isEqualTo(new TimeControl.PerMove(0.1));
        assertThat(TimeControl.parse("10000/move")).isEqualTo(new TimeControl.SimulationsPerMove(10_000));
        assertThat(TimeControl.parse("5m + 2s")).isEqualTo(new TimeControl.Fischer(300, 2));
        assertThat(TimeControl.parse("40/10m")).isEqualTo(new TimeControl.MovesPerPeriod(40, 600));
        assertThat(TimeControl.parse("10m; 3x30s")).isEqualTo(new TimeControl.ByoYomi(600, 3, 30));
        assertThat(TimeControl.parse("10m;25/5m")).isEqualTo(new TimeControl.Canadian(600, 25, 300));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "", "20", "-5s", "0s", "0/move", "s", "/move", "1s/turn", "1e9999s", "99999999999999999999/move",
                        "9999999h",
                "5m+", "+2s", "5m+-2s", "0/10m", "40/", "10m;", "10m;0x30s", "10m;3x", "10m;3y30s", "10m;25/", "x;3x30s"
            })
    void badOnesSayHowToWriteThem(String text) {
        assertThatThrownBy(() -> TimeControl.parse(text))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("20s")
                .hasMessageNotContaining("\n");
    }

    @Test
    void suddenDeathRunsOut() {
        TimeControl control = TimeControl.parse("10s");
        ClockState state = control.after(control.begin(), 7);
        assertThat(state.share(3)).isCloseTo(1, within(1e-9));
        assertThat(state.most()).isCloseTo(3, within(1e-9));
        assertThat(control.after(state, 3).isFlagDown()).isFalse();
        assertThat(control.after(state, 3.001).isFlagDown()).isTrue();
    }

    @Test
    void fischerAddsAfterEveryMove() {
        TimeControl control = TimeControl.parse("10s+2s");
        ClockState state = control.after(control.begin(), 5);
        assertThat(state.bank()).isCloseTo(7, within(1e-9));
        // 5 moves share 7 s and the 4 increments that come before the last of them.
        assertThat(state.share(5)).isCloseTo(3, within(1e-9));
        assertThat(control.after(state, 7.5).isFlagDown())
                .as("the increment comes after the move")
                .isTrue();
    }

    @Test
    void incrementsAreNotSpentBeforeTheyCome() {
        ClockState state = TimeControl.parse("1s+10s").begin();
        assertThat(state.share(30)).isCloseTo(1, within(1e-9));
    }

    @Test
    void aPeriodOfMovesIsRenewedAndKeepsWhatIsLeft() {
        TimeControl control = TimeControl.parse("2/10s");
        ClockState state = control.after(control.begin(), 4);
        assertThat(state.movesInBank()).isEqualTo(1);
        assertThat(state.share(30)).as("one move is left in this period").isCloseTo(6, within(1e-9));
        state = control.after(state, 5);
        assertThat(state.bank()).isCloseTo(11, within(1e-9));
        assertThat(state.movesInBank()).isEqualTo(2);
    }

    @Test
    void byoYomiIsFreeWithinAPeriodAndCostsPeriodsBeyond() {
        TimeControl control = TimeControl.parse("10s;3x5s");
        ClockState state = control.after(control.begin(), 8);
        assertThat(state.bank()).isCloseTo(2, within(1e-9));
        assertThat(state.most()).isCloseTo(7, within(1e-9));
        state = control.after(state, 6);
        assertThat(state.bank()).isZero();
        assertThat(state.periods())
                .as("4 s of the first period, which is renewed")
                .isEqualTo(3);
        assertThat(state.share(100)).as("what is guaranteed is used").isCloseTo(5, within(1e-9));
        state = control.after(state, 11);
        assertThat(state.periods()).isEqualTo(1);
        assertThat(control.after(state, 4.9).isFlagDown()).isFalse();
        assertThat(control.after(state, 5.1).isFlagDown()).isTrue();
    }

    @Test
    void canadianOvertimeIsForSoManyMoves() {
        TimeControl control = TimeControl.parse("10s;4/20s");
        ClockState state = control.begin();
        assertThat(state.share(100)).as("a move of the overtime").isCloseTo(5, within(1e-9));
        state = control.after(state, 12);
        assertThat(state.movesInBank()).isEqualTo(3);
        assertThat(state.bank()).isCloseTo(18, within(1e-9));
        assertThat(state.share(100)).isCloseTo(6, within(1e-9));
        state = control.after(control.after(control.after(state, 1), 1), 1);
        assertThat(state.bank()).as("renewed; what was left is lost").isCloseTo(20, within(1e-9));
        assertThat(state.movesInBank()).isEqualTo(4);
        assertThat(control.after(state, 21).isFlagDown()).isTrue();
    }

    @Test
    void timePerMoveHasNoFlag() {
        TimeControl control = TimeControl.parse("1s/move");
        assertThat(control.after(control.begin(), 1000).isFlagDown()).isFalse();
        assertThat(control.begin().share(7)).isEqualTo(1);
    }
}
