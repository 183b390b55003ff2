package zeitnot.search.minimax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import zeitnot.game.Game;
import zeitnot.game.Glance;
import zeitnot.game.Ink;
import zeitnot.game.Line;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.game.Rng;
import zeitnot.games.Games;
import zeitnot.playout.Trace;
import zeitnot.testing.Countdown;
import zeitnot.testing.Exhaustive;
import zeitnot.testing.RandomTree;
import zeitnot.view.Verdict;

/** Alpha-beta against plain exhaustive search, and what games tell it without trying moves. */
class MinimaxTest {
    @ParameterizedTest
    @CsvSource({
        "tic-tac-toe, 9, 1000",
        "connect4, 5, 2000",
        "connect4-5x4, 6, 2000",
        "breakthrough-6x6, 3, 2000",
        "breakthrough, 3, 500",
        "othello, 4, 1000",
        "catch-the-lion, 3, 2000",
        "catch-the-lion-safe-try, 3, 2000",
        "checkers, 4, 500",
        "pentalath, 2, 100",
        "cannon, 2, 100",
        "chinese-checkers, 2, 100",
        "amazons-6x6, 2, 20"
    })
    void agreesWithExhaustiveSearch(String name, int depth, int positions) {
        Game game = Games.named(name);
        var minimax = new Minimax(game);
        var rng = new Rng(3);
        for (int i = 0; i < positions; i++) {
            Position position = Exhaustive.latePosition(game, rng, depth + 2);
            int plies = 1 + rng.nextInt(depth);
            assertThat(minimax.solve(position, plies))
                    .as("%d plies%n%s", plies, game.draw(position, Ink.PLAIN))
                    .isEqualTo(new Exhaustive(game, plies).verdict(position));
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void agreesWithExhaustiveSearchWhateverTheTurnsAre(boolean alternating) {
        int decided = 0;
        for (int seed = 0; seed < 3000; seed++) {
            var game = new RandomTree(seed, alternating);
            Position position = game.start();
            int depth = 1 + seed % 7;
            Verdict truth = new Exhaustive(game, depth).verdict(position);
            assertThat(new Minimax(game).solve(position, depth))
                    .as("seed %d, %d plies", seed, depth)
                    .isEqualTo(truth);
            decided += truth == Verdict.OPEN ? 0 : 1;
        }
        assertThat(decided).isBetween(500, 2500);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aPositionThatRecursTooOftenIsADraw(boolean alternating) {
        int changed = 0;
        for (int seed = 0; seed < 3000; seed++) {
            var game = new RandomTree(seed, alternating);
            Position start = game.start();
            Position next = start.copy();
            next.play(0);
            long[] drawn = LongStream.of(start.repetitionKey(), next.repetitionKey())
                    .sorted()
                    .toArray();
            int depth = 1 + seed % 6;
            var minimax = new Minimax(game);
            Verdict before = minimax.solve(start, depth);
            minimax.drawnAt(drawn);
            Verdict now = minimax.solve(start, depth);
            assertThat(now)
                    .as("seed %d, %d plies", seed, depth)
                    .isEqualTo(new Exhaustive(game, depth, drawn).verdict(start));
            changed += now == before ? 0 : 1;
            minimax.drawnAt(new long[0]);
            assertThat(minimax.solve(start, depth)).isEqualTo(before);
        }
        assertThat(changed).isGreaterThan(500);
    }

    @Test
    void aWinThroughAPositionThatIsADrawIsNotProven() {
        Game game = Games.named("catch-the-lion");
        var minimax = new Minimax(game);
        var rng = new Rng(5);
        int found = 0;
        for (int i = 0; i < 2000; i++) {
            Position position = Exhaustive.latePosition(game, rng, 6);
            long[] keys = keysOfWinningMoves(game, position);
            if (keys.length == 0 || minimax.solve(position, 1) == Verdict.WIN) {
                continue;
            }
            found++;
            assertThat(minimax.solve(position, 3)).isEqualTo(Verdict.WIN);
            minimax.drawnAt(keys);
            assertThat(minimax.solve(position, 3)).isNotEqualTo(Verdict.WIN);
            minimax.drawnAt(new long[0]);
        }
        assertThat(found).isGreaterThan(20);
    }

    private static long[] keysOfWinningMoves(Game game, Position position) {
        var minimax = new Minimax(game);
        return Arrays.stream(game.legalMoves(position))
                .mapToObj(move -> {
                    Position next = position.copy();
                    next.play(move);
                    return next;
                })
                .filter(next -> !next.isOver() && minimax.solve(next, 2) == Verdict.LOSS)
                .mapToLong(Position::repetitionKey)
                .sorted()
                .toArray();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aRolloutEndsWhereTheResultIsProven(boolean alternating) {
        var rng = new Rng(1);
        for (int seed = 0; seed < 2000; seed++) {
            var game = new RandomTree(seed, alternating);
            var minimax = new Minimax(game);
            Verdict verdict = minimax.solve(game.start(), 4);
            int outcome = new MinimaxPlayouts(4).playout(game, nodes -> {}).run(game.start(), new Trace(2), rng);
            assertThat(outcome).isBetween(Outcome.SECOND_WINS, Outcome.FIRST_WINS);
            if (verdict != Verdict.OPEN) {
                assertThat(outcome).as("seed %d", seed).isEqualTo(minimax.outcome(0));
            }
        }
    }

    @Test
    void isForTwoPlayers() {
        var game = new Countdown(3, 3) {
            @Override
            public int players() {
                return 3;
            }
        };
        assertThatThrownBy(() -> new Minimax(game))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("countdown has 3");
    }

    @ParameterizedTest
    @CsvSource({"connect4, 9", "breakthrough-6x6, 6", "othello, 7", "catch-the-lion, 6", "catch-the-lion-safe-try, 6"})
    void whatIsProvenIsNeverContradictedByADeeperSearch(String name, int deepest) {
        Game game = Games.named(name);
        var minimax = new Minimax(game);
        var rng = new Rng(11);
        for (int i = 0; i < 200; i++) {
            Position position = Exhaustive.latePosition(game, rng, 2 * deepest);
            Verdict known = Verdict.OPEN;
            for (int depth = 1; depth <= deepest; depth++) {
                Verdict verdict = minimax.solve(position, depth);
                if (known != Verdict.OPEN) {
                    assertThat(verdict).isEqualTo(known);
                }
                known = verdict;
            }
        }
    }

    static Iterable<Game> games() {
        return Games.all().stream().map(family -> family.usual()).toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void aGlanceTellsWhatTryingTheMovesWouldTell(Game game) {
        var rng = new Rng(5);
        int[] moves = new int[game.maxMoves()];
        for (int i = 0; i < 500; i++) {
            Position position = Exhaustive.latePosition(game, rng, 10);
            Glance glance = position.glance();
            boolean wins = false;
            boolean ends = false;
            int count = position.moves(moves);
            for (int k = 0; k < count; k++) {
                Position next = position.copy();
                next.play(moves[k]);
                ends |= next.isOver();
                wins |= next.result() == Outcome.winFor(position.mover());
                if (game.winnerMovesLast()) {
                    assertThat(next.result()).isNotEqualTo(Outcome.winFor(1 - position.mover()));
                    assertThat(next.isOver() || next.mover() != position.mover())
                            .isTrue();
                }
                if (next.result() == Outcome.DRAW) {
                    assertThat(position.canBeDrawnWithin(1)).isTrue();
                }
            }
            if (glance != Glance.UNCLEAR) {
                assertThat(glance).as(game.draw(position, Ink.PLAIN)).isEqualTo(wins ? Glance.WINS : Glance.CALM);
                assertThat(ends).isEqualTo(wins);
            }
        }
    }

    @Test
    void findsTheShortestWinAtItsDepthAndNotBefore() {
        Game game = Games.named("connect4");
        var minimax = new Minimax(game);
        Position openThreeInOne = Line.parse(game, "4 4 3 3").position(); // e1 or b1, then the fourth on either side
        assertThat(minimax.solve(openThreeInOne, 2)).isEqualTo(Verdict.OPEN);
        assertThat(minimax.solve(openThreeInOne, 3)).isEqualTo(Verdict.WIN);
        Position against = Line.parse(game, "4 4 3 3 5").position();
        assertThat(minimax.solve(against, 1)).isEqualTo(Verdict.OPEN);
        assertThat(minimax.solve(against, 2)).isEqualTo(Verdict.LOSS);
    }

    @Test
    void leavesThePositionAsItWasAndCountsItsNodes() {
        Game game = Games.named("othello");
        var minimax = new Minimax(game);
        Position position = game.start();
        assertThat(minimax.nodes()).isZero();
        minimax.solve(position, 1);
        assertThat(minimax.nodes()).isEqualTo(1 + 4); // the position and its four moves
        assertThat(position.ply()).isZero();
        assertThat(game.legalMoves(position)).isEqualTo(game.legalMoves(game.start()));
    }

    @Test
    void provesNothingInNoPlies() {
        Game game = Games.named("connect4");
        assertThat(new Minimax(game).solve(game.start(), 0)).isEqualTo(Verdict.OPEN);
    }
}
