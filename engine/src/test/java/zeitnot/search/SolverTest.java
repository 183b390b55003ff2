package zeitnot.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.game.Position;
import zeitnot.game.Rng;
import zeitnot.games.Games;
import zeitnot.search.tree.TreePolicy;
import zeitnot.testing.Exhaustive;
import zeitnot.view.Pacer;
import zeitnot.view.SearchView;
import zeitnot.view.Verdict;

/** The solver against plain exhaustive search, and on positions with a forced win. */
class SolverTest {
    @ParameterizedTest
    @CsvSource({
        "connect4, 6, 1000",
        "connect4-5x4, 8, 500",
        "breakthrough-6x6, 4, 1000",
        "breakthrough, 3, 500",
        "othello, 5, 1000",
        "catch-the-lion, 4, 1000",
        "catch-the-lion-safe-try, 4, 1000"
    })
    void agreesWithExhaustiveSearch(String name, int depth, int positions) {
        Game game = Games.named(name);
        var exhaustive = new Exhaustive(game, depth);
        var search = new Search(game, new SearchOptions(new TreePolicy.Ucb1(0.5), true), 1);
        var rng = new Rng(7);
        int decided = 0;
        int proven = 0;
        while (decided < positions) {
            Position position = Exhaustive.latePosition(game, rng, depth);
            Verdict truth = exhaustive.verdict(position);
            if (truth == Verdict.OPEN) {
                continue;
            }
            decided++;
            search.reset(position);
            search.run(Pacer.simulations(20_000));
            Verdict verdict = search.view().proven();
            if (verdict != Verdict.OPEN) {
                proven++;
                assertThat(verdict)
                        .as(game.draw(position, zeitnot.game.Ink.PLAIN))
                        .isEqualTo(truth);
                assertMovesAreRight(game, exhaustive, position, search.view());
            }
        }
        assertThat(proven).as("proven within 20,000 simulations").isGreaterThan(positions * 97 / 100);
    }

    private static void assertMovesAreRight(Game game, Exhaustive exhaustive, Position position, SearchView view) {
        for (SearchView.RootMove move : view.moves()) {
            Position next = position.copy();
            next.play(move.move());
            Verdict truth = exhaustive.verdict(next).opposite();
            if (move.proven() != Verdict.OPEN && truth != Verdict.OPEN) {
                assertThat(move.proven()).as(game.format(position, move.move())).isEqualTo(truth);
            }
        }
    }

    /** In the midst of a search much is known only in part: that a move is a draw at least, or at most. */
    @Test
    void boundsHoldInTheWholeTree() {
        Game game = Games.named("tic-tac-toe");
        try (var search = new Search(game, new SearchOptions(new TreePolicy.Ucb1(0.5), true), 1)) {
            search.run(Pacer.simulations(5000));
            int partly = boundsBelow(search, game.start(), new Exhaustive(game, 9));
            assertThat(partly).as("moves of which a part is known").isGreaterThan(10);
        }
    }

    private static int boundsBelow(Search search, Position position, Exhaustive exhaustive, int... line) {
        int partly = 0;
        for (SearchView.RootMove move : search.movesAfter(line)) {
            Position next = position.copy();
            next.play(move.move());
            Verdict truth = exhaustive.verdict(next).opposite();
            assertThat(truth.least()).as("half points").isBetween(move.least(), move.most());
            assertThat(Verdict.of(move.least(), move.most())).isEqualTo(move.proven());
            partly += move.proven() == Verdict.OPEN && move.most() - move.least() == 1 ? 1 : 0;
            int[] longer = java.util.Arrays.copyOf(line, line.length + 1);
            longer[line.length] = move.move();
            partly += boundsBelow(search, next, exhaustive, longer);
        }
        return partly;
    }

    @Test
    void findsTheOpenThreeInConnect4() {
        Game game = Games.named("connect4");
        SearchView view = solve(game, "4 4 3 3"); // White has d1 and c1; e1 or b1 makes an open row of three
        assertThat(view.proven()).isEqualTo(Verdict.WIN);
        Position position = Line.parse(game, "4 4 3 3").position();
        assertThat(game.format(position, view.best().move())).isIn("2", "5");
    }

    @Test
    void provesThatAThreatCannotBeMet() {
        Game game = Games.named("connect4");
        SearchView view = solve(game, "4 4 3 3 5"); // three in a row, open at both ends: Black is lost
        assertThat(view.proven()).isEqualTo(Verdict.LOSS);
    }

    @Test
    void whatWasClosedForAnAlternativeAboveIsOpenAgainAfterTheMove() {
        // With a draw in hand, draws below the other moves do not matter; once such a move is made they do.
        for (long seed = 1; seed <= 20; seed++) {
            Game game = Games.named("tic-tac-toe");
            var search = new Search(game, new SearchOptions(new TreePolicy.Ucb1(0.5), true), seed);
            while (withVerdict(search, Verdict.DRAW).isEmpty()) {
                search.run(Pacer.simulations(100));
            }
            search.run(Pacer.simulations(5000));
            SearchView.RootMove open = withVerdict(search, Verdict.OPEN).get(0);
            search.advance(open.move());
            search.run(Pacer.simulations(100_000));
            assertThat(search.view().proven()).as("seed %d", seed).isEqualTo(Verdict.DRAW);
        }
    }

    private static List<SearchView.RootMove> withVerdict(Search search, Verdict verdict) {
        return search.view().moves().stream()
                .filter(move -> move.proven() == verdict)
                .toList();
    }

    private static SearchView solve(Game game, String moves) {
        var search = new Search(game, new SearchOptions(new TreePolicy.Ucb1(0.5), true), 1);
        search.reset(Line.parse(game, moves).position());
        search.run(Pacer.simulations(100_000));
        return search.view();
    }
}
