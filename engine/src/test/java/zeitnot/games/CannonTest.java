package zeitnot.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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

class CannonTest {
    private static final Game CANNON = Games.named("cannon");

    /** A dark soldier walks to j9, beside the town and away from all soldiers. */
    private static final String WALK = "b1 i10 j4j5 i9i6 j5j6 i8i5 j6j7 a7a6 j7j8 c7c6 j8j9 e7e6";

    @ParameterizedTest
    @CsvSource({"1, 8", "2, 64", "3, 2656", "4, 111376", "5, 4614840"})
    void perft(int depth, long count) {
        assertThat(Perft.count(CANNON, CANNON.start(), depth)).isEqualTo(count);
    }

    @Test
    void randomGamesHaveTheKnownLengthAndResults() {
        var games = RandomGames.of(CANNON, 50_000);
        assertThat(games.length()).isCloseTo(169.8, within(1.5));
        assertThat(games.firstWins()).isCloseTo(0.508, within(0.02));
        assertThat(games.draws()).isLessThan(0.002);
    }

    @Test
    void startIsTheUsualOne() {
        assertThat(CANNON.draw(Line.parse(CANNON, "c1 h10").position(), Ink.PLAIN))
                .isEqualTo("""
                        10 . . . . . . . L . .
                         9 l . l . l . l . l .
                         8 l . l . l . l . l .
                         7 l . l . l . l . l .
                         6 . . . . . . . . . .
                         5 . . . . . . . . . .
                         4 . d . d . d . d . d
                         3 . d . d . d . d . d
                         2 . d . d . d . d . d
                         1 . . D . . . . . . .
                           a b c d e f g h i j
                        """);
    }

    @Test
    void townsStandOnTheBackRowButNotInCorners() {
        assertThat(moves(CANNON.start())).containsExactlyInAnyOrder("b1", "c1", "d1", "e1", "f1", "g1", "h1", "i1");
        assertThat(moves(Line.parse(CANNON, "b1").position()))
                .containsExactlyInAnyOrder("b10", "c10", "d10", "e10", "f10", "g10", "h10", "i10");
    }

    @Test
    void movesAreThoseThatTheBoardShows() {
        var rng = new Rng(2);
        for (int i = 0; i < 100; i++) {
            Position position = Line.parse(CANNON, "d1 g10").position();
            while (!position.isOver()) {
                assertThat(moves(position)).containsExactlyInAnyOrderElementsOf(movesOf(position));
                int[] moves = CANNON.legalMoves(position);
                position.play(moves[rng.nextInt(moves.length)]);
            }
        }
    }

    @Test
    void retreatsDoNotWrapAroundTheBoard() {
        assertThat(movesFrom("b1 b10 b4a5 a7a6", "a5")).containsExactlyInAnyOrder("a5xa6", "a5b6", "a5a3", "a5c3");
        assertThat(movesFrom("b1 b10 h4g5 i7j6 j4j5", "j6")).containsExactlyInAnyOrder("j6xj5", "j6i5", "j6j8", "j6h8");
    }

    @Test
    void soldierRetreatsFromATownToo() {
        assertThat(movesFrom(WALK, "j9")).containsExactlyInAnyOrder("j9j10", "j9xi10", "j9j7", "j9h7");
    }

    @Test
    void cannonSlidesAndShootsAlongItsLine() {
        assertThat(movesFrom("b1 b10", "d")).contains("d2d5", "d4d1").doesNotContain("d4*d6", "d4*d7");
        assertThat(movesFrom("b1 b10 h4g5 c7d6", "d")).contains("d2d5", "d4*d6");
        Line line = Line.parse(CANNON, "b1 b10 h4g5 c7d6 d4*d6");
        assertThat(CANNON.draw(line.position(), Ink.PLAIN)).contains("""
                         6 . . . . . . . . . .
                         5 . . . . . . d . . .
                         4 . d . d . d . . . d
                        """);
    }

