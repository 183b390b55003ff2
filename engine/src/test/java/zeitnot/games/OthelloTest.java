package zeitnot.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeitnot.game.Game;
import zeitnot.game.Ink;
import zeitnot.game.Line;
import zeitnot.game.Outcome;
import zeitnot.game.Perft;
import zeitnot.game.Position;
import zeitnot.game.Rng;
import zeitnot.testing.RandomGames;

class OthelloTest {
    private static final Game OTHELLO = Games.named("othello");

    @ParameterizedTest
    @CsvSource({
        "1, 4",
        "2, 12",
        "3, 56",
        "4, 244",
        "5, 1396",
        "6, 8200",
        "7, 55092",
        "8, 390216",
        "9, 3005288",
    })
    void perft(int depth, long count) {
        assertThat(Perft.count(OTHELLO, OTHELLO.start(), depth)).isEqualTo(count);
    }

    @Test
    void randomGamesHaveTheKnownLengthAndResults() {
        var games = RandomGames.of(OTHELLO, 200_000);
        assertThat(games.length()).isCloseTo(60.4, within(0.04));
        assertThat(games.firstWins()).isCloseTo(0.455, within(0.01));
        assertThat(games.draws()).isCloseTo(0.041, within(0.006));
    }

    @Test
    void startIsTheUsualOne() {
        assertThat(moves(OTHELLO.start())).containsExactlyInAnyOrder("d3", "c4", "f5", "e6");
        assertThat(OTHELLO.draw(OTHELLO.start(), Ink.PLAIN)).isEqualTo("""
                          a b c d e f g h
                        1 . . . . . . . .
                        2 . . . . . . . .
                        3 . . . . . . . .
                        4 . . . O X . . .
                        5 . . . X O . . .
                        6 . . . . . . . .
                        7 . . . . . . . .
                        8 . . . . . . . .
                        """);
    }

    @Test
    void movesAndTurnedDiscsAreThoseThatTheBoardShows() {
        var rng = new Rng(2);
        int passes = 0;
        for (int i = 0; i < 300; i++) {
            Position position = OTHELLO.start();
            while (!position.isOver()) {
                char[][] board = board(position);
                char own = position.mover() == 0 ? 'X' : 'O';
                assertThat(moves(position)).isEqualTo(movesOf(board, own));
                int[] moves = OTHELLO.legalMoves(position);
                int move = moves[rng.nextInt(moves.length)];
                String text = OTHELLO.format(position, move);
                position.play(move);
                if (text.equals("pass")) {
                    passes++;
                } else {
                    place(board, text.charAt(0) - 'a', text.charAt(1) - '1', own);
                }
                assertThat(board(position)).isDeepEqualTo(board);
            }
            assertThat(movesOf(board(position), 'X')).containsExactly("pass");
            assertThat(movesOf(board(position), 'O')).containsExactly("pass");
            assertThat(position.result()).isEqualTo(resultOf(board(position)));
        }
        assertThat(passes).isPositive();
    }

    /** One of the shortest games there are: nine moves, and White has no disc left. */
    @Test
    void gameEndsWhenNeitherPlayerCanMove() {
        Line line = Line.parse(OTHELLO, "e6 f4 e3 f6 g5 d6 e7 f5 c5");
        assertThat(line.isOver()).isTrue();
        assertThat(line.result()).isEqualTo(Outcome.FIRST_WINS);
        assertThat(OTHELLO.draw(line.position(), Ink.PLAIN)).doesNotContain("O");
    }

    @Test
    void pointsBelongToTheirDiscs() {
        Position position = Line.parse(OTHELLO, "d3").position();
        int[] owners = new int[3];
        for (int point = 0; point < OTHELLO.points(); point++) {
            owners[position.owner(point) + 1]++;
        }
        assertThat(owners).containsExactly(59, 4, 1);
        assertThat(position.owner(0)).isEqualTo(-1);
        assertThat(position.owner(8 * 2 + 3)).isZero(); // d3
        assertThat(position.owner(8 * 4 + 4)).isEqualTo(1); // e5
    }

    @Test
    void qualityIsTheWinnersScoreWithTheEmptySquares() {
        Position wipeout = Line.parse(OTHELLO, "e6 f4 e3 f6 g5 d6 e7 f5 c5").position();
        assertThat(wipeout.quality()).isEqualTo(64 / 65.0);
        Position position = OTHELLO.start();
        var rng = new Rng(3);
        for (int i = 0; i < 1000; i++) {
            position.set(OTHELLO.start());
            position.playout(rng);
            String drawing = OTHELLO.draw(position, Ink.PLAIN);
            long black = drawing.chars().filter(c -> c == 'X').count();
            long white = drawing.chars().filter(c -> c == 'O').count();
            double expected = black == white ? 0.5 : (64 - Math.min(black, white)) / 65.0;
            assertThat(position.quality()).isEqualTo(expected);
        }
    }

    private static Set<String> moves(Position position) {
        return Arrays.stream(OTHELLO.legalMoves(position))
                .mapToObj(move -> OTHELLO.format(position, move))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static char[][] board(Position position) {
        char[][] board = new char[8][8];
        String[] rows = OTHELLO.draw(position, Ink.PLAIN).split("\n");
        for (int rank = 0; rank < 8; rank++) {
            for (int file = 0; file < 8; file++) {
                board[rank][file] = rows[rank + 1].charAt(2 + 2 * file);
            }
        }
        return board;
    }

    /** The legal moves, the slow and obvious way: try all squares. */
    private static Set<String> movesOf(char[][] board, char own) {
        Set<String> moves = new TreeSet<>();
        for (int rank = 0; rank < 8; rank++) {
            for (int file = 0; file < 8; file++) {
                char[][] copy = Arrays.stream(board).map(char[]::clone).toArray(char[][]::new);
                if (board[rank][file] == '.' && place(copy, file, rank, own) > 0) {
                    moves.add("" + (char) ('a' + file) + (char) ('1' + rank));
                }
            }
        }
        return moves.isEmpty() ? Set.of("pass") : moves;
    }

    /** Places a disc, turns what it outflanks and returns how many these are. */
    private static int place(char[][] board, int file, int rank, char own) {
        board[rank][file] = own;
        int turned = 0;
        for (int direction = 0; direction < 9; direction++) {
            int dx = direction % 3 - 1;
            int dy = direction / 3 - 1;
            int length = 1;
            while (at(board, file + length * dx, rank + length * dy) == (own == 'X' ? 'O' : 'X')) {
                length++;
            }
            if (at(board, file + length * dx, rank + length * dy) == own) {
                for (int i = 1; i < length; i++) {
                    board[rank + i * dy][file + i * dx] = own;
                    turned++;
                }
            }
        }
        return turned;
    }

    private static char at(char[][] board, int file, int rank) {
        return file >= 0 && file < 8 && rank >= 0 && rank < 8 ? board[rank][file] : '.';
    }

    private static int resultOf(char[][] board) {
        int lead = 0;
        for (char[] row : board) {
            for (char square : row) {
                lead += square == 'X' ? 1 : square == 'O' ? -1 : 0;
            }
        }
        return 1 + Integer.signum(lead);
    }
}
