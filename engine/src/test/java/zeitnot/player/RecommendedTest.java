package zeitnot.player;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.games.Games;
import zeitnot.time.ClockKind;
import zeitnot.time.PlayerClock;
import zeitnot.time.TimeControl;

class RecommendedTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "connect4",
                "othello",
                "amazons",
                "catch-the-lion",
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
}
