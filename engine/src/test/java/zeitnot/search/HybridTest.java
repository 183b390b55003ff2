package zeitnot.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.game.Ink;
import zeitnot.game.Line;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.game.Rng;
import zeitnot.games.Games;
import zeitnot.playout.Playout;
import zeitnot.playout.Trace;
import zeitnot.search.minimax.Hybrid;
import zeitnot.search.minimax.MinimaxPlayouts;
import zeitnot.search.tree.TreePolicy;
import zeitnot.testing.Exhaustive;
import zeitnot.view.Pacer;
import zeitnot.view.SearchView;
import zeitnot.view.Verdict;

/** Minimax embedded in the search: what it proves is true, what it costs is counted. */
class HybridTest {
    private static final SearchOptions SOLVER = new SearchOptions(new TreePolicy.Ucb1(0.5), true);
    private static final Hybrid FIXED = new Hybrid(new Hybrid.Fixed(3, 2), 0);
    private static final Hybrid ADAPTIVE = new Hybrid(new Hybrid.Adaptive(8, 100), 0);

    static Stream<Arguments> hybrids() {
        List<Hybrid> hybrids = List.of(
                FIXED,
                new Hybrid(new Hybrid.Fixed(4, 1), 2),
                new Hybrid(new Hybrid.Dynamic(Hybrid.By.TURN, 4), 0),
                new Hybrid(new Hybrid.Dynamic(Hybrid.By.LATER_TURN, 4), 0),
                new Hybrid(new Hybrid.Dynamic(Hybrid.By.BRANCHING, 4), 0),
                new Hybrid(new Hybrid.Dynamic(Hybrid.By.ROLLOUT, 4), 0),
                ADAPTIVE,
                Hybrid.NONE.withBackup(3),
                Hybrid.NONE.withMoves(1),
                ADAPTIVE.withMoves(2));
        return Stream.of("connect4", "breakthrough", "othello", "catch-the-lion")
                .flatMap(game -> hybrids.stream().map(hybrid -> Arguments.of(game, hybrid)));
    }

    @ParameterizedTest
    @MethodSource("hybrids")
    void provesNothingThatExhaustiveSearchContradicts(String name, Hybrid hybrid) {
        Game game = Games.named(name);
        var search = new Search(game, SOLVER.with(hybrid), 1);
        var exhaustive = new Exhaustive(game, 3);
        var rng = new Rng(7);
        int decided = 0;
        for (int i = 0; i < 100; i++) {
            Position position = Exhaustive.latePosition(game, rng, 4);
            search.reset(position);
            search.run(Pacer.simulations(500));
            SearchView view = search.view();
            for (SearchView.RootMove move : view.moves()) {
                Position next = position.copy();
                next.play(move.move());
                Verdict truth = next.isOver()
                        ? Verdict.of(points(next), points(next))
                        : exhaustive.verdict(next).opposite();
                if (move.proven() != Verdict.OPEN && truth != Verdict.OPEN) {
                    decided++;
                    assertThat(move.proven())
                            .as("%s%n%s", game.format(position, move.move()), game.draw(position, Ink.PLAIN))
                            .isEqualTo(truth);
                }
            }
        }
        assertThat(decided).isGreaterThan(100);
    }

    private static int points(Position end) {
        return Outcome.halfPoints(end.result(), 1 - end.mover());
    }

    @Test
    void provesTheSameWithFewerSimulations() {
        Game game = Games.named("connect4-4x4");
        long plain = simulationsToProve(game, SOLVER);
        long hybrid = simulationsToProve(game, SOLVER.with(FIXED));
        assertThat(hybrid).isLessThan(plain);
    }

    private static long simulationsToProve(Game game, SearchOptions options) {
        var search = new Search(game, options, 1);
        search.run(Pacer.simulations(3_000_000));
        assertThat(search.view().proven()).isEqualTo(Verdict.DRAW);
        return search.simulations();
    }

    @Test
    void countsTheNodesOfItsSearches() {
        Game game = Games.named("othello");
        var plain = new Search(game, SOLVER, 1);
        plain.run(Pacer.simulations(1000));
        assertThat(plain.nodes()).isZero();
        long before = 0;
        for (int depth = 1; depth <= 4; depth++) {
            var search = new Search(game, SOLVER.with(new Hybrid(new Hybrid.Fixed(depth, 2), 0)), 1);
            search.run(Pacer.simulations(1000));
            assertThat(search.nodes()).isGreaterThan(2 * before);
            before = search.nodes();
            search.run(Pacer.simulations(0));
            assertThat(search.nodes()).as("counts begin anew").isZero();
        }
    }

    @Test
    void theAdaptiveDepthSpendsLittleWhereNothingCanBeProven() {
        double trialsAlone = 0.05;
        assertThat(adaptiveNodesPerPly("othello")).isLessThan(1.5 * trialsAlone);
        assertThat(adaptiveNodesPerPly("catch-the-lion")).isGreaterThan(1.5 * trialsAlone);
    }

    private static double adaptiveNodesPerPly(String game) {
        var search = new Search(Games.named(game), SOLVER.with(ADAPTIVE), 1);
        search.run(Pacer.simulations(5000));
        return (double) search.nodes() / search.plies();
    }

