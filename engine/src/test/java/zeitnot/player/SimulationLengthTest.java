package zeitnot.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.games.Games;
import zeitnot.time.ClockKind;
import zeitnot.time.PlayerClock;
import zeitnot.time.TimeControl;

class SimulationLengthTest {
    /** Not among those by which the clock is calibrated. */
    private static final int FIRST_SEED = 1001;

    /** Searches of one game differ: in Catch the Lion by 5 %, elsewhere by 1 or 2. So the speed is a mean over seeds. */
    @ParameterizedTest
    @CsvSource({
        "connect4, 64500, 1s/move, 4",
        "connect4, 14500, 1s/move, 8",
        "connect4-5x4, 3000, 1s/move, 10",
        "breakthrough-6x6, 24800, 1s/move, 4",
        "breakthrough, 17000, 1s/move, 2",
        "othello, 4400, 1s/move, 4",
        "catch-the-lion, 18500, 1s/move, 20",
        "catch-the-lion, 4625, 1s/move, 30",
        "catch-the-lion, 1850, 1s/move, 40",
        "amazons, 1290, 1s/move, 2",
        "amazons-8x8, 3000, 1s/move, 2",
        "amazons-split, 1290, 1s/move, 2",
        "cannon, 2000, 1s/move, 3",
        "checkers, 24000, 1s/move, 2",
        "chinese-checkers, 14000, 1s/move, 2",
        "pentalath, 21000, 1s/move, 2",
        "tic-tac-toe, 1000, 1s/move, 20",
        "connect4, 64500, 20s, 4",
        "breakthrough-6x6, 24800, 20s, 4",
        "othello, 4400, 30s, 4",
        "catch-the-lion, 18500, 20s, 20",
        "catch-the-lion-safe-try, 18500, 1s/move, 20",
    })
    void theFirstMoveIsSearchedAtTheSpeedOfTheClock(String name, int speed, String time, int seeds) {
        Game game = Games.named(name);
        double simulations = 0;
        double seconds = 0;
        for (int seed = FIRST_SEED; seed < FIRST_SEED + seeds; seed++) {
            var clock = new PlayerClock(
                    TimeControl.parse(time),
                    new ClockKind.Simulated(speed).start(plies -> SimulationLength.of(game, plies), 1));
            try (Player player = Features.standard().player(Spec.parse("uct"), game, seed)) {
                clock.start();
                simulations += player.decide(new Line(game), clock).view().simulations();
                seconds += clock.stop();
            }
        }
        assertThat(simulations / seconds).isCloseTo(speed, within(0.03 * speed));
    }

    @Test
    void searchesOfCatchTheLionAreLongerThanRandomGames() {
        // 11.94 plies are what half a million random games have (CatchTheLionTest)
        assertThat(SimulationLength.of(Games.named("catch-the-lion"), 18_500)).isBetween(1.35 * 11.94, 1.5 * 11.94);
    }

    @Test
    void ofOthelloAreAsLongAsAnyGame() {
        assertThat(SimulationLength.of(Games.named("othello"), 4400)).isBetween(59.5, 60.7);
    }

    @Test
    void aClockAsSlowOrAsFastAsOneLikesIsCalibratedToo() {
        Game game = Games.named("tic-tac-toe");
        assertThat(SimulationLength.of(game, 0.1))
                .isEqualTo(SimulationLength.of(game, 100))
                .isBetween(7.0, 8.0);
        assertThat(SimulationLength.of(game, 1e12)).isEqualTo(SimulationLength.of(game, 100_000));
    }
}
