package zeitnot.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.game.Ink;
import zeitnot.game.Line;
import zeitnot.game.Outcome;
import zeitnot.game.Perft;
import zeitnot.game.Position;
import zeitnot.game.Rng;
import zeitnot.testing.RandomGames;

class AmazonsTest {
    private static final String BLACK_WINS_WITH_SEVEN_MOVES_LEFT =
            "a2-a1/d4 e6-c4/d3 e1-c1/e1 b6-b4/b3 f2-d2/a2 b4-b5/b6 d2-c2/e2 a5-b4/c3 c2-d1/d2 f5-e5/d5 b1-b2/a3"
                    + " e5-d6/f4 c1-c2/c1 d6-c6/d6 b2-b1/b2 b5-c5/a5";

    private static final String WHITE_MAKES_THE_LAST_MOVE_OF_BOTH =
            "e1-e5/d4 b6-a6/c6 a2-a1/c3 a5-a4/a5 b1-b5/b1 f5-f3/e4 f2-c2/d2 f3-f6/f4 a1-a3/a1 e6-d5/d6 e5-e6/e5"
                    + " a4-b3/c4 b5-c5/b5 b3-b4/b2 c2-b3/c2 f6-f5/f6 a3-a4/a2 b4-a3/b4 c5-b6/c5";

    @ParameterizedTest
    @CsvSource({"amazons, 1, 2176", "amazons, 2, 4307152", "amazons-8x8, 1, 1232", "amazons-8x8, 2, 1331198"})
    void perft(String name, int depth, long count) {
        Game game = Games.named(name);
        assertThat(Perft.count(game, game.start(), depth)).isEqualTo(count);
    }

    /** Drawn as the playout does: the amazon's move, then the arrow. */
    @Test
    void randomGamesHaveTheKnownLengthAndResults() {
        var games = RandomGames.of(Games.named("amazons"), 50_000);
        assertThat(games.length()).isCloseTo(68.2, within(0.2));
        assertThat(games.firstWins()).isCloseTo(0.495, within(0.015));
    }

    /** Drawn in one step, the whole move, or in three: the amazon, where she goes, the arrow. */
    @ParameterizedTest
    @CsvSource({"amazons-8x8, 1, 47.0, 0.498", "amazons, 3, 69.1, 0.495"})
    void randomGamesDrawnOtherwiseHaveTheKnownLengthAndResults(
            String name, int steps, double length, double firstWins) {
        Game game = Games.named(name);
        var games = RandomGames.of(game, 1500, new Rng(2), (position, rng) -> {
            while (!position.isOver()) {
                playInSteps(game, position, steps, rng);
            }
            return position.result();
        });
        assertThat(games.length()).isCloseTo(length, within(0.5));
        assertThat(games.firstWins()).isCloseTo(firstWins, within(0.05));
    }

    @Test
    void playoutDrawsTheAmazonsMoveAndThenTheArrow() {
        Game game = Games.named("amazons-6x6");
        GameContractTest.assertSameDistribution(
                game,
                game.start(),
                (position, rng) -> playInSteps(game, position, 2, rng),
                end -> end.ply() + " plies, result " + end.result());
        for (int plies = 12; plies < 16; plies++) {
            Line line = new Line(game);
            for (int move : Line.parse(game, BLACK_WINS_WITH_SEVEN_MOVES_LEFT).moves()) {
                if (line.length() < plies) {
                    line.play(move);
                }
            }
            GameContractTest.assertSameDistribution(
                    game,
                    line.position(),
                    (position, rng) -> playInSteps(game, position, 2, rng),
                    end -> end.ply() + "\n" + game.draw(end, Ink.PLAIN));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"amazons", "amazons-9x9", "amazons-8x8", "amazons-7x7", "amazons-6x6"})
    void movesAreThoseThatTheBoardShows(String name) {
        Game game = Games.named(name);
        var rng = new Rng(3);
        for (int i = 0; i < 3; i++) {
            Position position = game.start();
            while (true) {
                int[] moves = game.legalMoves(position);
                List<String> texts = new ArrayList<>();
                for (int move : moves) {
                    texts.add(game.format(position, move));
                }
                assertThat(texts).containsExactlyInAnyOrderElementsOf(movesOf(game, position));
                if (moves.length == 0) {
                    break;
                }
                position.play(moves[rng.nextInt(moves.length)]);
            }
        }
    }

