package zeitnot.search;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.game.Position;
import zeitnot.games.Games;
import zeitnot.search.tree.TreePolicy;
import zeitnot.testing.Countdown;
import zeitnot.view.Pacer;
import zeitnot.view.SearchView;
import zeitnot.view.SearchView.RootMove;
import zeitnot.view.Verdict;

class SearchTest {
    private static final TreePolicy UCT = new TreePolicy.Ucb1(0.5);
    private static final TreePolicy TUNED = new TreePolicy.Tuned(1);
    private static final long MEBIBYTE = 1 << 20;

    @ParameterizedTest
    @ValueSource(strings = {"connect4", "breakthrough-6x6", "othello", "catch-the-lion"})
    void visitsOfTheMovesAddUpToTheSimulations(String name) {
        Search search = search(name, new SearchOptions(TUNED, false));
        search.run(Pacer.simulations(5000));
        assertThat(search.simulations()).isEqualTo(5000);
        assertThat(visits(search)).isEqualTo(5000);
        assertThat(search.visits()).isEqualTo(5000);
    }

    @Test
    void theSameSeedGivesTheSameTree() {
        Search one = search("othello", new SearchOptions(UCT, true));
        Search two = search("othello", new SearchOptions(UCT, true));
        one.run(Pacer.simulations(20_000));
        two.run(Pacer.simulations(20_000));
        assertThat(one.view()).isEqualTo(two.view());
        assertThat(one.bytes()).isEqualTo(two.bytes());
    }

