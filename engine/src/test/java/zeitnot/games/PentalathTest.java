package zeitnot.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zeitnot.game.Game;
import zeitnot.game.Ink;
import zeitnot.game.Line;
import zeitnot.game.Outcome;
import zeitnot.game.Perft;
import zeitnot.game.Position;
import zeitnot.game.Rng;
import zeitnot.testing.RandomGames;

class PentalathTest {
    private static final Game GAME = Games.named("pentalath");

    @ParameterizedTest
    @CsvSource({"1, 61", "2, 3660", "3, 215940", "4, 12524520"})
    void perft(int depth, long count) {
        assertThat(Perft.count(GAME, GAME.start(), depth)).isEqualTo(count);
    }

    @Test
    void randomGamesHaveTheKnownLengthAndResults() {
        var games = RandomGames.of(GAME, 100_000);
        assertThat(games.length()).isCloseTo(45.7, within(0.3));
        assertThat(games.firstWins()).isCloseTo(0.531, within(0.015));
        assertThat(games.draws()).isLessThan(0.002);
    }

    /** Every position of random games, against rules that are written down the slow and obvious way. */
    @Test
    void movesAndCapturesAreThoseOfTheSlowRules() {
        var rng = new Rng(2);
        for (int i = 0; i < 12; i++) {
            Position position = GAME.start();
            var slow = new SlowRules();
            while (!position.isOver()) {
                int[] moves = GAME.legalMoves(position);
                assertThat(Arrays.stream(moves).mapToObj(move -> GAME.format(position, move)))
                        .containsExactlyInAnyOrderElementsOf(slow.moves());
                int move = moves[rng.nextInt(moves.length)];
                slow.play(GAME.format(position, move));
                position.play(move);
                assertThat(GAME.draw(position, Ink.PLAIN).replaceAll("[^XO.]", ""))
                        .isEqualTo(slow.stones());
                assertThat(position.isOver()).isEqualTo(slow.isOver());
            }
        }
    }

