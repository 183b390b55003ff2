package zeitnot.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
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

class CheckersTest {
    private static final Game CHECKERS = Games.named("checkers");

    /** White's king on 3 can go round over four men, both ways. */
    private static final String ROUND_TRIP = "12-16 22-18 11-15 18x11 8x15 25-22 3-8 21-17 10-14 17x3 2-7";

    /** White has lost nothing when Black's last man is stuck. */
    private static final String SHORT_WIN = "9-13 22-18 6-9 24-19 2-6 26-22 12-16 19x12 11-15 18x2 3-7 12x3 9-14 2x11 "
            + "10-15 11x2 13-17 21x14 1-6 2x9 4-8 3x12";

    @ParameterizedTest
    @CsvSource({
        "1, 7",
        "2, 49",
        "3, 302",
        "4, 1469",
        "5, 7361",
        "6, 36768",
        "7, 179740",
        "8, 845931",
        "9, 3963680",
    })
    void perft(int depth, long count) {
        assertThat(Perft.count(CHECKERS, CHECKERS.start(), depth)).isEqualTo(count);
    }

    /** Measured with the rule of 40 moves by each side; the next test has what others measured with a shorter limit. */
    @Test
    void randomGamesHaveTheKnownLengthAndEvenResults() {
        var games = RandomGames.of(CHECKERS, 200_000);
        assertThat(games.length()).isCloseTo(70.5, within(0.4));
        assertThat(games.draws()).isCloseTo(0.0054, within(0.001));
        assertThat(games.firstWins()).isCloseTo(0.49, within(0.01));
    }

    /** Known: 67 to 70 plies and 13 to 14 % draws if a game is cut after 40 plies without a capture. */
    @Test
    void randomGamesWithTheUsualShortLimitHaveTheKnownLengthAndDraws() {
        int[] moves = new int[CHECKERS.maxMoves()];
        var games = RandomGames.of(CHECKERS, 20_000, new Rng(2), (position, rng) -> {
            int quiet = 0;
            while (!position.isOver() && quiet < 40) {
                int move = moves[rng.nextInt(position.moves(moves))];
                quiet = CHECKERS.format(position, move).contains("x") ? 0 : quiet + 1;
                position.play(move);
            }
            return position.isOver() ? position.result() : Outcome.DRAW;
        });
        assertThat(games.length()).isBetween(66.0, 70.0);
        assertThat(games.draws()).isBetween(0.12, 0.14);
    }

    @Test
    void startIsTheUsualOne() {
        assertThat(CHECKERS.draw(CHECKERS.start(), Ink.PLAIN)).isEqualTo("""
                         1   b   b   b   b 4
                         5 b   b   b   b   8
                         9   b   b   b   b 12
                        13 .   .   .   .   16
                        17   .   .   .   . 20
                        21 w   w   w   w   24
                        25   w   w   w   w 28
                        29 w   w   w   w   32
                        """);
        assertThat(moves(CHECKERS.start()))
                .containsExactlyInAnyOrder("9-13", "9-14", "10-14", "10-15", "11-15", "11-16", "12-16");
    }

    @Test
    void movesAreThoseThatTheBoardShows() {
        var rng = new Rng(3);
        for (int i = 0; i < 500; i++) {
            Position position = CHECKERS.start();
            while (!position.isOver()) {
                assertThat(moves(position)).containsExactlyInAnyOrderElementsOf(movesOf(position));
                int[] moves = CHECKERS.legalMoves(position);
                position.play(moves[rng.nextInt(moves.length)]);
            }
            assertThat(position.result() == Outcome.DRAW || movesOf(position).isEmpty())
                    .isTrue();
        }
    }

    @Test
    void captureIsCompulsoryAndAMultipleJumpMustBeFinished() {
        Line line = Line.parse(CHECKERS, "11-15 22-18");
        assertThat(moves(line.position())).containsExactly("15x22");
        line = Line.parse(CHECKERS, "12-16 22-18 11-15 18x11 8x15 25-22 3-8 21-17 10-14");
        assertThat(moves(line.position())).containsExactly("17x3");
    }

