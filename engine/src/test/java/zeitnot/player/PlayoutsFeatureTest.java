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
import zeitnot.view.SearchView;
import zeitnot.view.SearchView.RootMove;

/** Several playouts from a leaf, with all that a player may have besides. */
class PlayoutsFeatureTest {
    private static final int BUDGET = 4001;
    private static final int MADE = 4004;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "uct",
                "uct+threads(2)",
                "ucb1-tuned+solver",
                "ucb1-tuned+solver+threads(3)",
                "ucb-sqrt+fpu",
                "uct+prior",
                "uct+solver+minimax",
                "uct+solver+minimax-backup+minimax-rollout(2)",
                "uct+solver+adaptive-minimax",
                "uct+solver+minimax-moves",
                "uct+solver+roll-a",
                "uct+relative-bonus+qualitative-bonus+discount(0.9)",
                "ucb1-tuned+relative-bonus+discount(0.9)+threads(2)",
                "uct+mast",
                "uct+ngram+solver",
                "uct+lgrf",
                "uct+lgrf(2)",
                "uct+half-greedy",
                "uct+sequential-halving",
                "uct+shot",
                "uct+h-mcts(5)",
                "uct+sqrt-sh+threads(2)",
                "uct+final(max)"
            })
    void everyPlayoutIsAVisitOfAMove(String spec) {
        everyPlayoutIsAVisit("breakthrough-6x6", spec);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "uct+playout(orego)",
                "rave+playout(orego)+prior(orego)",
                "rave+playout(heavy)+prior(heavy)",
                "rave+lgrf(2,heavy)+threads(2)"
            })
    void soIsOneThatKnowsTheGame(String spec) {
        everyPlayoutIsAVisit("go-5x5", spec);
    }

    private static void everyPlayoutIsAVisit(String name, String spec) {
        Decision decision = decide(Games.named(name), spec + "+playouts(4)", BUDGET + "/move");
        SearchView view = decision.view();
        assertThat(view.simulations()).isEqualTo(MADE);
        assertThat(view.moves().stream().mapToInt(RootMove::visits).sum()).isEqualTo(MADE);
        assertThat(view.moves()).allMatch(move -> move.value() >= 0 && move.value() <= 1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"uct+reuse", "ucb1-tuned+solver+reuse+threads(2)"})
    void aTreeThatIsKeptKeepsItsVisits(String spec) {
        Game game = Games.named("breakthrough-6x6");
        var player = (SearchPlayer) Features.standard().player(Spec.parse(spec + "+playouts(4)"), game, 1);
        var line = new Line(game);
        PlayerClock clock = clock(BUDGET + "/move");
        Decision first = player.decide(line, clock);
        line.play(first.move());
        line.play(player.search().variation(first.move())[1]);
        SearchView second = player.decide(line, clock).view();
        int visits = second.moves().stream().mapToInt(RootMove::visits).sum();
        assertThat(second.simulations()).isEqualTo(MADE);
        assertThat(visits)
                .isGreaterThan(MADE)
                .isLessThanOrEqualTo(player.search().visits());
        player.search().close();
    }

    /** A second at 1000 simulations of 20 plies: so many plies are made, whether simulations have one playout or eight. */
    @ParameterizedTest
    @ValueSource(strings = {"uct", "uct+playouts(8)", "uct+playouts(8)+stop", "uct+playouts(8)+solver+minimax"})
    void theSimulatedClockChargesForPlayouts(String spec) {
        Game game = Games.named("connect4");
        Line line = new Line(game);
        var player = (SearchPlayer) Features.standard().player(Spec.parse(spec), game, 1);
        var clock = new PlayerClock(
                TimeControl.parse("1s/move"), ClockKind.parse("sim(1000)").start(20, 1));
        clock.start();
        player.decide(line, clock);
        clock.stop();
        long work = player.search().plies() + player.search().nodes();
        assertThat(clock.used()).isLessThan(1.01);
        assertThat(work).isBetween(8_000L, 20_400L);
    }

    private static Decision decide(Game game, String spec, String control) {
        Player player = Features.standard().player(Spec.parse(spec), game, 1);
        return player.decide(new Line(game), clock(control));
    }

    private static PlayerClock clock(String control) {
        return new PlayerClock(
                TimeControl.parse(control), ClockKind.parse("sim(5000)").start(60, 1));
    }
}