    @Test
    void startsAreMirrored() {
        Game usual = Games.named("amazons");
        assertThat(usual.draw(usual.start(), Ink.PLAIN)).isEqualTo("""
                        10 . . . X . . X . . .
                         9 . . . . . . . . . .
                         8 . . . . . . . . . .
                         7 X . . . . . . . . X
                         6 . . . . . . . . . .
                         5 . . . . . . . . . .
                         4 O . . . . . . . . O
                         3 . . . . . . . . . .
                         2 . . . . . . . . . .
                         1 . . . O . . O . . .
                           a b c d e f g h i j
                        """);
        Game odd = Games.named("amazons-7x7");
        assertThat(odd.draw(odd.start(), Ink.PLAIN)).isEqualTo("""
                        7 . X . . . X .
                        6 X . . . . . X
                        5 . . . . . . .
                        4 . . . . . . .
                        3 . . . . . . .
                        2 O . . . . . O
                        1 . O . . . O .
                          a b c d e f g
                        """);
    }

    @Test
    void arrowMayFlyBackOverTheSquareThatTheAmazonLeft() {
        Game game = Games.named("amazons");
        Line line = Line.parse(game, "d1-d7/d1");
        assertThat(game.draw(line.position(), Ink.PLAIN))
                .contains("7 X . . O . . . . . X")
                .contains("1 . . . # . . O . . .");
        assertThatThrownBy(() -> Line.parse(game, "d1-d7/d10")).isInstanceOf(BadInput.class);
    }

    @Test
    void playerToMoveLosesIfBothAreStuck() {
        Line line = Line.parse(Games.named("amazons-6x6"), WHITE_MAKES_THE_LAST_MOVE_OF_BOTH);
        assertThat(line.game().draw(line.position(), Ink.PLAIN)).isEqualTo("""
                        6 X O # # O #
                        5 # # # X # X
                        4 O # # # # #
                        3 X O # . . .
                        2 # # # # . .
                        1 # # . . . .
                          a b c d e f
                        """);
        assertThat(line.position().mover()).isEqualTo(1);
        assertThat(line.result()).isEqualTo(Outcome.FIRST_WINS);
    }

    @Test
    void playerToMoveLosesIfOnlyThatPlayerIsStuck() {
        Line line = Line.parse(Games.named("amazons-6x6"), BLACK_WINS_WITH_SEVEN_MOVES_LEFT);
        assertThat(line.game().draw(line.position(), Ink.PLAIN)).isEqualTo("""
                        6 . # X # . .
                        5 # . X # . .
                        4 . X X # . #
                        3 # # # # . .
                        2 # # O # # .
                        1 O O # O # .
                          a b c d e f
                        """);
        assertThat(line.position().mover()).isZero();
        assertThat(line.result()).isEqualTo(Outcome.SECOND_WINS);
    }

    /** In the drawing above Black has c6-b5, c6-a4, c5-b5, b4-a4, b4-b5, c4-b5 and c4-a6. */
    @Test
    void qualityGrowsWithTheAmazonMovesThatTheWinnerHasLeft() {
        Game game = Games.named("amazons-6x6");
        assertThat(Line.parse(game, WHITE_MAKES_THE_LAST_MOVE_OF_BOTH)
                        .position()
                        .quality())
                .isEqualTo(1 / 18.0);
        assertThat(Line.parse(game, BLACK_WINS_WITH_SEVEN_MOVES_LEFT).position().quality())
                .isEqualTo(8 / 18.0);
    }

    /** In the drawing above: four amazons each, and the three squares to which only Black's can still come. */
    @ParameterizedTest
    @ValueSource(strings = {"amazons-6x6", "amazons-split-6x6"})
    void landBelongsToThoseWhoAloneCanComeThere(String name) {
        Game game = Games.named(name);
        Position end = Line.parse(game, moves(name)).position();
        assertThat(owned(game, end, 0)).containsExactlyInAnyOrder("a1", "b1", "c2", "d1");
        assertThat(owned(game, end, 1)).containsExactlyInAnyOrder("c6", "c5", "b4", "c4", "a6", "b5", "a4");
        long[] counts = new long[game.points()];
        end.countOwners(counts);
        assertThat(Arrays.stream(counts).sum()).isEqualTo(4 + (7L << Integer.SIZE));
    }