    @Test
    void kingMayJumpBackToItsStartSquareAndTheRoutesAreDifferentMoves() {
        Line line = Line.parse(CHECKERS, ROUND_TRIP);
        assertThat(CHECKERS.draw(line.position(), Ink.PLAIN)).startsWith("""
                         1   b   .   W   b 4
                         5 b   b   b   b   8
                         9   b   .   .   . 12
                        13 .   .   b   b   16
                        """);
        assertThat(moves(line.position())).containsExactlyInAnyOrder("3x10x19x12x3", "3x12x19x10x3");
        line.play(CHECKERS.parse(line.position(), "3x10x19x12x3"));
        assertThat(CHECKERS.draw(line.position(), Ink.PLAIN)).startsWith("""
                         1   b   .   W   b 4
                         5 b   b   .   .   8
                         9   b   .   .   . 12
                        13 .   .   .   .   16
                        """);
    }

    @Test
    void manThatReachesTheFarRowStopsThereAndIsCrowned() {
        Line line = Line.parse(CHECKERS, "12-16 22-18 11-15 18x11 8x15 25-22 3-8 21-17 10-14 17x3");
        assertThat(line.notation()).endsWith("17x3");
        assertThat(CHECKERS.draw(line.position(), Ink.PLAIN))
                .contains(" 1   b   b   W   b 4")
                .contains(" 5 b   b   .   b   8");
    }

    @Test
    void playerWhoCannotMoveHasLost() {
        Line line = Line.parse(CHECKERS, SHORT_WIN);
        assertThat(CHECKERS.draw(line.position(), Ink.PLAIN)).startsWith("""
                         1   .   .   .   . 4
                         5 b   .   .   .   8
                         9   W   .   .   W 12
                        13 .   w   .   .   16
                        """);
        assertThat(line.result()).isEqualTo(Outcome.SECOND_WINS);
        assertThat(moves(line.position())).isEmpty();
    }

    /** Kings that go to and fro wherever they can bring about the draw in many games. */
    @Test
    void gameIsDrawnAfterFortyMovesOfEachSideWithoutCaptureOrMansMove() {
        var rng = new Rng(4);
        int draws = 0;
        for (int i = 0; i < 100; i++) {
            Position position = CHECKERS.start();
            int idle = 0;
            while (!position.isOver()) {
                int[] moves = CHECKERS.legalMoves(position);
                int[] kings = Arrays.stream(moves)
                        .filter(move -> isKings(position, move))
                        .toArray();
                int move = kings.length > 0 ? kings[0] : moves[rng.nextInt(moves.length)];
                idle = kings.length > 0 ? idle + 1 : 0;
                position.play(move);
                assertThat(position.result() == Outcome.DRAW).isEqualTo(idle == 80);
            }
            draws += position.result() == Outcome.DRAW ? 1 : 0;
        }
        assertThat(draws).isGreaterThan(10);
    }

    @Test
    void thirdOccurrenceOfAPositionIsADraw() {
        Line line = kingsToAndFro();
        assertThat(line.result()).isEqualTo(Outcome.DRAW);
        line.undo();
        assertThat(line.isOver()).isFalse();
    }

    @Test
    void equalKeysMeanEqualPositions() {
        Map<Long, String> positions = new HashMap<>();
        Map<String, Long> keys = new HashMap<>();
        var rng = new Rng(5);
        for (int i = 0; i < 1000; i++) {
            Position position = CHECKERS.start();
            while (!position.isOver()) {
                String drawing = position.mover() + CHECKERS.draw(position, Ink.PLAIN);
                long key = position.repetitionKey();
                assertThat(key).isNotZero();
                assertThat(positions.computeIfAbsent(key, k -> drawing)).isEqualTo(drawing);
                assertThat(keys.computeIfAbsent(drawing, k -> key)).isEqualTo(key);
                int[] moves = CHECKERS.legalMoves(position);
                position.play(moves[rng.nextInt(moves.length)]);
            }
        }
        assertThat(keys).hasSizeGreaterThan(10_000);
    }

    @Test
    void qualityIsTheWinnersPieces() {
        Position position = Line.parse(CHECKERS, SHORT_WIN).position();
        assertThat(position.quality()).isEqualTo(12 / 13.0);
        var rng = new Rng(6);
        for (int i = 0; i < 2000; i++) {
            position.set(CHECKERS.start());
            char winner = "wdb".charAt(position.playout(rng));
            String drawing = CHECKERS.draw(position, Ink.PLAIN);
            long left = drawing.chars()
                    .filter(c -> Character.toLowerCase(c) == winner)
                    .count();
            assertThat(position.quality()).isEqualTo(winner == 'd' ? 0.5 : left / 13.0);
        }
    }