    @Test
    void aSearchThatIsResumedIsTheSameAsOneInOneGo() {
        Search whole = search("connect4", new SearchOptions(UCT, true));
        Search parts = search("connect4", new SearchOptions(UCT, true));
        whole.run(Pacer.simulations(9000));
        parts.run(Pacer.simulations(2000));
        parts.run(Pacer.simulations(7000));
        assertThat(parts.view().moves()).isEqualTo(whole.view().moves());
        assertThat(parts.simulations()).isEqualTo(7000);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void ownMovesAreThoseOfThePlayerAtTheRoot(int threads) {
        var search =
                new Search(new Countdown(7, Integer.MAX_VALUE), new SearchOptions(UCT, false, threads, MEBIBYTE), 1);
        search.run(Pacer.simulations(1000));
        assertThat(meanOwnMoves(search)).isEqualTo(4); // plies 0, 2, 4 and 6
        search.advance(0);
        search.run(Pacer.simulations(1000));
        assertThat(meanOwnMoves(search)).isEqualTo(3);
    }

    @Test
    void simulationsThatWereCutSayNothingAboutTheLengthOfTheGame() {
        var search = new Search(new Countdown(7, 5), new SearchOptions(UCT, false), 1);
        search.run(Pacer.simulations(2)); // one ply in the tree, five in the playout
        assertThat(search.finished()).isZero();
        search.run(Pacer.simulations(1000));
        assertThat(meanOwnMoves(search)).isEqualTo(4);
    }

    @Test
    void resetForgetsEverything() {
        Search search = search("connect4", new SearchOptions(UCT, true));
        search.run(Pacer.simulations(1000));
        search.reset(Games.named("connect4").start());
        assertThat(search.visits()).isZero();
        assertThat(visits(search)).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"connect4", "breakthrough", "othello", "catch-the-lion"})
    void allocatesNothingInASimulation(String name) {
        var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        Game game = Games.named(name);
        for (TreePolicy policy : List.of(UCT, TUNED)) {
            var search = new Search(game, new SearchOptions(policy, true), 1);
            search.run(Pacer.simulations(50_000)); // the arena grows here, and is kept
            search.reset(game.start());
            Pacer pacer = Pacer.simulations(40_000);
            search.run(Pacer.simulations(1));
            long before = threads.getCurrentThreadAllocatedBytes();
            search.run(pacer);
            long allocated = threads.getCurrentThreadAllocatedBytes() - before;
            assertThat(allocated).as("bytes in 40,000 simulations").isLessThan(10_000);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void aFullTreeStaysWithinItsMemoryAndGoesOnSearching(int threads) {
        Search search = search("breakthrough", new SearchOptions(UCT, true, threads, 2 * MEBIBYTE));
        search.run(Pacer.simulations(100_000));
        assertThat(search.bytes()).isBetween(MEBIBYTE, 2 * MEBIBYTE);
        assertThat(visits(search)).isEqualTo(search.simulations());
    }

    @Test
    void afterMovesOnlyTheSubtreeIsLeftAndItIsUnchanged() {
        Game game = Games.named("breakthrough-6x6");
        for (TreePolicy policy : List.of(UCT, TUNED)) {
            var search = new Search(game, new SearchOptions(policy, true), 3);
            search.run(Pacer.simulations(60_000));
            for (int i = 0; i < 4; i++) {
                RootMove best = search.view().best();
                int[] expected = search.variation(best.move());
                long bytes = search.bytes();
                search.advance(best.move());
                assertThat(search.visits()).isEqualTo(best.visits());
                assertThat(visits(search)).isEqualTo(best.visits() - 1);
                assertThat(search.bytes()).isLessThan(bytes);
                assertThat(search.variation(expected[1]))
                        .startsWith(java.util.Arrays.copyOfRange(expected, 1, expected.length));
                search.run(Pacer.simulations(5000));
            }
        }
    }

    @Test
    void afterMovesTheSubtreeOfSeveralThreadsIsUnchangedToo() {
        Search search = search("breakthrough-6x6", new SearchOptions(UCT, true, 2, 64 * MEBIBYTE));
        search.run(Pacer.simulations(60_000));
        for (int i = 0; i < 4; i++) {
            RootMove best = search.view().best();
            int[] expected = search.variation(best.move());
            long bytes = search.bytes();
            search.advance(best.move());
            assertThat(search.visits()).isEqualTo(best.visits());
            assertThat(search.bytes()).isLessThan(bytes);
            assertThat(search.variation(expected[1]))
                    .startsWith(java.util.Arrays.copyOfRange(expected, 1, expected.length));
            long before = visits(search);
            search.run(Pacer.simulations(5000));
            assertThat(visits(search)).isEqualTo(before + search.simulations());
        }
    }

    @Test
    void movingOnToALeafStartsAnew() {
        Search search = search("connect4", new SearchOptions(UCT, false));
        search.run(Pacer.simulations(1));
        search.advance(search.view().moves().get(6).move());
        assertThat(search.visits()).isZero();
        search.run(Pacer.simulations(100));
        assertThat(visits(search)).isEqualTo(100);
    }

    @ParameterizedTest
    @ValueSource(strings = {"connect4", "othello"})
    void severalThreadsLoseNoVisit(String name) {
        for (TreePolicy policy : List.of(UCT, TUNED)) {
            Search search = search(name, new SearchOptions(policy, true, 3, 64 * MEBIBYTE));
            search.run(Pacer.simulations(100_000));
            assertThat(search.simulations()).isEqualTo(100_000);
            assertThat(visits(search)).isEqualTo(search.simulations());
            assertThat(search.visits()).isEqualTo(search.simulations());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"tic-tac-toe", "connect4-4x4"})
    void provesDraws(String name) {
        for (long seed = 1; seed <= 5; seed++) {
            var search = new Search(Games.named(name), new SearchOptions(UCT, true), seed);
            search.run(Pacer.simulations(200_000));
            assertThat(search.view().proven()).as("seed %d", seed).isEqualTo(Verdict.DRAW);
        }
    }

    @Test
    void provesWithSeveralThreads() {
        Search search = search("tic-tac-toe", new SearchOptions(UCT, true, 2, 64 * MEBIBYTE));
        search.run(Pacer.simulations(1_000_000));
        assertThat(search.view().proven()).isEqualTo(Verdict.DRAW);
    }

    @Test
    void aProvenRootNeedsNoFurtherSimulation() {
        Search search = search("tic-tac-toe", new SearchOptions(UCT, true));
        search.run(Pacer.simulations(1_000_000));
        search.run(Pacer.simulations(1000));
        assertThat(search.simulations()).isZero();
    }

    @Test
    void whatWasProvenStaysProvenAfterTheMove() {
        Game game = Games.named("tic-tac-toe");
        var search = new Search(game, new SearchOptions(UCT, true), 1);
        search.reset(Line.parse(game, "a1 b1").position()); // a corner, then the edge beside it: X wins
        search.run(Pacer.simulations(100_000));
        SearchView view = search.view();
        assertThat(view.proven()).isEqualTo(Verdict.WIN);
        search.advance(view.best().move());
        assertThat(search.view().proven()).isEqualTo(Verdict.LOSS);
    }

    private static Search search(String game, SearchOptions options) {
        return new Search(Games.named(game), options, 1);
    }

    private static double meanOwnMoves(Search search) {
        return (double) search.ownMoves() / search.finished();
    }

    private static long visits(Search search) {
        List<Integer> visits = new ArrayList<>();
        search.view().moves().forEach(move -> visits.add(move.visits()));
        return visits.stream().mapToLong(Integer::longValue).sum();
    }

    @Test
    void aLineWithoutAHistoryIsNotTakenForAnother() {
        Game game = Games.named("tic-tac-toe");
        try (var search = new Search(game, new SearchOptions(new TreePolicy.Ucb1(1)), 1)) {
            search.follow(Line.at(game.start()));
            search.run(Pacer.simulations(100));
            Position later = game.start();
            later.play(game.legalMoves(later)[4]);
            search.follow(Line.at(later));
            assertThat(search.view().moves()).hasSize(8);
            assertThat(search.visits()).isZero();
        }
    }
}
