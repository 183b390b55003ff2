package zeitnot.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.games.Games;
import zeitnot.time.ClockKind;
import zeitnot.time.PlayerClock;
import zeitnot.time.TimeControl;
import zeitnot.view.SearchView;
import zeitnot.view.SearchView.RootMove;

/** The root policies in players, on a simulated clock of 5000 simulations a second. */
class RootFeaturesTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "half-greedy",
                "root-ucb-sqrt+ucb1-tuned",
                "sequential-halving+mast",
                "shot+solver+reuse",
                "h-mcts(5)+relative-bonus",
                "sqrt-sh+stop+reuse+solver",
                "sequential-halving+stop",
                "uct(0.495)+sqrt-sh(kmin=2, c=1)+close+behind+unst+final(max-robust)",
                "shot+unst+final(max)+exp-sim"
            })
    void combineWithEverythingAndNeverOverrunTheClock(String spec) {
        Game game = Games.named("breakthrough-6x6");
        List<Player> players = List.of(
                Features.standard().player(Spec.parse(spec), game, 1),
                Features.standard().player(Spec.parse(spec), game, 2));
        List<PlayerClock> clocks = List.of(clock("1s"), clock("1s"));
        var line = new Line(game);
        while (!line.isOver()) {
            PlayerClock clock = clocks.get(line.position().mover());
            clock.start();
            Decision decision = players.get(line.position().mover()).decide(line, clock);
            clock.stop();
            assertThat(clock.isFlagDown()).isFalse();
            assertThat(played(decision).eliminated()).isFalse();
            line.play(decision.move());
        }
        assertThat(clocks.get(0).used()).isGreaterThan(0.4);
    }

    @Test
    void aRootPolicyHasNoSecond() {
        assertThatThrownBy(() -> Features.standard().check(Spec.parse("uct+shot+sqrt-sh")))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("'shot' and 'sqrt-sh'")
                .hasMessageContaining("root policy");
    }

    @Test
    void halvingFollowsTheTimeOfASimulatedClock() {
        // 1 s: 3 rounds of 1/3 s. A simulation is charged for its plies, so the numbers are not quite those of 5000.
        Decision decision = decide("sequential-halving", "", "1s/move");
        int[] visits = decision.view().moves().stream()
                .mapToInt(RootMove::visits)
                .sorted()
                .toArray();
        double round = decision.view().simulations() / 3.0;
        assertThat(visits[2] - visits[0]).isLessThanOrEqualTo(1);
        assertThat(visits[0]).isBetween((int) (0.9 * round / 7), (int) (1.1 * round / 7));
        assertThat(visits[4] - visits[2]).isBetween((int) (0.9 * round / 4), (int) (1.1 * round / 4));
        assertThat(visits[6] - visits[4]).isBetween((int) (0.9 * round / 2), (int) (1.1 * round / 2));
    }

    @Test
    void aPlanThatIsProlongedGoesOnWithTheSurvivors() {
        // Never content: 840 simulations are planned, then as many again; the two of the last round share them.
        Decision once = decide("sequential-halving", "", "840/move");
        Decision twice = decide("sequential-halving+behind(f=1, v=1)", "", "840/move");
        assertThat(twice.events()).isEqualTo("behind");
        assertThat(visits(once.view())).containsExactly(40, 40, 40, 110, 110, 250, 250);
        assertThat(visits(twice.view())).containsExactly(40, 40, 40, 110, 110, 670, 670);
    }

    @Test
    void stopEndsASearchByVisitsWhenNoMoveIsGoingToBeEliminated() {
        // 7 moves: halved once, to 4, when a third is used. The threat in column 4 must be met.
        Decision decision = decide("uct(0.2)+sqrt-sh(c=0.2)+stop-b(1)", "1 4 1 4 2 4", "10000/move");
        assertThat(decision.events()).isEqualTo("stop");
        assertThat(decision.view().simulations()).isBetween(3334L, 9000L);
        assertThat(Games.named("connect4")
                        .format(
                                Line.parse(Games.named("connect4"), "1 4 1 4 2 4")
                                        .position(),
                                decision.move()))
                .isEqualTo("4");
    }

    @Test
    void aSingleLegalMoveIsPlayedAtOnce() {
        Game game = Games.named("connect4-4x4");
        for (String spec : List.of("half-greedy", "root-ucb-sqrt", "sequential-halving", "shot", "h-mcts", "sqrt-sh")) {
            Line line = Line.parse(game, "1 1 1 1 2 2 2 2 4 4 4 4");
            Decision decision =
                    Features.standard().player(Spec.parse(spec), game, 1).decide(line, clock("1000/move"));
            assertThat(game.format(line.position(), decision.move())).isEqualTo("3");
            assertThat(decision.view().simulations()).isZero();
        }
    }

    private static int[] visits(SearchView view) {
        return view.moves().stream().mapToInt(RootMove::visits).sorted().toArray();
    }

    private static RootMove played(Decision decision) {
        return decision.view().moves().stream()
                .filter(move -> move.move() == decision.move())
                .findFirst()
                .orElseThrow();
    }

    private static Decision decide(String spec, String moves, String time) {
        Game game = Games.named("connect4");
        return Features.standard().player(Spec.parse(spec), game, 1).decide(Line.parse(game, moves), clock(time));
    }

    private static PlayerClock clock(String time) {
        return new PlayerClock(
                TimeControl.parse(time), ClockKind.parse("sim(5000)").start(60, 1));
    }
}
