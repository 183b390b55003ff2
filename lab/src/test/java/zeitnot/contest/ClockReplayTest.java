package zeitnot.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import zeitnot.game.BadInput;
import zeitnot.game.Line;
import zeitnot.games.Games;
import zeitnot.player.Spec;
import zeitnot.time.ClockKind;
import zeitnot.time.TimeControl;

class ClockReplayTest {
    private static final Line GAME = Line.parse(Games.named("connect4"), "4 4 4 4 3 2 5 6 1 1");

    private static ClockReplay replay(Line game, String player, String time) {
        return new ClockReplay(game, Spec.parse(player), TimeControl.parse(time), ClockKind.parse("sim(1000)"), 1);
    }

    private static List<ClockReplay.Turn> turns(String... strategies) {
        return replay(GAME, "uct+solver+reuse", "10s").run(List.of(strategies), () -> true, turn -> {});
    }

    /** basic(10) gives a tenth of what is left: 1, 0.9, 0.81, ... seconds of 10. */
    @Test
    void theClockRunsByTheStrategyAndTheMovesAreThoseOfTheGame() {
        List<ClockReplay.Turn> turns = turns("basic(10)");
        assertThat(turns).extracting(ClockReplay.Turn::made).containsExactlyElementsOf(GAME.notation());
        assertThat(turns).extracting(turn -> turn.thought().player()).containsExactly(0, 1, 0, 1, 0, 1, 0, 1, 0, 1);
        for (int i = 0; i < turns.size(); i++) {
            double expected = Math.pow(0.9, i / 2);
            assertThat(turns.get(i).thought().allotted()).isCloseTo(expected, within(0.02));
            assertThat(turns.get(i).thought().seconds()).isCloseTo(expected, within(0.02));
            assertThat(turns.get(i).left()).isCloseTo(10 * Math.pow(0.9, i / 2 + 1), within(0.1));
        }
    }

    @Test
    void stoppingSavesTimeAndProlongingTakesMore() {
        double plain = used(turns("basic(10)"));
        List<ClockReplay.Turn> stopped = turns("basic(10)+stop-a");
        List<ClockReplay.Turn> prolonged = turns("basic(10)+close(1,1)");
        assertThat(used(stopped)).isLessThan(plain);
        assertThat(stopped).anyMatch(turn -> turn.thought().stopped().contains("stop"));
        assertThat(used(prolonged)).isGreaterThan(plain);
        assertThat(prolonged).anyMatch(turn -> turn.thought().stopped().contains("close"));
    }

    private static double used(List<ClockReplay.Turn> turns) {
        return turns.stream().mapToDouble(turn -> turn.thought().seconds()).sum();
    }

    @Test
    void itIsRepeatable() {
        assertThat(turns("exp-moves", "unst")).isEqualTo(turns("exp-moves", "unst"));
    }

    /** A rule that the player brings along would be in every strategy's time. */
    @Test
    void whatThePlayerKnowsOfTimeIsLeftOut() {
        assertThat(replay(GAME, "uct+exp-sim+stop+solver+ponder+resign", "10s").player())
                .isEqualTo(Spec.parse("uct+solver"));
    }

    @Test
    void theStrategiesAreThoseThatAGameCanHave() {
        assertThat(ClockReplay.strategies(Games.named("connect4")))
                .contains("exp-moves", "mid", "open", "enhanced", "stop", "close", "unst", "behind")
                .doesNotContain("kappa-lm", "reserve", "distribution");
        assertThat(ClockReplay.strategies(Games.named("go-9x9"))).contains("kappa-lm", "kappa-cm");
    }

    @Test
    void whatCannotBeIsSaid() {
        assertThatThrownBy(() -> replay(GAME, "uct", "100/move"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("time '100/move' counts simulations");
        assertThatThrownBy(() -> turns("stopp"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("did you mean 'stop'");
    }

    @Test
    void itEndsWhenNobodyWantsToKnow() {
        assertThat(replay(GAME, "uct", "10s").run(List.of("exp-moves"), () -> false, turn -> {}))
                .isEmpty();
    }
}
