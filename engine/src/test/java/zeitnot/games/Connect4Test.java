package zeitnot.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

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

class Connect4Test {
    private static final Game CONNECT4 = Games.named("connect4");

    @ParameterizedTest
    @CsvSource({"1, 7", "2, 49", "3, 343", "4, 2401", "5, 16807", "6, 117649", "7, 823536", "8, 5673234"})
    void perft(int depth, long count) {
        assertThat(Perft.count(CONNECT4, CONNECT4.start(), depth)).isEqualTo(count);
    }

    @Test
    void randomGamesHaveTheKnownLengthAndResults() {
        var games = RandomGames.of(CONNECT4, 200_000);
        assertThat(games.length()).isCloseTo(21.31, within(0.2));
        assertThat(games.firstWins()).isCloseTo(0.556, within(0.01));
        assertThat(games.draws()).isCloseTo(0.0025, within(0.0008));
    }

    @ParameterizedTest
    @CsvSource({
        "1 1 2 2 3 3 4, 0.5", // White threatens the fifth column, Black the fourth
        "1 2 1 3 1 2 1, 0.6666666666666666", // White threatens the cell above the four
        "1 1 1 3 1 4 1 5 1, 0.25", // Black threatens both ends of a row, White nothing more
        "2 1 3 1 5 1 7 1, 0.5", // Black has won up the first column; White threatens the fourth
        "2 1 3 1 2 1 3 1, 0.6666666666666666", // two pairs of White are no threat
    })
    void qualityIsTheWinnersShareOfTheThreats(String moves, double quality) {
        Line line = Line.parse(CONNECT4, moves);
        assertThat(line.isOver()).isTrue();
        assertThat(line.position().quality()).isEqualTo(quality);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1 1 2 2 3 3 4", // along the bottom
                "7 6 7 6 7 6 7", // up the last column
                "1 2 2 3 3 4 3 4 4 7 4", // rising
                "7 6 6 5 5 4 5 4 4 1 4", // falling
            })
    void fourInARowWins(String moves) {
        Line line = Line.parse(CONNECT4, moves);
        assertThat(line.result()).isEqualTo(Outcome.FIRST_WINS);
        line.undo();
        assertThat(line.isOver()).isFalse();
    }

    @Test
    void secondPlayerCanWin() {
        assertThat(Line.parse(CONNECT4, "1 4 1 4 1 4 7 4").result()).isEqualTo(Outcome.SECOND_WINS);
    }

    @Test
    void fullColumnCannotBePlayed() {
        Line line = Line.parse(CONNECT4, "3 3 3 3 3 3");
        assertThat(CONNECT4.legalMoves(line.position())).hasSize(6);
        assertThatThrownBy(() -> CONNECT4.parse(line.position(), "3"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("legal: 1 2 4 5 6 7");
    }

    @Test
    void fullBoardIsADraw() {
        Line line = Line.parse(Games.named("connect4-4x4"), "1 1 1 1 2 2 2 2 4 3 3 3 3 4 4 4");
        assertThat(line.length()).isEqualTo(16);
        assertThat(line.result()).isEqualTo(Outcome.DRAW);
    }

    /** John Tromp's table of Connect-4 results has a draw for this size. */
    @Test
    void fourByFourIsADrawWithPerfectPlay() {
        Game game = Games.named("connect4-4x4");
        assertThat(solve(game, game.start(), -1, 1)).isZero();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"connect4", "connect4-4x4", "connect4-9x6", "connect4-7x8", "connect4-3x20", "connect4-16x3"})
    void resultIsWhatTheBoardShows(String name) {
        Game game = Games.named(name);
        var rng = new Rng(6);
        for (int i = 0; i < 200; i++) {
            Position position = game.start();
            while (!position.isOver()) {
                Position end = position.copy();
                end.playout(rng);
                assertThat(end.result()).isEqualTo(resultOf(game, end));
                int[] moves = game.legalMoves(position);
                position.play(moves[rng.nextInt(moves.length)]);
                assertThat(position.result()).isEqualTo(resultOf(game, position));
            }
        }
    }

    @Test
    void usualSizeHasOneName() {
        assertThat(Games.named("connect4-7x6").name()).isEqualTo("connect4");
        assertThat(Games.named("connect4-6x7").name()).isEqualTo("connect4-6x7");
    }

    @ParameterizedTest
    @ValueSource(strings = {"3x3", "2x31", "0x6", "-7x6", "7x9", "8x8", "17x3", "1000000000x6", "7x2147483647"})
    void impossibleSizesAreRefused(String size) {
        assertThatThrownBy(() -> Games.named("connect4-" + size))
                .isInstanceOf(BadInput.class)
                .hasMessage("connect4 cannot be " + size + "; possible sizes: at least 3x3, 4 or more one way, and "
                        + "width x (height + 1) no more than 64");
    }

    @Test
    void drawingShowsDiscsAndColumns() {
        Line line = Line.parse(Games.named("connect4-5x4"), "3 3 1");
        assertThat(line.game().draw(line.position(), Ink.PLAIN)).isEqualTo("""
                        . . . . .
                        . . . . .
                        . . X . .
                        O . O . .
                        1 2 3 4 5
                        """);
    }

    /** The result for the player to move under perfect play: 1, 0 or -1, as far as it is between the bounds. */
    private static int solve(Game game, Position position, int alpha, int beta) {
        if (position.isOver()) {
            return Outcome.halfPoints(position.result(), position.mover()) - 1;
        }
        int best = alpha;
        for (int move : game.legalMoves(position)) {
            Position next = position.copy();
            next.play(move);
            best = Math.max(best, -solve(game, next, -beta, -best));
            if (best >= beta) {
                return beta;
            }
        }
        return best;
    }

    /** Reads the result off the drawing, the slow and obvious way. */
    private static int resultOf(Game game, Position position) {
        String[] rows = game.draw(position, Ink.PLAIN).split("\n");
        int height = rows.length - 1;
        int discs = 0;
        for (int y = 0; y < height; y++) {
            for (int x = (rows[y].length() + 1) % 2; x < rows[y].length(); x += 2) {
                char disc = rows[y].charAt(x);
                if (disc == '.') {
                    continue;
                }
                discs++;
                if (hasFour(rows, height, x, y, 2, 0)
                        || hasFour(rows, height, x, y, 0, 1)
                        || hasFour(rows, height, x, y, 2, 1)
                        || hasFour(rows, height, x, y, -2, 1)) {
                    return disc == 'O' ? Outcome.FIRST_WINS : Outcome.SECOND_WINS;
                }
            }
        }
        assertThat(discs).isEqualTo(position.ply());
        return discs == height * ((rows[0].length() + 1) / 2) ? Outcome.DRAW : Outcome.ONGOING;
    }

    private static boolean hasFour(String[] rows, int height, int x, int y, int dx, int dy) {
        for (int i = 1; i < 4; i++) {
            int column = x + i * dx;
            int row = y + i * dy;
            boolean inside = row < height && column >= 0 && column < rows[y].length();
            if (!inside || rows[row].charAt(column) != rows[y].charAt(x)) {
                return false;
            }
        }
        return true;
    }
}
