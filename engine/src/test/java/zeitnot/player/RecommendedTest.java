package zeitnot.player;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.games.Games;
import zeitnot.time.ClockKind;
import zeitnot.time.PlayerClock;
import zeitnot.time.SimulatedClock;
import zeitnot.time.TimeControl;

class RecommendedTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "connect4",
                "othello",
                "amazons",
                "catch-the-lion",
                "breakthrough",
                "go-9x9",
                "go-5x7-komi-0.5",
                "nogo",
                "atari-go"
            })
    void itPlaysItsGame(String name) {
        Game game = Games.named(name);
        var clock = new PlayerClock(TimeControl.parse("100/move"), new ClockKind.Wall().start(1, 1));
        try (Player player = Features.standard().player(Recommended.opponent(game), game, 1)) {
            clock.start();
            var line = new Line(game);
            line.play(player.decide(line, clock).move());
            assertThat(line.length()).isOne();
        }
    }

    /** What is meant for the moves of a usual game is more than a usual move needs: early stops leave it to the next ones. */
    @ParameterizedTest
    @CsvSource({"go-9x9,28", "go-13x13,57", "go,128"})
    void inGoTheFirstMoveMayTakeTwiceItsShareAndMore(String name, double moves) {
        Game game = Games.named(name);
        var clock = new PlayerClock(TimeControl.parse("60s"), new SimulatedClock(1000, 60, 1));
        clock.start();
        try (Player player = Features.standard().player(Recommended.opponent(game), game, 1)) {
            Decision decision = player.decide(new Line(game), clock);
            assertThat(decision.allotted()).isBetween(2 * 60 / moves, 3 * 60 / moves);
            assertThat(decision.view().simulations()).isPositive();
        }
    }
}