    @Test
    void shotReachesThreeStepsUnlessSomethingIsInTheWay() {
        assertThat(movesFrom("b1 b10 d2d5 c9d8", "d5")).contains("d5*d8");
        assertThat(movesFrom("b1 b10 d2d5 c9d8 b4a5 c8d7", "d5"))
                .contains("d5*d7")
                .doesNotContain("d5*d8");
        assertThat(movesFrom("b1 b10 d2d5 c9d8 b4a5 c7d6", "d5"))
                .contains("d5xd6")
                .noneMatch(move -> move.contains("*"));
    }

    @Test
    void takingTheTownWins() {
        Line line = Line.parse(CANNON, WALK + " j9xi10");
        assertThat(line.result()).isEqualTo(Outcome.FIRST_WINS);
        assertThat(moves(line.position())).isEmpty();
    }

    @Test
    void shootingTheTownWins() {
        Position position = firstShotAtATown();
        assertThat(position.result()).isEqualTo(Outcome.winFor(1 - position.mover()));
    }

    @Test
    void gameIsDrawnAfterFiftyMovesOfEachSideWithoutACapture() {
        Position position = Line.parse(CANNON, "b1 b10").position();
        String[] circle = {"b2b5", "a9a6", "b5b2", "a6a9"};
        for (int i = 0; !position.isOver(); i++) {
            position.play(CANNON.parse(position, circle[i % 4]));
        }
        assertThat(position.result()).isEqualTo(Outcome.DRAW);
        assertThat(position.ply()).isEqualTo(100);
    }

    @Test
    void thirdOccurrenceOfAPositionIsADraw() {
        String circle = " b2b5 a9a6 b5b2 a6a9";
        assertThat(Line.parse(CANNON, "b1 b10" + circle).isOver()).isFalse();
        assertThat(Line.parse(CANNON, "b1 b10" + circle + circle).result()).isEqualTo(Outcome.DRAW);
    }

    @Test
    void equalKeysMeanEqualPositions() {
        Map<Long, String> positions = new HashMap<>();
        Map<String, Long> keys = new HashMap<>();
        var rng = new Rng(3);
        for (int i = 0; i < 150; i++) {
            Position position = CANNON.start();
            while (!position.isOver()) {
                String drawing = position.mover() + CANNON.draw(position, Ink.PLAIN);
                long key = position.repetitionKey();
                assertThat(key).isNotZero();
                assertThat(positions.computeIfAbsent(key, k -> drawing)).isEqualTo(drawing);
                assertThat(keys.computeIfAbsent(drawing, k -> key)).isEqualTo(key);
                int[] moves = CANNON.legalMoves(position);
                position.play(moves[rng.nextInt(moves.length)]);
            }
        }
        assertThat(keys).hasSizeGreaterThan(10_000);
    }

    @Test
    void qualityIsHowManySoldiersTheWinnerIsAhead() {
        assertThat(Line.parse(CANNON, WALK + " j9xi10").position().quality()).isEqualTo(16 / 32.0);
        Line ahead = Line.parse(CANNON, WALK.replace("a7a6", "c7d6").replace("c7c6", "c8c7") + " d4*d6 a7a6 j9xi10");
        assertThat(ahead.position().quality()).isEqualTo(17 / 32.0);
        Position position = CANNON.start();
        var rng = new Rng(4);
        for (int i = 0; i < 2000; i++) {
            position.set(CANNON.start());
            int result = position.playout(rng);
            String drawing = CANNON.draw(position, Ink.PLAIN);
            long lead = count(drawing, 'd') - 1 - count(drawing, 'l'); // one d is the name of a file
            assertThat(position.quality()).isEqualTo((16 + (result - 1) * lead) / 32.0);
        }
    }

    private static long count(String text, char wanted) {
        return text.chars().filter(c -> c == wanted).count();
    }

    private static Position firstShotAtATown() {
        var rng = new Rng(5);
        Position position = CANNON.start();
        while (true) {
            int[] moves = CANNON.legalMoves(position);
            for (int move : moves) {
                String text = CANNON.format(position, move);
                String target = text.substring(text.indexOf('*') + 1);
                if (text.contains("*") && Character.isUpperCase(at(rows(position), target))) {
                    position.play(move);
                    return position;
                }
            }
            position.play(moves[rng.nextInt(moves.length)]);
            if (position.isOver()) {
                position = CANNON.start();
            }
        }
    }

