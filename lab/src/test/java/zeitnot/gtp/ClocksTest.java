package zeitnot.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import zeitnot.time.Clock;
import zeitnot.time.SimulatedClock;
import zeitnot.time.TimeControl;
import zeitnot.time.rule.ClockState;

/** The time of a turn, on a clock that is moved by hand. */
class ClocksTest {
    private static final TimeControl FREE = TimeControl.parse("1s/move");

    private long nanos;
    private final Clock clock = () -> nanos;
    private final Clocks clocks = new Clocks(clock, FREE);

    private void pass(double seconds) {
        nanos += (long) (seconds * 1e9);
    }

    private void play(String control) {
        clocks.set(Optional.of(TimeControl.parse(control)));
    }

    @Test
    void aTurnBeginsWhenTheOpponentHasMoved() {
        play("20s");
        clocks.turn(1);
        pass(3);
        assertThat(clocks.start(1).state().bank()).isEqualTo(17);
        pass(2);
        clocks.stop(1);
        assertThat(clocks.state(1).bank()).isEqualTo(15);
        assertThat(clocks.state(0).bank()).isEqualTo(20);
    }

    @Test
    void aGameThatIsToldCostsNothing() {
        play("20s");
        clocks.turn(1);
        pass(3);
        clocks.turn(0);
        pass(4);
        clocks.turn(1);
        assertThat(clocks.start(1).state().bank()).isEqualTo(20);
    }

    @Test
    void whatTheControllerSaysIsLeftCountsFromThen() {
        play("20s");
        clocks.turn(0);
        pass(5);
        clocks.left(0, 18, 0);
        pass(1);
        assertThat(clocks.start(0).state().bank()).isEqualTo(17);
    }

    @Test
    void stonesOfCanadianTimeArePeriodsOfByoYomi() {
        play("10s;25/5s");
        clocks.left(0, 4, 10);
        assertThat(clocks.start(0).state()).isEqualTo(ClockState.of(4, 0, 0, 10));
        pass(1);
        clocks.stop(0);
        assertThat(clocks.state(0)).isEqualTo(ClockState.of(3, 0, 0, 9));

        play("10s;3x5s");
        clocks.left(1, 4, 2);
        assertThat(clocks.start(1).state()).isEqualTo(new ClockState(0, 0, 4, ClockState.WHOLE_GAME, 2, false));
        pass(1);
        clocks.stop(1);
        assertThat(clocks.state(1).periods()).isEqualTo(2);
        assertThat(clocks.state(1).guaranteed()).isEqualTo(5);
    }

    @Test
    void withoutALimitEveryMoveHasItsTime() {
        clocks.turn(0);
        pass(100);
        clocks.left(0, 0, 0);
        assertThat(clocks.start(0).state()).isEqualTo(FREE.begin());
    }

    /** On the simulated clock a second is a thousand simulations from the start, so what a game costs can be told. */
    @Test
    void thePlayersTimeManagementKeepsToTheClock() {
        var simulated = new SimulatedClock(1000, 60, 1);
        Setup setup = Dialogue.setup("go-5x5", "uct+exp-moves", "1s/move", simulated);
        Dialogue.answers(setup, "time_settings 3 0 0", "genmove b", "genmove w", "genmove b", "genmove w");
        assertThat(simulated.seconds()).isGreaterThan(0.1).isLessThan(6);

        double before = simulated.seconds();
        Dialogue.answers(setup, "time_settings 0 1 0", "genmove b");
        assertThat(simulated.seconds() - before).isBetween(0.99, 1.1);

        before = simulated.seconds();
        Dialogue.answers(setup, "time_settings 3 0 0", "time_left b 0 0", "genmove b");
        assertThat(simulated.seconds() - before).isLessThan(0.1);
    }
}
