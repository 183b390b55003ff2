package zeitnot.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
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

class BreakthroughTest {
    @ParameterizedTest
    @CsvSource({
        "breakthrough-6x6, 1, 16",
        "breakthrough-6x6, 2, 256",
        "breakthrough-6x6, 3, 4308",
        "breakthrough-6x6, 4, 71478",
        "breakthrough-6x6, 5, 1248290",
        "breakthrough, 1, 22",
        "breakthrough, 2, 484",
        "breakthrough, 3, 11132",
        "breakthrough, 4, 256036",
        "breakthrough, 5, 6182818",
    })
    void perft(String name, int depth, long count) {
        Game game = Games.named(name);
        assertThat(Perft.count(game, game.start(), depth)).isEqualTo(count);
    }

    @ParameterizedTest
    @CsvSource({"breakthrough-6x6, 28.1, 0.4, 0.512", "breakthrough, 64.1, 0.5, 0.510"})
    void randomGamesHaveTheKnownLengthAndResults(String name, double length, double tolerance, double firstWins) {
        var games = RandomGames.of(Games.named(name), 100_000);
        assertThat(games.length()).isCloseTo(length, within(tolerance));
        assertThat(games.firstWins()).isCloseTo(firstWins, within(0.015));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"breakthrough", "breakthrough-6x6", "breakthrough-4x4", "breakthrough-8x5", "breakthrough-5x7"})
    void movesAreThoseThatTheBoardShows(String name) {
        Game game = Games.named(name);
        var rng = new Rng(2);
        for (int i = 0; i < 100; i++) {
            Position position = game.start();
            while (!position.isOver()) {
                int[] moves = game.legalMoves(position);
                List<String> texts = new ArrayList<>();
                for (int move : moves) {
                    texts.add(game.format(position, move));
                }
                assertThat(texts).containsExactlyInAnyOrderElementsOf(movesOf(game, position));
                position.play(moves[rng.nextInt(moves.length)]);
            }
        }
    }

    @Test
    void piecesCaptureDiagonallyAndAreBlockedStraightAhead() {
        Line line = Line.parse(Games.named("breakthrough-4x5"), "b1b2 b5b4 b2b3 c5c4");
        assertThat(line.game().draw(line.position(), Ink.PLAIN)).isEqualTo("""
                        5 X . . X
                        4 . X X .
                        3 . O . .
                        2 . . . .
                        1 O . O O
                          a b c d
                        """);
        assertThat(movesFrom(line, "b3")).containsExactlyInAnyOrder("b3a4", "b3xc4");
        line.play(line.game().parse(line.position(), "b3xc4"));
        assertThat(movesFrom(line, "d5")).containsExactlyInAnyOrder("d5d4", "d5xc4");
    }

    @Test
    void reachingTheHomeRowWins() {
        Line white = Line.parse(Games.named("breakthrough-4x4"), "a1a2 d4d3 a2a3 d3d2 a3xb4");
        assertThat(white.result()).isEqualTo(Outcome.FIRST_WINS);
        Line black = Line.parse(Games.named("breakthrough-4x4"), "a1a2 d4d3 a2a3 d3d2 b1b2 d2xc1");
        assertThat(black.result()).isEqualTo(Outcome.SECOND_WINS);
        assertThat(black.game().legalMoves(black.position())).isEmpty();
    }

    @Test
    void playerWithoutPiecesLoses() {
        Game game = Games.named("breakthrough-4x5");
        Line line = Line.parse(game, "b1b2 a5a4 b2b3 b5b4 b3xa4 b4b3 a1a2 c5c4 a2xb3 d5d4 b3xc4 d4d3 c1c2");
        assertThat(line.isOver()).isFalse();
        line = Line.parse(game, String.join(" ", line.notation()) + " d3xc2 d1xc2");
        assertThat(line.game().draw(line.position(), Ink.PLAIN)).doesNotContain("X");
        assertThat(line.result()).isEqualTo(Outcome.FIRST_WINS);
    }

    @ParameterizedTest
    @CsvSource({"4x5, 4", "8x5, 8", "4x6, 8", "7x7, 14", "8x8, 16"})
    void boardsOfSixRowsOrMoreHaveTwoRowsOfPieces(String size, int pieces) {
        Game game = Games.named("breakthrough-" + size);
        String board = game.draw(game.start(), Ink.PLAIN);
        assertThat(board.chars().filter(c -> c == 'O')).hasSize(pieces);
        assertThat(board.chars().filter(c -> c == 'X')).hasSize(pieces);
    }

    @Test
    void usualSizeHasOneName() {
        assertThat(Games.named("breakthrough-8x8").name()).isEqualTo("breakthrough");
        assertThat(Games.named("breakthrough-6x6").name()).isEqualTo("breakthrough-6x6");
    }

    @ParameterizedTest
    @ValueSource(strings = {"3x8", "8x3", "9x8", "8x9", "-6x6", "0x0"})
    void impossibleSizesAreRefused(String size) {
        assertThatThrownBy(() -> Games.named("breakthrough-" + size))
                .isInstanceOf(BadInput.class)
                .hasMessage("breakthrough cannot be " + size + "; possible sizes: width and height from 4 to 8");
    }

    @ParameterizedTest
    @CsvSource({
        "a1a2 b4b3 a2xb3 d4d3 b3xc4, 0.7", // White has 4 pieces, Black 2
        "a1a2 b4b3 c1c2 b3xa2 d1d2 a2xb1, 0.7", // Black has 4 pieces, White 2
        "a1a2 b4b3 c1c2 b3xa2 c2c3 d4d3 c3b4, 0.4", // White wins with 3 pieces against 4
    })
    void qualityIsTheWinnersLeadInPieces(String moves, double quality) {
        Line line = Line.parse(Games.named("breakthrough-4x4"), moves);
        assertThat(line.isOver()).isTrue();
        assertThat(line.position().quality()).isEqualTo(quality, within(1e-12));
    }

    @Test
    void priorLikesAdvancesMoreCapturesStillMoreAndAWinMost() {
        Game game = Games.named("breakthrough-6x6");
        Line line = Line.parse(game, "f2f3 b5b4 f3f4 b4b3 f4xe5 a5a4");
        float win = rating(line, "e5xd6");
        float capture = rating(line, "a2xb3");
        float farStep = rating(Line.parse(game, "f2f3 e5e4 f3f4 a5a4"), "f4e5");
        float nearStep = rating(line, "d2d3");
        assertThat(win).isEqualTo(1);
        assertThat(capture).isGreaterThan(nearStep).isLessThan(win);
        assertThat(farStep).isGreaterThan(nearStep).isLessThan(win);
    }

    @Test
    void priorSeesTheBoardAsThePlayerToMoveDoes() {
        Game game = Games.named("breakthrough-6x6");
        assertThat(rating(Line.parse(game, "a2a3"), "a5a4")).isEqualTo(rating(new Line(game), "a2a3"));
        Line line = Line.parse(game, "a2a3 f5f4 a3a4 f4f3 b2b3 f3xe2 b3b4");
        assertThat(rating(line, "e2xd1")).isEqualTo(1);
    }

    private static float rating(Line line, String text) {
        int[] moves = line.game().legalMoves(line.position());
        int[] visits = new int[moves.length];
        float[] values = new float[moves.length];
        line.game().prior("advance").rate(line.position(), moves, moves.length, visits, values);
        int wanted = line.game().parse(line.position(), text);
        for (int i = 0; i < moves.length; i++) {
            if (moves[i] == wanted) {
                assertThat(visits[i]).isPositive();
                return values[i];
            }
        }
        throw new AssertionError(text);
    }

    private static List<String> movesFrom(Line line, String square) {
        return Arrays.stream(line.game().legalMoves(line.position()))
                .mapToObj(move -> line.game().format(line.position(), move))
                .filter(text -> text.startsWith(square))
                .toList();
    }

    /** Reads the legal moves off the drawing, the slow and obvious way. */
    private static List<String> movesOf(Game game, Position position) {
        String[] rows = game.draw(position, Ink.PLAIN).split("\n");
        int height = rows.length - 1;
        int width = rows[0].length() / 2;
        char own = position.mover() == 0 ? 'O' : 'X';
        int forward = position.mover() == 0 ? 1 : -1;
        List<String> moves = new ArrayList<>();
        for (int rank = 0; rank < height; rank++) {
            for (int file = 0; file < width; file++) {
                if (at(rows, file, rank) != own) {
                    continue;
                }
                for (int side = -1; side <= 1; side++) {
                    int target = file + side;
                    if (target < 0 || target >= width) {
                        continue;
                    }
                    char there = at(rows, target, rank + forward);
                    if (there == '.') {
                        moves.add(square(file, rank) + square(target, rank + forward));
                    } else if (there != own && side != 0) {
                        moves.add(square(file, rank) + "x" + square(target, rank + forward));
                    }
                }
            }
        }
        return moves;
    }

    private static char at(String[] rows, int file, int rank) {
        return rows[rows.length - 2 - rank].charAt(2 + 2 * file);
    }

    private static String square(int file, int rank) {
        return "" + (char) ('a' + file) + (char) ('1' + rank);
    }
}