    private static List<String> movesFrom(String line, String square) {
        return moves(Line.parse(CANNON, line).position()).stream()
                .filter(text -> text.startsWith(square))
                .toList();
    }

    private static List<String> moves(Position position) {
        return Arrays.stream(CANNON.legalMoves(position))
                .mapToObj(move -> CANNON.format(position, move))
                .toList();
    }

    private static List<String> rows(Position position) {
        return CANNON.draw(position, Ink.PLAIN).lines().toList();
    }

    private static char at(List<String> rows, String square) {
        return at(rows, square.charAt(0) - 'a', Integer.parseInt(square.substring(1)) - 1);
    }

    /** What the drawing shows in a file and rank; a space off the board. */
    private static char at(List<String> rows, int file, int rank) {
        boolean onBoard = Math.min(file, rank) >= 0 && Math.max(file, rank) < 10;
        return onBoard ? rows.get(9 - rank).charAt(3 + 2 * file) : ' ';
    }

    /** Reads the legal moves off the drawing, the slow and obvious way. */
    private static List<String> movesOf(Position position) {
        List<String> rows = rows(position);
        List<String> moves = new ArrayList<>();
        char own = position.mover() == 0 ? 'd' : 'l';
        for (int file = 0; file < 10; file++) {
            for (int rank = 0; rank < 10; rank++) {
                if (at(rows, file, rank) == own) {
                    addSoldierMoves(rows, position.mover(), file, rank, moves);
                    addCannonMoves(rows, position.mover(), file, rank, moves);
                }
            }
        }
        return moves;
    }

    private static void addSoldierMoves(List<String> rows, int mover, int file, int rank, List<String> moves) {
        int ahead = mover == 0 ? 1 : -1;
        String from = square(file, rank);
        boolean enemyNear = false;
        for (int side = -1; side <= 1; side++) {
            if (at(rows, file + side, rank + ahead) == '.') {
                moves.add(from + square(file + side, rank + ahead));
            }
            for (int up : new int[] {ahead, 0, -ahead}) {
                boolean enemy = isEnemy(rows, mover, file + side, rank + up);
                enemyNear |= enemy;
                if (enemy && up != -ahead) {
                    moves.add(from + "x" + square(file + side, rank + up));
                }
            }
        }
        for (int side = -1; side <= 1; side++) {
            if (enemyNear
                    && at(rows, file + side, rank - ahead) == '.'
                    && at(rows, file + 2 * side, rank - 2 * ahead) == '.') {
                moves.add(from + square(file + 2 * side, rank - 2 * ahead));
            }
        }
    }

    /** The moves of the cannons whose rear soldier is on the square. */
    private static void addCannonMoves(List<String> rows, int mover, int file, int rank, List<String> moves) {
        char own = at(rows, file, rank);
        for (int right = -1; right <= 1; right++) {
            for (int up = -1; up <= 1; up++) {
                boolean line = right != 0 || up != 0;
                if (line
                        && at(rows, file + right, rank + up) == own
                        && at(rows, file + 2 * right, rank + 2 * up) == own
                        && at(rows, file + 3 * right, rank + 3 * up) == '.') {
                    moves.add(square(file, rank) + square(file + 3 * right, rank + 3 * up));
                    String barrel = square(file + 2 * right, rank + 2 * up) + "*";
                    if (isEnemy(rows, mover, file + 4 * right, rank + 4 * up)) {
                        moves.add(barrel + square(file + 4 * right, rank + 4 * up));
                    } else if (at(rows, file + 4 * right, rank + 4 * up) == '.'
                            && isEnemy(rows, mover, file + 5 * right, rank + 5 * up)) {
                        moves.add(barrel + square(file + 5 * right, rank + 5 * up));
                    }
                }
            }
        }
    }

    private static boolean isEnemy(List<String> rows, int mover, int file, int rank) {
        return Character.toLowerCase(at(rows, file, rank)) == (mover == 0 ? 'l' : 'd');
    }

    private static String square(int file, int rank) {
        return "" + (char) ('a' + file) + (rank + 1);
    }
}