    private static String moves(String name) {
        return name.startsWith("amazons-split")
                ? BLACK_WINS_WITH_SEVEN_MOVES_LEFT.replace("/", " /")
                : BLACK_WINS_WITH_SEVEN_MOVES_LEFT;
    }

    private static List<String> owned(Game game, Position end, int player) {
        return IntStream.range(0, game.points())
                .filter(point -> end.owner(point) == player)
                .mapToObj(game::pointName)
                .toList();
    }

    @Test
    void qualityStaysBetweenItsBounds() {
        Game game = Games.named("amazons");
        var rng = new Rng(4);
        double least = 1;
        double most = 0;
        for (int i = 0; i < 2000; i++) {
            Position position = game.start();
            position.playout(rng);
            least = Math.min(least, position.quality());
            most = Math.max(most, position.quality());
        }
        assertThat(least).isEqualTo(1 / 18.0);
        assertThat(most).isEqualTo(17 / 18.0);
    }

    @Test
    void usualSizeHasOneName() {
        assertThat(Games.named("amazons-10x10").name()).isEqualTo("amazons");
        assertThat(Games.named("amazons-8x8").name()).isEqualTo("amazons-8x8");
    }

    @ParameterizedTest
    @ValueSource(strings = {"5x5", "11x11", "8x9", "10x6", "-8x8", "0x0"})
    void impossibleSizesAreRefused(String size) {
        assertThatThrownBy(() -> Games.named("amazons-" + size))
                .isInstanceOf(BadInput.class)
                .hasMessage("amazons cannot be " + size + "; possible sizes: square, from 6x6 to 10x10");
    }

    @Test
    void illegalMoveIsAnsweredWithoutListingThousands() {
        Game game = Games.named("amazons");
        assertThatThrownBy(() -> game.parse(game.start(), "d1-d7"))
                .isInstanceOf(BadInput.class)
                .hasMessage("'d1-d7' is not a legal move here; legal are 2176 moves, such as 'a4-a1/a2'");
    }

    /** The lowest byte of a move is the arrow, the next where the amazon goes, the last where she stands. */
    private static void playInSteps(Game game, Position position, int steps, Rng rng) {
        int[] moves = game.legalMoves(position);
        for (int step = steps - 1; step > 0; step--) {
            int shift = 8 * step;
            int[] parts =
                    Arrays.stream(moves).map(move -> move >>> shift).distinct().toArray();
            int part = parts[rng.nextInt(parts.length)];
            moves = Arrays.stream(moves).filter(move -> move >>> shift == part).toArray();
        }
        position.play(moves[rng.nextInt(moves.length)]);
    }

    /** Reads the legal moves off the drawing, the slow and obvious way. */
    private static List<String> movesOf(Game game, Position position) {
        int size = game.boardSize();
        char[][] board = new char[size][size];
        String[] rows = game.draw(position, Ink.PLAIN).split("\n");
        for (int y = 0; y < size; y++) {
            String cells = rows[size - 1 - y].replaceAll("[ 0-9]", "");
            board[y] = cells.toCharArray();
        }
        char own = position.mover() == 0 ? 'O' : 'X';
        List<String> moves = new ArrayList<>();
        for (int y = 0; y < size; y++) {
            for (int x = 0; x < size; x++) {
                if (board[y][x] == own) {
                    for (int[] to : reach(board, x, y)) {
                        board[y][x] = '.';
                        for (int[] arrow : reach(board, to[0], to[1])) {
                            moves.add(square(x, y) + "-" + square(to[0], to[1]) + "/" + square(arrow[0], arrow[1]));
                        }
                        board[y][x] = own;
                    }
                }
            }
        }
        return moves;
    }

    private static List<int[]> reach(char[][] board, int x, int y) {
        List<int[]> reach = new ArrayList<>();
        for (int dy = -1; dy <= 1; dy++) {
            for (int dx = -1; dx <= 1; dx++) {
                int column = x + dx;
                int row = y + dy;
                while (row >= 0 && row < board.length && column >= 0 && column < board.length) {
                    if (board[row][column] != '.' || (dx == 0 && dy == 0)) {
                        break;
                    }
                    reach.add(new int[] {column, row});
                    column += dx;
                    row += dy;
                }
            }
        }
        return reach;
    }

    private static String square(int x, int y) {
        return (char) ('a' + x) + "" + (y + 1);
    }
}