    /** A game in which kings move to and fro until a position comes back for the third time. */
    private static Line kingsToAndFro() {
        var rng = new Rng(7);
        while (true) {
            var line = new Line(CHECKERS);
            while (!line.isOver()) {
                int[] moves = CHECKERS.legalMoves(line.position());
                int[] kings = Arrays.stream(moves)
                        .filter(move -> isKings(line.position(), move))
                        .toArray();
                line.play(kings.length > 0 ? kings[0] : moves[rng.nextInt(moves.length)]);
            }
            if (line.result() == Outcome.DRAW && !line.position().isOver()) {
                return line;
            }
        }
    }

    private static boolean isKings(Position position, int move) {
        String text = CHECKERS.format(position, move);
        return text.contains("-") && Character.isUpperCase(at(board(position), Integer.parseInt(text.split("-")[0])));
    }

    private static List<String> moves(Position position) {
        return Arrays.stream(CHECKERS.legalMoves(position))
                .mapToObj(move -> CHECKERS.format(position, move))
                .toList();
    }

    /** The contents of the squares 1 to 32. */
    private static String board(Position position) {
        return CHECKERS.draw(position, Ink.PLAIN)
                .lines()
                .flatMap(row -> row.substring(3, 19).replace(" ", "").chars().mapToObj(c -> "" + (char) c))
                .collect(Collectors.joining());
    }

    private static char at(String board, int square) {
        return board.charAt(square - 1);
    }

    /** Reads the legal moves off the drawing, the slow and obvious way. */
    private static List<String> movesOf(Position position) {
        String board = board(position);
        char own = position.mover() == 0 ? 'b' : 'w';
        List<String> steps = new ArrayList<>();
        List<List<Integer>> routes = new ArrayList<>();
        for (int square = 1; square <= 32; square++) {
            char piece = at(board, square);
            if (Character.toLowerCase(piece) != own) {
                continue;
            }
            for (int[] direction : directions(piece)) {
                int to = neighbour(square, direction, 1);
                if (to > 0 && at(board, to) == '.') {
                    steps.add(square + "-" + to);
                }
            }
            addRoutes(board, piece, List.of(square), new HashSet<>(), routes);
        }
        if (routes.isEmpty()) {
            return steps;
        }
        Map<String, Long> sameEnds =
                routes.stream().collect(Collectors.groupingBy(r -> ends(r), Collectors.counting()));
        return routes.stream()
                .map(route -> sameEnds.getOrDefault(ends(route), 0L) == 1 ? ends(route) : joined(route))
                .toList();
    }

    private static void addRoutes(
            String board, char piece, List<Integer> route, Set<Integer> jumped, List<List<Integer>> routes) {
        boolean ended = true;
        int at = route.get(route.size() - 1);
        for (int[] direction : directions(piece)) {
            int over = neighbour(at, direction, 1);
            int to = neighbour(at, direction, 2);
            if (to > 0
                    && (at(board, to) == '.' || to == route.get(0))
                    && "bw".indexOf(Character.toLowerCase(at(board, over)))
                            == (Character.toLowerCase(piece) == 'b' ? 1 : 0)
                    && !jumped.contains(over)) {
                ended = false;
                List<Integer> longer = new ArrayList<>(route);
                longer.add(to);
                Set<Integer> more = new HashSet<>(jumped);
                more.add(over);
                addRoutes(board, piece, longer, more, routes);
            }
        }
        if (ended && route.size() > 1) {
            routes.add(route);
        }
    }

    private static int[][] directions(char piece) {
        return switch (piece) {
            case 'b' -> new int[][] {{1, -1}, {1, 1}};
            case 'w' -> new int[][] {{-1, -1}, {-1, 1}};
            default -> new int[][] {{1, -1}, {1, 1}, {-1, -1}, {-1, 1}};
        };
    }

    /** The square so many steps away in a direction (rows, columns); 0 if it is off the board. */
    private static int neighbour(int square, int[] direction, int steps) {
        int row = (square - 1) / 4;
        int column = (square - 1) % 4 * 2 + 1 - row % 2;
        row += steps * direction[0];
        column += steps * direction[1];
        return Math.min(row, column) < 0 || Math.max(row, column) > 7 ? 0 : 4 * row + column / 2 + 1;
    }

    private static String ends(List<Integer> route) {
        return route.get(0) + "x" + route.get(route.size() - 1);
    }

    private static String joined(List<Integer> route) {
        return route.stream().map(String::valueOf).collect(Collectors.joining("x"));
    }
}