    @Test
    void aMoveThatIsRefutedAtOnceIsNeverTried() {
        // White has c1 d1 e1 and threatens b1 and f1: all other moves of Black lose at once, and these two by the other
        // threat.
        Game game = Games.named("connect4");
        Line line = Line.parse(game, "4 4 3 3 5");
        for (int i = 0; i < 20; i++) {
            var search = new Search(game, SOLVER.with(Hybrid.NONE.withMoves(1)), i);
            search.run(Pacer.simulations(10_000)); // from the start, where it learns that such looks pay
            search.reset(line.position());
            search.run(Pacer.simulations(100));
            SearchView view = search.view();
            assertThat(view.proven()).isEqualTo(Verdict.LOSS);
            assertThat(view.moves())
                    .allSatisfy(move -> assertThat(move.proven()).isEqualTo(Verdict.LOSS));
            assertThat(view.moves().stream().filter(move -> move.visits() > 0)).hasSize(1);
        }
    }

    @Test
    void looksBehindMovesWhereThatPays() {
        assertThat(nodesPerPly("catch-the-lion")).isGreaterThan(0.1);
        assertThat(nodesPerPly("othello")).isLessThan(0.025);
        assertThat(nodesPerPly("amazons")).isLessThan(0.1);
    }

    private static double nodesPerPly(String game) {
        var search = new Search(Games.named(game), SOLVER.with(Hybrid.NONE.withMoves(1)), 1);
        search.run(Pacer.simulations(5000));
        return (double) search.nodes() / search.plies();
    }

    @Test
    void refutedMovesStayRefutedWhenTheTreeGoesOn() {
        Game game = Games.named("catch-the-lion");
        var search = new Search(game, SOLVER.with(Hybrid.NONE.withMoves(1)), 1);
        var exhaustive = new Exhaustive(game, 1);
        Line line = new Line(game);
        for (int ply = 0; ply < 6; ply++) {
            search.run(Pacer.simulations(3000));
            for (SearchView.RootMove move : search.view().moves()) {
                Position next = line.position().copy();
                next.play(move.move());
                if (!next.isOver() && exhaustive.verdict(next) == Verdict.WIN) {
                    assertThat(move.proven()).isEqualTo(Verdict.LOSS);
                }
            }
            int best = search.view().best().move();
            search.advance(best);
            line.play(best);
        }
    }

    @ParameterizedTest
    @MethodSource("hybrids")
    void isRepeatable(String name, Hybrid hybrid) {
        Game game = Games.named(name);
        var one = new Search(game, SOLVER.with(hybrid), 5);
        var two = new Search(game, SOLVER.with(hybrid), 5);
        one.run(Pacer.simulations(2000));
        two.run(Pacer.simulations(2000));
        assertThat(one.view()).isEqualTo(two.view());
        assertThat(one.nodes()).isEqualTo(two.nodes());
    }

    @ParameterizedTest
    @MethodSource("hybrids")
    void worksWithSeveralThreads(String name, Hybrid hybrid) {
        Game game = Games.named(name);
        var options = new SearchOptions(SOLVER.policy(), true, 2, 64 << 20).with(hybrid);
        var search = new Search(game, options, 1);
        search.run(Pacer.simulations(20_000));
        int visits = search.view().moves().stream()
                .mapToInt(SearchView.RootMove::visits)
                .sum();
        assertThat(visits).isEqualTo(20_000);
    }

    @Test
    void knowsAWinningMoveAlsoWhereMinimaxHasProvenThePosition() {
        // The tree is reused below moves whose positions minimax has decided without saying by which move.
        Game game = Games.named("connect4");
        for (long seed = 1; seed <= 20; seed++) {
            var search = new Search(game, SOLVER.with(new Hybrid(new Hybrid.Fixed(3, 8), 2)), seed);
            Line line = Line.parse(game, "4 4 3");
            search.reset(line.position());
            search.run(Pacer.simulations(2000));
            search.advance(game.parse(line.position(), "3")); // a mistake: 2 or 5 wins now
            line.play(game.parse(line.position(), "3"));
            search.run(Pacer.simulations(2000));
            int move = search.view().best().move();
            assertThat(game.format(line.position(), move)).isIn("2", "5");
        }
    }

    @Test
    void aRolloutWithMinimaxSeesTheWinAndAvoidsTheLoss() {
        Game game = Games.named("connect4");
        var rng = new Rng(1);
        var trace = new Trace(2);
        Playout one = new MinimaxPlayouts(1).playout(game, nodes -> {});
        Playout three = new MinimaxPlayouts(3).playout(game, nodes -> {});
        Position winning = Line.parse(game, "4 4 3 3 5 5").position(); // White has c1 d1 e1
        Position threatened = Line.parse(game, "4 4 3 3").position(); // White wins by force in three plies
        for (int i = 0; i < 50; i++) {
            assertThat(one.run(winning.copy(), trace, rng)).isEqualTo(Outcome.FIRST_WINS);
            assertThat(three.run(threatened.copy(), trace, rng)).isEqualTo(Outcome.FIRST_WINS);
        }
    }

    @Test
    void rolloutsWithMinimaxAreChargedToo() {
        var search = new Search(Games.named("breakthrough-6x6"), SOLVER.with(new MinimaxPlayouts(2)), 1);
        search.run(Pacer.simulations(100));
        assertThat(search.nodes()).isGreaterThan(100);
    }

    @Test
    void saysWhatToDoWhereThereIsNoTable() {
        Game game = Games.named("connect4-4x4");
        assertThatThrownBy(() -> new Search(game, SOLVER.with(new Hybrid(new Hybrid.Dynamic(Hybrid.By.TURN, 4), 0)), 1))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("zeitnot analyze-terminals connect4-4x4");
    }
}
