package zeitnot.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zeitnot.game.Game;
import zeitnot.game.Glance;
import zeitnot.game.Ink;
import zeitnot.game.Line;
import zeitnot.game.Outcome;
import zeitnot.game.Perft;
import zeitnot.game.Position;
import zeitnot.game.Rng;

class CatchTheLionSafeTryTest {
    private static final Game SAFE_TRY = Games.named("catch-the-lion-safe-try");

    /** Counted by {@link PlainCatchTheLion}. */
    @ParameterizedTest
    @CsvSource({"1, 4", "2, 17", "3, 123", "4, 976", "5, 8122", "6, 71677", "7, 645705", "8, 5895267"})
    void perft(int depth, long count) {
        assertThat(Perft.count(SAFE_TRY, SAFE_TRY.start(), depth)).isEqualTo(count);
    }

    /** The first numbers are the published ones of the usual rule. */
    @ParameterizedTest
    @CsvSource({"1, 4, 4", "2, 17, 17", "3, 123, 123", "4, 976, 976", "5, 8122, 8122", "6, 70628, 71677"})
    void plainRulesHaveTheKnownPerft(int depth, long usual, long safeTry) {
        assertThat(PlainCatchTheLion.start(false).perft(depth)).isEqualTo(usual);
        assertThat(PlainCatchTheLion.start(true).perft(depth)).isEqualTo(safeTry);
    }

    @Test
    void lionThatCanBeTakenOnTheFarRowHasNotWon() {
        Line sente = Line.parse(SAFE_TRY, "b1a2 a4a3 a2a3 b3b2 a3a4");
        assertThat(sente.isOver()).isFalse();
        assertThat(Line.parse(SAFE_TRY, "b1a2 a4a3 a2a3 b3b2 a3a4 b4a4").result())
                .isEqualTo(Outcome.SECOND_WINS);
        Line gote = Line.parse(SAFE_TRY, "c1c2 b4a3 c2c1 a3a2 c1c2 a2a1");
        assertThat(gote.isOver()).isFalse();
        assertThat(Line.parse(SAFE_TRY, "c1c2 b4a3 c2c1 a3a2 c1c2 a2a1 b1a1").result())
                .isEqualTo(Outcome.FIRST_WINS);
    }

    @Test
    void lionThatCannotBeTakenThereWins() {
        assertThat(Line.parse(SAFE_TRY, "b1a2 a4a3 a2a3 b4c3 a3a4").result()).isEqualTo(Outcome.FIRST_WINS);
    }

    /** Gote's Lion, Giraffe, Elephant and Chicks on a1, b1, c1, a2 and b2 block each other. */
    private static CatchTheLion.Board blocked() {
        var board = (CatchTheLion.Board) SAFE_TRY.start();
        long lion = CatchTheLion.GIRAFFE | CatchTheLion.ELEPHANT;
        board.theirs = lion
                | CatchTheLion.GIRAFFE << 1
                | CatchTheLion.ELEPHANT << 2
                | CatchTheLion.CHICK << 3
                | CatchTheLion.CHICK << 4;
        board.mine = lion << 8 | CatchTheLion.ELEPHANT << 9 | CatchTheLion.GIRAFFE << 10;
        return board;
    }

    @Test
    void whoeverHasNoMoveLoses() {
        Position board = blocked();
        board.play(SAFE_TRY.parse(board, "a4b3"));
        assertThat(SAFE_TRY.legalMoves(board)).isEmpty();
        assertThat(board.result()).isEqualTo(Outcome.FIRST_WINS);
    }

    @Test
    void playoutsEndThereToo() {
        var rng = new Rng(1);
        int stuck = 0;
        for (int i = 0; i < 100; i++) {
            CatchTheLion.Board board = blocked();
            board.mine = board.mine & ~(CatchTheLion.ANY << 8) | (CatchTheLion.GIRAFFE | CatchTheLion.ELEPHANT) << 5;
            assertThat(board.glance()).isEqualTo(Glance.UNCLEAR);
            int result = board.playout(rng);
            stuck += board.ply() == 1 && result == Outcome.FIRST_WINS ? 1 : 0;
        }
        assertThat(stuck)
                .as("no Lion can be taken or reach the goal with the first move")
                .isPositive();
    }

    @ParameterizedTest
    @ValueSource(strings = {"catch-the-lion", "catch-the-lion-safe-try"})
    void movesLeadWhereThePlainRulesLead(String name) {
        Game game = Games.named(name);
        var rng = new Rng(5);
        for (int i = 0; i < 1000; i++) {
            Position position = game.start();
            PlainCatchTheLion plain = PlainCatchTheLion.start(name.endsWith("safe-try"));
            while (!position.isOver()) {
                List<PlainCatchTheLion> expected = plain.next();
                int[] moves = game.legalMoves(position);
                assertThat(Arrays.stream(moves).mapToObj(move -> after(game, position, move)))
                        .containsExactlyInAnyOrderElementsOf(expected.stream()
                                .map(CatchTheLionSafeTryTest::describe)
                                .toList());
                position.play(moves[rng.nextInt(moves.length)]);
                String reached = describe(game, position);
                plain = expected.stream()
                        .filter(next -> describe(next).equals(reached))
                        .findFirst()
                        .orElseThrow();
            }
        }
    }

    private static String after(Game game, Position position, int move) {
        Position next = game.start();
        next.set(position);
        next.play(move);
        return describe(game, next);
    }

    private static String describe(Game game, Position position) {
        List<String> rows = game.draw(position, Ink.PLAIN).lines().toList();
        var board = new StringBuilder();
        for (int rank = 3; rank >= 0; rank--) {
            board.append(rows.get(rank).substring(2, 7).replace(" ", ""));
        }
        return board + " " + sorted(hand(rows.get(0)) + hand(rows.get(3))) + " " + position.isOver();
    }

    private static String hand(String row) {
        return row.contains(":") ? row.substring(row.indexOf(':') + 1).replace(" ", "") : "";
    }

    private static String describe(PlainCatchTheLion position) {
        return String.format(Locale.ROOT, "%s %s %b", position.board(), sorted(position.hands()), position.isOver());
    }

    private static String sorted(String letters) {
        char[] sorted = letters.toCharArray();
        Arrays.sort(sorted);
        return new String(sorted);
    }
}
