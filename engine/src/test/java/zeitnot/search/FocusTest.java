package zeitnot.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zeitnot.game.Game;
import zeitnot.games.Games;
import zeitnot.search.root.RootPolicy;
import zeitnot.search.tree.TreePolicy;
import zeitnot.view.Pacer;
import zeitnot.view.SearchView.RootMove;
import zeitnot.view.Verdict;

/** Runs that are restricted to some moves at the root. */
class FocusTest {
    private static SearchOptions options() {
        return new SearchOptions(new TreePolicy.Ucb1(0.5)).withFocus();
    }

    private static long visited(Search search) {
        return search.view().moves().stream().filter(move -> move.visits() > 0).count();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void onlyTheseMovesAreSearchedAndOnlyInThisRun(int threads) {
        Game game = Games.named("breakthrough-6x6");
        int[] moves = game.legalMoves(game.start());
        try (Search search = new Search(game, options().withThreads(threads), 1)) {
            search.begin(Pacer.simulations(300), new int[] {moves[1], moves[4]}).go();
            assertThat(search.view().moves().stream()
                            .filter(move -> move.visits() > 0)
                            .map(RootMove::move))
                    .containsExactlyInAnyOrder(moves[1], moves[4]);
            search.run(Pacer.simulations(300));
            assertThat(visited(search)).isEqualTo(moves.length);
        }
    }

    @Test
    void aPolicyOfTheRootIsAskedWhenThereIsNoFocus() {
        Game game = Games.named("breakthrough-6x6");
        int[] moves = game.legalMoves(game.start());
        SearchOptions halving = options().with(new RootPolicy.SequentialHalving());
        try (Search search = new Search(game, halving, 1);
                Search plain = new Search(
                        game,
                        new SearchOptions(new TreePolicy.Ucb1(0.5)).with(new RootPolicy.SequentialHalving()),
                        1)) {
            search.begin(Pacer.simulations(100), new int[] {moves[2]}).go();
            assertThat(visited(search)).isEqualTo(1);
            search.reset(game.start());
            search.run(Pacer.simulations(1000));
            plain.reset(game.start());
            plain.run(Pacer.simulations(1000));
            assertThat(search.view().moves()).hasSameSizeAs(plain.view().moves());
            assertThat(search.view().moves().stream()
                            .filter(RootMove::eliminated)
                            .count())
                    .isEqualTo(plain.view().moves().stream()
                            .filter(RootMove::eliminated)
                            .count())
                    .isPositive();
        }
    }

    /** Tic-tac-toe is proven by some 9,000 simulations, which needs all moves. */
    @Test
    void whenNothingIsLeftToBeSearchedThereTheOthersAreSearched() {
        Game game = Games.named("tic-tac-toe");
        try (Search search = new Search(game, options().withSolver(true), 1)) {
            search.begin(Pacer.simulations(100_000), new int[] {game.parse(game.start(), "a1")})
                    .go();
            assertThat(search.view().proven()).isEqualTo(Verdict.DRAW);
        }
    }

    @Test
    void mustHaveBeenAskedFor() {
        Game game = Games.named("tic-tac-toe");
        try (Search search = new Search(game, new SearchOptions(new TreePolicy.Ucb1(0.5)), 1)) {
            assertThatIllegalStateException().isThrownBy(() -> search.begin(Pacer.simulations(1), new int[] {0}));
        }
    }
}
