package zeitnot.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.games.Games;
import zeitnot.playout.NamedPlayouts;
import zeitnot.search.minimax.Minimax;
import zeitnot.search.tree.TreePolicy;
import zeitnot.search.tree.Widening;
import zeitnot.testing.DoubleNim;
import zeitnot.testing.RandomTree;
import zeitnot.testing.ThreeNim;
import zeitnot.view.Pacer;
import zeitnot.view.SearchView.RootMove;
import zeitnot.view.Verdict;

/** Searches of games whose players do not simply alternate: three players, and turns of several moves. */
class TurnsTest {
    private static final TreePolicy UCT = new TreePolicy.Ucb1(0.5);
    private static final TreePolicy TUNED = new TreePolicy.Tuned(1);

    private static Search search(Game game, SearchOptions options, int simulations) {
        var search = new Search(game, options, 1);
        search.run(Pacer.simulations(simulations));
        return search;
    }

    /** The player to move gets 4, 4, 2, 2, 0 points of 4 with 1 to 5 matches left; of 3 players, nobody helps another. */
    @ParameterizedTest
    @CsvSource({"2, 2, 1", "4, 2, 0.5", "7, 2, 1", "9, 2, 0.5"})
    void eachOfThreePlayersLooksAfterItself(int matches, int best, double value) {
        for (TreePolicy policy : List.of(UCT, TUNED)) {
            for (int threads : new int[] {1, 3}) {
                Search search =
                        search(ThreeNim.ranked(matches), new SearchOptions(policy, false, threads, 16 << 20), 100_000);
                RootMove move = search.view().best();
                assertThat(move.move()).isEqualTo(best);
                assertThat(move.value()).isCloseTo(value, within(0.03));
            }
        }
    }

    /** Who does not take the last match shares the rest: a quarter of the points. */
    @Test
    void playersWhoAreEqualShareTheirPoints() {
        Search search = search(ThreeNim.withTies(2), new SearchOptions(UCT), 10_000);
        for (RootMove move : search.view().moves()) {
            assertThat(move.value()).isCloseTo(move.move() == 2 ? 1 : 0.25, within(0.01));
        }
    }

    @Test
    void theSolverSaysThatItNeedsTwoPlayers() {
        assertThatThrownBy(() -> new Search(ThreeNim.ranked(5), new SearchOptions(UCT, true), 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("two players");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void proofsAreRightWhereAPlayerMovesTwice(int threads) {
        int both = 0;
        for (int seed = 1; seed <= 200; seed++) {
            var game = new RandomTree(seed, false);
            Search search = search(game, new SearchOptions(UCT, true, threads, 16 << 20), 3000);
            Verdict proven = search.view().proven();
            Verdict exact = new Minimax(game).solve(game.start(), 10);
            if (proven != Verdict.OPEN && exact != Verdict.OPEN) {
                assertThat(proven).as("seed %d", seed).isEqualTo(exact);
                both++;
            }
        }
        assertThat(both).isGreaterThan(50);
    }

    @Test
    void aTurnOfTwoMovesIsSolvedLikeOneMoveThatIsBoth() {
        for (int matches = 1; matches <= 12; matches++) {
            var game = new DoubleNim(matches);
            Verdict expected = new Minimax(game).solve(game.start(), Minimax.MAX_DEPTH);
            Search search = search(game, new SearchOptions(TUNED, true), 20_000);
            assertThat(search.view().proven()).as("%d matches", matches).isEqualTo(expected);
        }
    }

    /** Four plies a round, two of them the mover's own: from the start of a turn, and from its middle. */
    @Test
    void ownMovesAreCountedByWhoMakesThem() {
        Search search = search(Games.named("amazons-split-6x6"), new SearchOptions(UCT), 200);
        assertThat((double) search.ownMoves() / search.plies()).isCloseTo(0.5, within(0.05));
    }

    @Test
    void aGamesOwnPlayoutsAreAskedForByName() {
        var options = new SearchOptions(UCT).with(new NamedPlayouts("greedy"));
        assertThat(search(new DoubleNim(9), options, 1000).simulations()).isEqualTo(1000);
        assertThatThrownBy(() -> new Search(Games.named("othello"), options, 1)).hasMessageContaining("offers no");
        assertThatThrownBy(
                        () -> new Search(new DoubleNim(9), new SearchOptions(UCT).with(new NamedPlayouts("gredy")), 1))
                .hasMessageContaining("did you mean 'greedy'?");
    }

    /** With 5 simulations for 22 moves, plain UCT visits 5 of them; with an urgency of 0 it stays with what has won. */
    @Test
    void firstPlayUrgencyLetsASearchGoDeeperBeforeAllMovesAreTried() {
        Game game = Games.named("breakthrough");
        long plain = visited(search(game, new SearchOptions(UCT), 20));
        long urgent = visited(search(game, new SearchOptions(UCT).withFirstPlayUrgency(0), 20));
        assertThat(plain).isEqualTo(20);
        assertThat(urgent).isLessThan(10);
    }

    /** 2 N^(1/2) of 22 moves: 9 after 20 simulations, and no other move than these is visited. */
    @Test
    void progressiveWideningTriesMovesOneByOne() {
        Game game = Games.named("breakthrough");
        var widening = new Widening(2, 0.5);
        assertThat(visited(search(game, new SearchOptions(UCT).with(widening), 20)))
                .isEqualTo(9);
        assertThat(visited(search(game, new SearchOptions(UCT).with(widening), 100)))
                .isEqualTo(20);
        assertThat(visited(search(game, new SearchOptions(UCT).with(widening), 200)))
                .isEqualTo(22);
    }

    /** A node looks at one move only, until that one is proven. */
    @Test
    void whatIsWidenedIsProvenAsWell() {
        SearchOptions narrow = new SearchOptions(UCT, true).with(new Widening(1, 0));
        Search search = search(Games.named("tic-tac-toe"), narrow, 100_000);
        assertThat(search.view().proven()).isEqualTo(Verdict.DRAW);
    }

    /** A piece that can take another on its way, which breakthrough's own opinion likes best. */
    @Test
    void aPriorDrawsTheFirstSimulations() {
        Game game = Games.named("breakthrough");
        Line line = Line.parse(game, "d2d3 e7e6 d3d4 e6e5");
        var plain = new Search(game, new SearchOptions(UCT), 1);
        var knowing = new Search(game, new SearchOptions(UCT).with(new PriorChoice("advance", 1)), 1);
        int capture = game.parse(line.position(), "d4xe5");
        assertThat(visits(plain, line, capture)).isLessThan(visits(knowing, line, capture));
        assertThat(knowing.visits()).isEqualTo(60);
        var biased = new Search(game, new SearchOptions(UCT).withBias(new PriorChoice("advance", 1)), 1);
        assertThat(visits(plain, line, capture)).isLessThan(visits(biased, line, capture));
        assertThatThrownBy(() -> new Search(
                        Games.named("othello"), new SearchOptions(UCT).with(new PriorChoice("advance", 1)), 1))
                .hasMessageContaining("offers no");
    }

    private static int visits(Search search, Line line, int wanted) {
        search.reset(line);
        search.run(Pacer.simulations(60));
        return search.view().moves().stream()
                .filter(move -> move.move() == wanted)
                .findFirst()
                .orElseThrow()
                .visits();
    }

    private static long visited(Search search) {
        return search.view().moves().stream().filter(move -> move.visits() > 0).count();
    }
}