    @Test
    void boardIsDrawnWithItsCoordinates() {
        Line line = Line.parse(GAME, "a1 i9 e5 b6 e9 h4");
        assertThat(GAME.draw(line.position(), Ink.PLAIN)).isEqualTo("""
                            i . . . . O
                           h O . . . . .
                          g . . . . . . .
                         f . . . . . . . .
                        e . . . . X . . . X
                         d . . . . . . . . 9
                          c . . . . . . . 8
                           b . . . . . O 7
                            a X . . . . 6
                               1 2 3 4 5
                        """);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "e1 a1 e2 a3 e3 a5 e4 i5 e5", // along a row
                "a1 i9 b1 i7 c1 i5 d1 g9 e1", // along a number
                "a1 i9 b2 i7 c3 i5 d4 g9 e5", // along both
                "e1 a1 e2 a3 e3 a5 e5 i5 e6 i7 e4", // six
            })
    void fiveOrMoreInARowWin(String moves) {
        Line line = Line.parse(GAME, moves);
        assertThat(line.result()).isEqualTo(Outcome.FIRST_WINS);
        line.undo();
        assertThat(line.result()).isEqualTo(Outcome.ONGOING);
    }

    @Test
    void rowDoesNotGoOnAtTheOtherEdge() {
        assertThat(Line.parse(GAME, "a3 i9 a4 i7 a5 i5 b1 g9 b2").isOver()).isFalse();
    }

    @Test
    void allGroupsWithoutFreedomAreCaptured() {
        Line line = Line.parse(GAME, "b1 a1 b2 a3 b3 e5 b4 i5 a4 i9 a2");
        assertThat(GAME.draw(line.position(), Ink.PLAIN)).endsWith("""
                           b X X X X . . 7
                            a . X . X . 6
                               1 2 3 4 5
                        """);
    }

    @Test
    void suicideIsForbidden() {
        Line line = Line.parse(GAME, "a2 e5 b1 e6 b2");
        assertThat(movesOf(line)).hasSize(61 - 5 - 1).doesNotContain("a1");
        assertThat(movesOf(Line.parse(GAME, "a2 e5 b1 e6 b2 e8"))).contains("a1");
    }

    @Test
    void suicideThatCapturesIsAllowed() {
        Line line = Line.parse(GAME, "a2 a3 b1 b3 b2 c1 i9 c2 i7 c3 i5 a1");
        assertThat(GAME.draw(line.position(), Ink.PLAIN)).endsWith("""
                          c O O O . . . . 8
                           b . . O . . . 7
                            a O . O . . 6
                               1 2 3 4 5
                        """);
    }

    @Test
    void suicideThatMakesFiveIsAllowedAndWins() {
        Line line = Line.parse(GAME, "b1 a2 b2 a3 b4 a4 b5 a5 b6 b3 c3 i9 c4 a1");
        assertThat(GAME.draw(line.position(), Ink.PLAIN)).endsWith("""
                          c . . X X . . . 8
                           b X X O X X X 7
                            a O O O O O 6
                               1 2 3 4 5
                        """);
        assertThat(line.result()).isEqualTo(Outcome.SECOND_WINS);
    }

    @Test
    void playerWhoCanPlaceNoStoneHasADraw() {
        var rng = new Rng(3);
        Position position = GAME.start();
        int draws = 0;
        for (int i = 0; i < 20_000; i++) {
            position.set(GAME.start());
            if (position.playout(rng) == Outcome.DRAW) {
                draws++;
                assertThat(GAME.draw(position, Ink.PLAIN)).contains(".");
                assertThat(SlowRules.of(position).moves()).isEmpty();
                assertThat(position.quality()).isEqualTo(0.5);
            }
        }
        assertThat(draws).isPositive();
    }

    @ParameterizedTest
    @CsvSource({
        "e1 a1 e2 a2 e3 a3 e4 i5 e5, 2", // White has a1 a2 a3 of a1 to a5
        "e1 a1 e2 a2 e3 a3 a5 a4 e4 i5 e5, 4", // a5 spoils that row; no other row that is open has two stones
        "e1 a1 e2 a2 e3 a4 e4 a5 e5, 1", // the gap at a3 does not matter
    })
    void qualityGrowsWithWhatTheLoserLacksForFive(String moves, int lacking) {
        Line line = Line.parse(GAME, moves);
        assertThat(line.result()).isEqualTo(Outcome.FIRST_WINS);
        assertThat(line.position().quality()).isEqualTo(lacking / 6.0);
    }

    @Test
    void equalPositionsHaveEqualKeysAndOthersDoNot() {
        assertThat(key("a1 e5 b1 e6")).isEqualTo(key("b1 e6 a1 e5"));
        Set<Long> keys = new HashSet<>();
        Set<String> positions = new HashSet<>();
        var rng = new Rng(4);
        for (int i = 0; i < 200; i++) {
            Position position = GAME.start();
            while (!position.isOver()) {
                int[] moves = GAME.legalMoves(position);
                position.play(moves[rng.nextInt(moves.length)]);
                keys.add(position.repetitionKey());
                positions.add(GAME.side(position.mover()) + GAME.draw(position, Ink.PLAIN));
            }
        }
        assertThat(keys).hasSameSizeAs(positions);
    }

    private static long key(String moves) {
        return Line.parse(GAME, moves).position().repetitionKey();
    }

    private static List<String> movesOf(Line line) {
        return Arrays.stream(GAME.legalMoves(line.position()))
                .mapToObj(move -> GAME.format(line.position(), move))
                .toList();
    }

    /** The rules on a map from cells to stones. */
    private static final class SlowRules {
        private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {0, -1}, {-1, 0}, {-1, -1}};

        private final Map<String, Character> board = new TreeMap<>();
        private char mover = 'X';

        SlowRules() {
            for (char row = 'a'; row <= 'i'; row++) {
                for (int number = Math.max(1, row - 'a' - 3); number <= Math.min(9, row - 'a' + 5); number++) {
                    board.put(row + "" + number, '.');
                }
            }
        }

        private SlowRules(SlowRules other) {
            board.putAll(other.board);
            mover = other.mover;
        }

        static SlowRules of(Position position) {
            var rules = new SlowRules();
            String stones = GAME.draw(position, Ink.PLAIN).replaceAll("[^XO.]", "");
            int i = 0;
            for (char row = 'i'; row >= 'a'; row--) {
                for (String cell : rules.row(row)) {
                    rules.board.put(cell, stones.charAt(i++));
                }
            }
            rules.mover = position.mover() == 0 ? 'X' : 'O';
            return rules;
        }

        List<String> moves() {
            return board.keySet().stream()
                    .filter(cell -> at(cell) == '.' && isLegal(cell))
                    .toList();
        }

        boolean isOver() {
            return hasFive('X') || hasFive('O') || moves().isEmpty();
        }

        void play(String cell) {
            char other = mover == 'X' ? 'O' : 'X';
            board.put(cell, mover);
            for (String dead : deadStones(other)) {
                board.put(dead, '.');
            }
            mover = other;
        }

        String stones() {
            var all = new StringBuilder();
            for (char row = 'i'; row >= 'a'; row--) {
                row(row).forEach(cell -> all.append(at(cell)));
            }
            return all.toString();
        }

        private List<String> row(char row) {
            return board.keySet().stream().filter(cell -> cell.charAt(0) == row).toList();
        }

        private boolean isLegal(String cell) {
            var after = new SlowRules(this);
            after.play(cell);
            return after.deadStones(mover).isEmpty() || after.hasFive(mover);
        }

        private Set<String> deadStones(char colour) {
            Set<String> dead = new HashSet<>();
            for (String cell : board.keySet()) {
                if (at(cell) == colour && !isFree(cell)) {
                    dead.add(cell);
                }
            }
            return dead;
        }

        private boolean isFree(String stone) {
            Set<String> group = new HashSet<>(Set.of(stone));
            Deque<String> open = new ArrayDeque<>(group);
            while (!open.isEmpty()) {
                String cell = open.pop();
                for (int[] direction : DIRECTIONS) {
                    String next = next(cell, direction);
                    if (at(next) == '.') {
                        return true;
                    }
                    if (at(next) == at(stone) && group.add(next)) {
                        open.push(next);
                    }
                }
            }
            return false;
        }

        private boolean hasFive(char colour) {
            for (String cell : board.keySet()) {
                for (int[] direction : DIRECTIONS) {
                    int length = 0;
                    for (String next = cell; at(next) == colour; next = next(next, direction)) {
                        length++;
                    }
                    if (length >= 5) {
                        return true;
                    }
                }
            }
            return false;
        }

        private char at(String cell) {
            return board.getOrDefault(cell, '#');
        }

        private static String next(String cell, int[] direction) {
            int number = Integer.parseInt(cell.substring(1)) + direction[1];
            return (char) (cell.charAt(0) + direction[0]) + "" + number;
        }
    }
}
