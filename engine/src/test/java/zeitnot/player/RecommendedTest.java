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

    /** Games are decided after so many plies, as they are in self-play with resignation; the rest is for games that go on. */
    @ParameterizedTest
    @CsvSource({"go-9x9,49", "go-13x13,105", "go,228"})
    void inGoNearlyAllTimeIsUsedBeforeAGameIsDecided(String name, int plies) {
        Spec spec = Recommended.opponent(Games.named(name));
        double[] args = enhanced(spec.toString());
        double left = 1;
        for (int ply = 0; ply < plies; ply += 2) {
            left -= left / (args[0] + Math.max(args[1] - ply, 0));
        }
        assertThat(left).isBetween(0.03, 0.12);
    }

    private static double[] enhanced(String spec) {
        String args = spec.substring(spec.indexOf("enhanced(") + "enhanced(".length());
        String[] both = args.substring(0, args.indexOf(')')).split(",", -1);
        return new double[] {Double.parseDouble(both[0]), Double.parseDouble(both[1])};
    }
}
