package zeitnot.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import zeitnot.game.BadInput;
import zeitnot.games.Games;
import zeitnot.player.Spec;
import zeitnot.time.ClockKind;
import zeitnot.time.TimeControl;

class MatchTest {
    static Match match(String a, String b, int games, long seed) {
        return new Match(
                Games.named("tic-tac-toe"),
                Spec.parse(a),
                Spec.parse(b),
                TimeControl.parse("500ms"),
                ClockKind.parse("sim(1000)"),
                games,
                seed);
    }

    @Test
    void plansItsGamesAsText() {
        assertThat(match("uct(c=0.7)+solver", "random", 3, 9).tasks()).containsExactly(task(0), task(1), task(2));
    }

    private static GameTask task(int index) {
        return new GameTask("tic-tac-toe", "uct(c=0.7)+solver", "random", "500ms", "sim(1000)", 9, index);
    }

    @Test
    void plansTimesThatTheRefereeCanRead() {
        for (String time : new String[] {"0.0001ms", "12.3ms", "1.5m", "1000h", "1s/move", "7/move"}) {
            TimeControl control = TimeControl.parse(time);
            assertThat(TimeControl.parse(control.toString())).isEqualTo(control);
        }
        for (String clock : new String[] {"wall", "cpu", "sim(0.0001)", "sim(10000000000000000)", "sim(64500)"}) {
            assertThat(ClockKind.parse(ClockKind.parse(clock).toString())).isEqualTo(ClockKind.parse(clock));
        }
    }

    @Test
    void needsAGame() {
        assertThatExceptionOfType(BadInput.class).isThrownBy(() -> match("uct", "uct", 0, 1));
    }

    @Test
    void needsTwoPlayers() {
        assertThatExceptionOfType(BadInput.class).isThrownBy(() -> match("uct", "uctt", 1, 1));
    }
}
