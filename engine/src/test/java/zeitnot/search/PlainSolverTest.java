package zeitnot.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zeitnot.game.Game;
import zeitnot.game.Position;
import zeitnot.game.Rng;
import zeitnot.games.Games;
import zeitnot.search.minimax.Hybrid;
import zeitnot.search.tree.TreePolicy;
import zeitnot.testing.DrawnTree;
import zeitnot.testing.Exhaustive;
import zeitnot.view.Pacer;
import zeitnot.view.SearchView;
import zeitnot.view.Verdict;

/** The solver as it was printed first, and how it differs from ours: on trees that are drawn by hand, and in games. */
class PlainSolverTest {
    private static final SearchOptions BOUNDS = new SearchOptions(new TreePolicy.Ucb1(0.5), true);
    private static final SearchOptions PLAIN = BOUNDS.withPlainSolver();

    @ParameterizedTest
    @CsvSource({
        "[[+ +] [- +]],             WIN,  WIN", // all replies to the first move lose
        "[[- +] [+ -]],             LOSS, LOSS", // each move has a reply that wins
        "[[[+ -] [- -]] [= -]],     LOSS, LOSS",
        "[= -],                     DRAW, OPEN",
        "[[= +] [- =]],             DRAW, OPEN",
        "[[= =] [+ +]],             WIN,  WIN",
        "[[[= -] [= +]] [- +] [= =]], DRAW, OPEN"
    })
    void provesWinsAndLossesButNoDraws(String tree, Verdict bounds, Verdict plain) {
        assertThat(search(tree, BOUNDS, 1000).view().proven()).isEqualTo(bounds);
        assertThat(search(tree, PLAIN, 1000).view().proven()).isEqualTo(plain);
    }

    @Test
    void goesOnSelectingWhatCannotBeBetterThanADraw() {
        // The first move draws at once. The second cannot be more than a draw either: that bound is seen by one of them
        // only.
        String tree = "[= [[+ -] = [- +]]]";
        assertThat(visits(search(tree, BOUNDS, 1000), 1)).isLessThan(20);
        assertThat(visits(search(tree, PLAIN, 1000), 1)).isGreaterThan(100);
    }

    @Test
    void neverSelectsAMoveThatIsProvenLost() {
        String tree = "[[- +] = =]"; // in two simulations or three the first move is refuted
        assertThat(visits(search(tree, PLAIN, 1000), 0)).isLessThan(5);
    }

    @Test
    void looksThroughNoForcedMoves() {
        // A line of forced moves, of which ours sees the end at once; the plain one makes a node in each simulation.
        String tree = "[[[[[[+]]]]]]";
        assertThat(search(tree, BOUNDS, 1000).simulations()).isEqualTo(1);
        assertThat(search(tree, PLAIN, 1000).simulations()).isEqualTo(6);
    }

    @Test
    void isOursWhereThereAreNeitherDrawsNorForcedMoves() {
        Game game = Games.named("breakthrough");
        var ours = new Search(game, BOUNDS, 3);
        var plain = new Search(game, PLAIN, 3);
        ours.run(Pacer.simulations(3000));
        plain.run(Pacer.simulations(3000));
        assertThat(plain.view()).isEqualTo(ours.view());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 2})
    void drawsThatMinimaxSeesProveNothing(int backup) {
        Game game = Games.named("tic-tac-toe");
        var hybrid = new Hybrid(new Hybrid.Fixed(3, 2), backup);
        var plain = new Search(game, PLAIN.with(hybrid), 1);
        plain.run(Pacer.simulations(30_000));
        assertThat(plain.view().proven()).isEqualTo(Verdict.OPEN);
        assertThat(plain.view().moves()).noneMatch(move -> move.proven() == Verdict.DRAW);
        var bounds = new Search(game, BOUNDS.with(hybrid), 1);
        bounds.run(Pacer.simulations(30_000));
        assertThat(bounds.view().proven()).isEqualTo(Verdict.DRAW);
    }

    @ParameterizedTest
    @CsvSource({"connect4, 5", "breakthrough-6x6, 4", "catch-the-lion, 4"})
    void agreesWithExhaustiveSearch(String name, int depth) {
        Game game = Games.named(name);
        var exhaustive = new Exhaustive(game, depth);
        var search = new Search(game, PLAIN, 1);
        var rng = new Rng(7);
        int decided = 0;
        int proven = 0;
        while (decided < 200) {
            Position position = Exhaustive.latePosition(game, rng, depth);
            Verdict truth = exhaustive.verdict(position);
            if (truth == Verdict.OPEN || truth == Verdict.DRAW) {
                continue;
            }
            decided++;
            search.reset(position);
            search.run(Pacer.simulations(20_000));
            if (search.view().proven() != Verdict.OPEN) {
                proven++;
                assertThat(search.view().proven()).isEqualTo(truth);
            }
        }
        assertThat(proven).isGreaterThan(190);
    }

    @Test
    void aHybridThatBringsASolverAlongLeavesThePlainOne() {
        assertThat(PLAIN.withSolver(true).plainSolver()).isTrue();
        assertThat(PLAIN.withSolver(false).plainSolver()).isFalse();
    }

    private static Search search(String tree, SearchOptions options, int simulations) {
        var search = new Search(new DrawnTree(tree), options, 1);
        search.run(Pacer.simulations(simulations));
        return search;
    }

    private static int visits(Search search, int move) {
        return search.view().moves().stream()
                .filter(it -> it.move() == move)
                .mapToInt(SearchView.RootMove::visits)
                .findFirst()
                .orElseThrow();
    }
}
