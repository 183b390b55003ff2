package zeitnot.time;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zeitnot.game.BadInput;

class ClocksTest {
    @ParameterizedTest
    @CsvSource({"20s, 20", "500ms, 0.5", "1.5m, 90", "1h, 3600", "0.25s, 0.25"})
    void readsDurations(String text, double seconds) {
        assertThat(Durations.parse(text)).isCloseTo(seconds, within(1e-12));
    }

    @ParameterizedTest
    @CsvSource({"20, 20s", "0.5, 500ms", "90, 90s", "120, 2m", "7200, 2h"})
    void writesDurations(double seconds, String text) {
        assertThat(Durations.format(seconds)).isEqualTo(text);
        assertThat(Durations.parse(text)).isEqualTo(seconds);
    }

    @ParameterizedTest
    @ValueSource(strings = {"wall", "cpu", "cpu(4)", "cpu(0.5)", "sim(64500)", "sim(0.5)"})
    void clocksAreWrittenAsTheyAreRead(String text) {
        assertThat(ClockKind.parse(text)).hasToString(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "sun", "sim", "sim()", "sim(0)", "sim(-5)", "sim(x)"})
    void badClocksSayHowToWriteThem(String text) {
        assertThatThrownBy(() -> ClockKind.parse(text))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("sim(64500)");
    }

    @ParameterizedTest
    @ValueSource(strings = {"cpu(0)", "cpu()", "cpu(-1)", "cpux"})
    void badClocksOfCpuTimeSayHowToWriteThem(String text) {
        assertThatThrownBy(() -> ClockKind.parse(text))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("cpu(4)");
    }

    /** What helpers have used is told to the clock, so that the test need not use much itself. */
    @Test
    void cpuTimeMayPassFaster() {
        assertThat(secondsFor(ClockKind.parse("cpu"), 1_000)).isBetween(1_000.0, 1_010.0);
        assertThat(secondsFor(ClockKind.parse("cpu(4)"), 1_000)).isBetween(4_000.0, 4_040.0);
        assertThat(ClockKind.parse("cpu(1)")).isEqualTo(ClockKind.parse("cpu"));
    }

    private static double secondsFor(ClockKind kind, long helperSeconds) {
        Clock clock = kind.start(1, 1);
        double before = clock.seconds();
        clock.charge(0, 0, helperSeconds * 1_000_000_000);
        return clock.seconds() - before;
    }

    @Test
    void onTheSimulatedClockASimulationIsChargedForItsPlies() {
        Clock clock = new ClockKind.Simulated(1000).start(20, 1); // 1000 simulations of 20 plies are a second
        clock.charge(20 * 1000, 0, 0);
        assertThat(clock.seconds()).isCloseTo(1, within(1e-9));
        clock.charge(10 * 1000, 0, 0); // as many that are half as long
        assertThat(clock.seconds()).isCloseTo(1.5, within(1e-9));
    }

    @Test
    void onTheSimulatedClockMinimaxIsChargedForItsNodes() {
        Clock clock = new ClockKind.Simulated(1000).start(20, 0.5);
        clock.charge(10 * 1000, 20 * 1000, 0); // half a second of simulations, and nodes that cost as much
        assertThat(clock.seconds()).isCloseTo(1, within(1e-9));
    }

    @Test
    void theCostOfANodeIsShippedForTheGamesOfThePaper() {
        assertThat(List.of("connect4", "breakthrough", "othello", "catch-the-lion"))
                .allSatisfy(game ->
                        assertThat(NodeCost.of(game)).isBetween(0.2, 5.0).isNotEqualTo(1));
        assertThat(NodeCost.of("no-such-game")).isEqualTo(1);
    }

    @Test
    void theFlagFallsWhenTheTimeForTheGameIsUsedUp() {
        Clock clock = new SimulatedClock(10, 1, 1);
        var player = new PlayerClock(new TimeControl.SuddenDeath(2), clock);
        player.start();
        clock.charge(15, 0, 0);
        assertThat(player.stop()).isCloseTo(1.5, within(1e-9));
        clock.charge(1000, 0, 0); // the other player's turn
        assertThat(player.isFlagDown()).isFalse();
        assertThat(player.state().bank()).isCloseTo(0.5, within(1e-9));
        player.start();
        clock.charge(6, 0, 0);
        player.stop();
        assertThat(player.isFlagDown()).isTrue();
    }
}
