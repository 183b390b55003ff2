package zeitnot.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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

class CatchTheLionTest {
    private static final Game CATCH_THE_LION = Games.named("catch-the-lion");

    @ParameterizedTest
    @CsvSource({"1, 4", "2, 17", "3, 123", "4, 976", "5, 8122", "6, 70628", "7, 623381", "8, 5580272"})
    void perft(int depth, long count) {
        assertThat(Perft.count(CATCH_THE_LION, CATCH_THE_LION.start(), depth)).isEqualTo(count);
    }

    @Test
    void randomGamesHaveTheKnownLengthAndResults() {
        var games = RandomGames.of(CATCH_THE_LION, 500_000);
        assertThat(games.length()).isCloseTo(11.94, within(0.06));
        assertThat(games.firstWins()).isCloseTo(0.515, within(0.01));
        assertThat(games.draws()).isLessThan(0.001);
    }

    @Test
    void startIsTheUsualOne() {
        assertThat(CATCH_THE_LION.draw(CATCH_THE_LION.start(), Ink.PLAIN)).isEqualTo("""
                        4 g l e
                        3 . c .
                        2 . C .
                        1 E L G
                          a b c
                        """);
        assertThat(moves(CATCH_THE_LION.start())).containsExactlyInAnyOrder("b2b3", "b1a2", "b1c2", "c1c2");
    }

    @Test
    void movesAreThoseThatTheBoardShows() {
        var rng = new Rng(2);
        for (int i = 0; i < 3000; i++) {
            Position position = CATCH_THE_LION.start();
            while (!position.isOver()) {
                assertThat(moves(position)).isEqualTo(movesOf(position));
                int[] moves = CATCH_THE_LION.legalMoves(position);
                position.play(moves[rng.nextInt(moves.length)]);
            }
        }
    }

    @Test
    void takingTheLionWins() {
        Line line = Line.parse(CATCH_THE_LION, "b2b3 a4a3 b3b4");
        assertThat(line.result()).isEqualTo(Outcome.FIRST_WINS);
        assertThat(CATCH_THE_LION.draw(line.position(), Ink.PLAIN)).isEqualTo("""
                        4 . H e
                        3 g . .
                        2 . . .
                        1 E L G   in hand: C
                          a b c
                        """);
    }

    @Test
    void lionOnTheFarRowWinsThoughItCouldBeTaken() {
        Line sente = Line.parse(CATCH_THE_LION, "b1a2 a4a3 a2a3 b3b2 a3a4");
        assertThat(sente.result()).isEqualTo(Outcome.FIRST_WINS);
        assertThat(CATCH_THE_LION.legalMoves(sente.position())).isEmpty();
        Line gote = Line.parse(CATCH_THE_LION, "c1c2 b4a3 c2c1 a3a2 c1c2 a2a1");
        assertThat(gote.result()).isEqualTo(Outcome.SECOND_WINS);
    }

    @Test
    void takenHenIsAChickInHand() {
        Line line = Line.parse(CATCH_THE_LION, "b2b3 b4c3 b3b4");
        assertThat(CATCH_THE_LION.draw(line.position(), Ink.PLAIN)).startsWith("4 g H e\n");
        line = Line.parse(CATCH_THE_LION, "b2b3 b4c3 b3b4 a4b4");
        assertThat(CATCH_THE_LION.draw(line.position(), Ink.PLAIN)).isEqualTo("""
                        4 . g e   in hand: c
                        3 . . l
                        2 . . .
                        1 E L G   in hand: C
                          a b c
                        """);
    }

    @Test
    void chickDroppedOnTheFarRowStaysAChickAndCannotMove() {
        Line line = Line.parse(CATCH_THE_LION, "b2b3 b4c3 b3b4 a4b4 C*a4 b4b3");
        assertThat(CATCH_THE_LION.draw(line.position(), Ink.PLAIN)).startsWith("4 C . e");
        assertThat(moves(line.position())).isNotEmpty().noneMatch(move -> move.startsWith("a4"));
    }

