package zeitnot.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeitnot.contest.Players;
import zeitnot.game.BadInput;
import zeitnot.game.Line;
import zeitnot.games.Games;
import zeitnot.play.Duel;
import zeitnot.player.Spec;
import zeitnot.time.TimeControl;
import zeitnot.time.rule.ClockState;

class ClockLeftTest {
    private static Duel duel(String time) {
        var line = new Line(Games.named("tic-tac-toe"));
        return new Duel(
                line,
                Players.create(Spec.parse("random"), line.game(), 1),
                TimeControl.parse(time),
                Optional.empty(),
                0);
    }

    /** What a clock shows after some turns is written, and set on a new clock it is the same state. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "60s | 20 | '40.0,60.0'",
                "60s+3s | 20 | '43.0,60.0'",
                "10/60s | 20 | '40.0/9,60.0/10'",
                "60s;3x20s | 85 | '0.0x2,60.0x3'",
                "60s;5/30s | 70 | '20.0/4,60.0'",
            })
    void whatIsWrittenIsWhatIsSet(String time, double used, String left) {
        Duel played = duel(time);
        ClockState state = played.clock(0).control().after(played.clock(0).state(), used);
        played.clock(0).correct(state);
        assertThat(ClockLeft.of(played, false)).isEqualTo(left);
        Duel resumed = duel(time);
        ClockLeft.set(resumed, left);
        assertThat(resumed.clock(0).state()).isEqualTo(state);
        assertThat(resumed.clock(1).state()).isEqualTo(played.clock(1).state());
    }

    @Test
    void timeForEachMoveLeavesNothing() {
        assertThat(ClockLeft.of(duel("5s/move"), false)).isEmpty();
        assertThat(ClockLeft.of(duel("100/move"), false)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "60s | 5",
                "60s | '-1,5'",
                "60s | 'a,b'",
                "60s | '5/3,5'",
                "60s | '5x2,5'",
                "5s/move | '5,5'",
                "10/60s | '5/11,5'"
            })
    void whatClocksCannotShowIsRefused(String time, String left) {
        assertThatThrownBy(() -> ClockLeft.set(duel(time), left))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("which clocks of " + TimeControl.parse(time) + " cannot show");
    }
}