    @Test
    void thirdOccurrenceOfAPositionIsADraw() {
        String circle = " c1c2 a4a3 c2c1 a3a4";
        assertThat(Line.parse(CATCH_THE_LION, circle).isOver()).isFalse();
        assertThat(Line.parse(CATCH_THE_LION, circle + circle).result()).isEqualTo(Outcome.DRAW);
    }

    @Test
    void equalKeysMeanEqualPositions() {
        Map<Long, String> positions = new HashMap<>();
        Map<String, Long> keys = new HashMap<>();
        var rng = new Rng(3);
        for (int i = 0; i < 5000; i++) {
            Position position = CATCH_THE_LION.start();
            while (!position.isOver()) {
                String drawing = position.mover() + CATCH_THE_LION.draw(position, Ink.PLAIN);
                long key = position.repetitionKey();
                assertThat(key).isNotZero();
                assertThat(positions.computeIfAbsent(key, k -> drawing)).isEqualTo(drawing);
                assertThat(keys.computeIfAbsent(drawing, k -> key)).isEqualTo(key);
                int[] moves = CATCH_THE_LION.legalMoves(position);
                position.play(moves[rng.nextInt(moves.length)]);
            }
        }
        assertThat(keys).hasSizeGreaterThan(10_000);
    }

    @Test
    void qualityIsTheWinnersShareOfThePieces() {
        assertThat(Line.parse(CATCH_THE_LION, "b2b3 a4a3 b3b4").position().quality())
                .isEqualTo(5 / 8.0);
        var rng = new Rng(4);
        Position position = CATCH_THE_LION.start();
        for (int i = 0; i < 10_000; i++) {
            position.set(CATCH_THE_LION.start());
            position.playout(rng);
            assertThat(position.quality()).isGreaterThan(0).isLessThan(1);
        }
    }

    private static Set<String> moves(Position position) {
        return Arrays.stream(CATCH_THE_LION.legalMoves(position))
                .mapToObj(move -> CATCH_THE_LION.format(position, move))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Reads the legal moves off the drawing, the slow and obvious way. */
    private static Set<String> movesOf(Position position) {
        List<String> rows = CATCH_THE_LION.draw(position, Ink.PLAIN).lines().toList();
        boolean sente = position.mover() == 0;
        String home = rows.get(sente ? 3 : 0);
        String hand = home.substring(home.indexOf(':') + 1).toUpperCase(Locale.ROOT);
        Set<String> moves = new TreeSet<>();
        for (int square = 0; square < 12; square++) {
            char piece = at(rows, square);
            if (piece == '.' && home.contains(":")) {
                for (String held : hand.strip().split(" ")) {
                    moves.add(held + "*" + name(square));
                }
            } else if (isOwn(piece, sente)) {
                for (int to = 0; to < 12; to++) {
                    int right = to % 3 - square % 3;
                    int forward = (to / 3 - square / 3) * (sente ? 1 : -1);
                    if (steps(Character.toUpperCase(piece), right, forward) && !isOwn(at(rows, to), sente)) {
                        moves.add(name(square) + name(to));
                    }
                }
            }
        }
        return moves;
    }

    private static boolean steps(char piece, int right, int forward) {
        boolean straight = Math.abs(right) + Math.abs(forward) == 1;
        boolean diagonal = Math.abs(right) == 1 && Math.abs(forward) == 1;
        return switch (piece) {
            case 'L' -> straight || diagonal;
            case 'G' -> straight;
            case 'E' -> diagonal;
            case 'C' -> straight && forward == 1;
            case 'H' -> straight || diagonal && forward == 1;
            default -> throw new AssertionError(piece);
        };
    }

    private static boolean isOwn(char piece, boolean sente) {
        return sente ? Character.isUpperCase(piece) : Character.isLowerCase(piece);
    }

    private static char at(List<String> rows, int square) {
        return rows.get(3 - square / 3).charAt(2 + 2 * (square % 3));
    }

    private static String name(int square) {
        return "" + (char) ('a' + square % 3) + (char) ('1' + square / 3);
    }
}
