package zeitnot.games.go;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.game.Ink;
import zeitnot.game.Line;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.game.Rng;
import zeitnot.games.Games;

class GoTest {
    /** Black has just taken the white stone on B2 with the stone on C2, which White could take back at once. */
    private static final String KO = "B3 C3 A2 D2 B1 C1 pass B2 C2";

    /** Every position of random games, against rules that are written down the slow and obvious way. */
    @ParameterizedTest
    @CsvSource({"2, 2, 200", "3, 2, 100", "3, 3, 60", "4, 5, 30", "7, 9, 4", "9, 9, 3"})
    void movesCapturesAndAreaAreThoseOfTheSlowRules(int width, int height, int games) {
        Game game = Games.named("go-" + width + "x" + height);
        var rng = new Rng(2);
        for (int i = 0; i < games; i++) {
            Position position = game.start();
            var slow = new SlowGo(width, height);
            while (!position.isOver() && position.ply() < 250) {
                assertThat(formatted(game, position, game.legalMoves(position)))
                        .as(slow::toString)
                        .containsExactlyInAnyOrderElementsOf(slow.moves());
                int move = randomMove(game, position, rng);
                slow.play(game.format(position, move));
                position.play(move);
                assertThat(stones(game, position)).isEqualTo(slow.stones());
                assertThat(owners(position, width, height)).isEqualTo(slow.owners());
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"2, 2", "3, 3", "5, 5", "9, 9"})
    void playoutsNeitherFillEyesNorCommitSuicide(int width, int height) {
        Game game = Games.named("go-" + width + "x" + height);
        var rng = new Rng(3);
        int[] buffer = new int[game.maxMoves()];
        for (int i = 0; i < 20; i++) {
            Position position = game.start();
            var slow = new SlowGo(width, height);
            while (!position.isOver() && position.ply() < 250) {
                List<String> sensible = slow.sensible();
                List<String> chosen = formatted(game, position, Arrays.copyOf(buffer, position.playoutMoves(buffer)));
                if (!chosen.equals(List.of("pass"))) {
                    assertThat(sensible).as(slow::toString).containsAll(chosen);
                    sensible.removeAll(chosen);
                }
                assertThat(sensible).as("all but a ko").hasSizeLessThan(2);
                int move = buffer[rng.nextInt(position.playoutMoves(buffer))];
                slow.play(game.format(position, move));
                position.play(move);
            }
        }
    }

    /** Removing stones from a legal position leaves a legal one, so all are reached from the empty board. */
    @ParameterizedTest
    @CsvSource({
        "1, 1, 1",
        "1, 2, 5",
        "1, 3, 15",
        "1, 4, 41",
        "1, 5, 113",
        "1, 6, 313",
        "1, 7, 867",
        "1, 8, 2401",
        "1, 9, 6649",
        "2, 2, 57",
        "2, 3, 489",
        "2, 4, 4125",
        "3, 3, 12675",
        "3, 4, 321689"
    })
    void asManyPositionsAreLegalAsIsKnown(int width, int height, int legal) {
        var grid = new Grid(width, height);
        Set<Long> seen = new HashSet<>(Set.of(0L));
        Deque<Long> open = new ArrayDeque<>(seen);
        var after = new Board(grid);
        while (!open.isEmpty()) {
            Board before = board(grid, open.pop());
            for (int i = 0; i < before.empty(); i++) {
                for (int colour = Board.BLACK; colour <= Board.WHITE; colour++) {
                    int at = before.empty(i);
                    if (before.hasLiberty(at, colour)) {
                        after.set(before);
                        after.place(at, colour);
                        long code = code(grid, after);
                        if (seen.add(code)) {
                            open.push(code);
                        }
                    }
                }
            }
        }
        assertThat(seen).hasSize(legal);
    }

    private static Board board(Grid grid, long code) {
        var board = new Board(grid);
        long rest = code;
        for (int point : grid.points) {
            if (rest % 3 != 0) {
                board.place(point << Board.SHIFT, (int) (rest % 3) - 1);
            }
            rest /= 3;
        }
        return board;
    }

    private static long code(Grid grid, Board board) {
        long code = 0;
        for (int i = grid.area() - 1; i >= 0; i--) {
            int colour = board.colour(grid.points[i] << Board.SHIFT);
            code = 3 * code + (colour == Board.EMPTY ? 0 : colour + 1);
        }
        return code;
    }

    @Test
    void koIsForbiddenAtOnceAndAllowedAfterAThreat() {
        Game game = Games.named("go-5x5");
        Line line = Line.parse(game, KO);
        assertThat(formatted(game, line.position(), game.legalMoves(line.position())))
                .contains("E5", "pass")
                .doesNotContain("B2");
        Line later = Line.parse(game, KO + " E5 A5");
        assertThat(formatted(game, later.position(), game.legalMoves(later.position())))
                .contains("B2");
    }

    @Test
    void playoutsKnowTheKo() {
        Game game = Games.named("go-5x5");
        Position position = Line.parse(game, KO).position();
        int[] buffer = new int[game.maxMoves()];
        assertThat(formatted(game, position, Arrays.copyOf(buffer, position.playoutMoves(buffer))))
                .contains("E5")
                .doesNotContain("B2");
    }

    /** White adds a stone to that on B1, Black takes both on C1; taking that stone back repeats the board, but is no ko. */
    @Test
    void twoStonesForOneMayNotRepeatTheBoard() {
        Game game = Games.named("go-5x5");
        Position position = Line.parse(game, "A2 C2 B2 D1 pass B1 pass A1 C1").position();
        assertThat(formatted(game, position, game.legalMoves(position)))
                .contains("A1", "pass")
                .doesNotContain("B1");
        int[] buffer = new int[game.maxMoves()];
        assertThat(formatted(game, position, Arrays.copyOf(buffer, position.playoutMoves(buffer))))
                .as("in playouts, which know simple ko only")
                .contains("B1");
        Position later =
                Line.parse(game, "A2 C2 B2 D1 pass B1 pass A1 C1 E5 A5").position();
        assertThat(formatted(game, later, game.legalMoves(later))).contains("B1");
    }

    @Test
    void twoPassesEndTheGameAndTheBoardIsCounted() {
        Game game = Games.named("go-3x3-komi-0.5");
        assertThat(Line.parse(game, "pass pass").result()).isEqualTo(Outcome.SECOND_WINS);
        assertThat(Line.parse(game, "B2 pass pass").result()).isEqualTo(Outcome.FIRST_WINS);
        assertThat(Line.parse(game, "pass B2 pass").result()).isEqualTo(Outcome.ONGOING);
        assertThat(Line.parse(game, "B2 pass A1 pass pass").result()).isEqualTo(Outcome.FIRST_WINS);
    }

    /** Black has the columns A and B, White D and E, and C is nobody's: 10 points each on a board of 5x5. */
    @ParameterizedTest
    @CsvSource({"-0.5, 2, 0.51", "0, 1, 0.5", "0.5, 0, 0.51", "7.5, 0, 0.61"})
    void komiIsAddedToWhitesArea(String komi, int result, double quality) {
        Game game = Games.named("go-5x5-komi-" + komi);
        Position end =
                Line.parse(game, "B1 D1 B2 D2 B3 D3 B4 D4 B5 D5 pass pass").position();
        assertThat(end.result()).isEqualTo(result);
        assertThat(end.quality()).isCloseTo(quality, within(0.005));
        assertThat(IntStream.range(0, 5).map(end::owner)).containsExactly(0, 0, -1, 1, 1);
        assertThat(game.komi()).hasValue(Double.parseDouble(komi));
    }

    @Test
    void blackPutsTheHandicapDownBeforeWhiteMoves() {
        Game game = Games.named("go-9x9-handicap-3");
        Line line = Line.parse(game, "C3 G7");
        assertThat(line.position().mover()).isZero();
        assertThat(formatted(game, line.position(), game.legalMoves(line.position())))
                .hasSize(79)
                .doesNotContain("pass");
        line.play(game.parse(line.position(), "G3"));
        assertThat(line.position().mover()).isEqualTo(1);
        assertThat(stones(game, line.position())).matches("[.X]*");
        assertThat(formatted(game, line.position(), game.legalMoves(line.position())))
                .hasSize(79)
                .contains("pass");
        assertThat(IntStream.range(0, 6).map(plies -> game.ownMoves(0, plies))).containsExactly(0, 1, 2, 3, 3, 4);
    }

    @ParameterizedTest
    @CsvSource({
        "go, go",
        "go-19x19, go",
        "go-9x9, go-9x9",
        "go-7x9, go-7x9",
        "go-19x19-komi-7.5, go",
        "go-komi-6.5, go-komi-6.5",
        "go-19x19-komi-7.0, go-komi-7",
        "go-9x9-komi--0.5, go-9x9-komi--0.5",
        "go-handicap-4, go-handicap-4",
        "go-13x13-handicap-9-komi-0.5, go-13x13-handicap-9-komi-0.5",
    })
    void nameSaysAllThatIsUnusual(String given, String name) {
        assertThat(Games.named(given)).hasToString(name);
        assertThat(Games.named(name)).hasToString(name);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "9",
                "9x",
                "x9",
                "9x9-",
                "9x9x9",
                "komi",
                "9x9-komi-",
                "komi-6.3",
                "komi-a",
                "komi-6.5-handicap-2",
                "9x9-handicap",
                "9x9 ",
                "9x9-komi-6.5-",
                "99999x3"
            })
    void whatIsNotAVariantIsRefused(String text) {
        assertThatThrownBy(() -> Games.named("go-" + text))
                .isInstanceOf(BadInput.class)
                .hasMessage(
                        "'" + text + "' is not a variant of 'go'; width and height from 2 to 19; then '-handicap-N',"
                                + " '-komi-K', such as 'go-13x13' or 'go-9x9-handicap-3-komi-0.5'");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "go-1x5 | go cannot be 1x5; possible sizes: width and height from 2 to 19",
                "nogo-20x20 | nogo cannot be 20x20; possible sizes: width and height from 2 to 19",
                "atari-go-1x1 | atari-go cannot be 1x1; possible sizes: width and height from 2 to 19",
                "go-handicap-1 | a handicap of 1 is not possible in go-19x19; it goes from 2 to 25",
                "go-3x3-handicap-4 | a handicap of 4 is not possible in go-3x3; it goes from 2 to 3",
                "go-2x2-handicap-2 | a handicap of 2 is not possible in go-2x2; leave it out",
                "go-komi-361.5 | a komi of 361.5 decides the game before it begins; it goes from -361 to 361",
            })
    void whatIsNotPossibleIsRefused(String name, String message) {
        assertThatThrownBy(() -> Games.named(name)).isInstanceOf(BadInput.class).hasMessage(message);
    }

    @Test
    void columnsLeaveOutTheLetterI() {
        Game game = Games.named("go");
        assertThat(Stream.of("A1", "H8", "J9", "T19", "pass")
                        .map(text -> game.format(game.start(), game.parse(game.start(), text))))
                .containsExactly("A1", "H8", "J9", "T19", "pass");
        assertThatThrownBy(() -> game.parse(game.start(), "I9")).isInstanceOf(BadInput.class);
    }

    private static int randomMove(Game game, Position position, Rng rng) {
        int[] moves = game.legalMoves(position);
        return moves[rng.nextInt(moves.length)];
    }

    private static List<String> formatted(Game game, Position position, int[] moves) {
        return Arrays.stream(moves)
                .mapToObj(move -> game.format(position, move))
                .toList();
    }

    private static String stones(Game game, Position position) {
        return game.draw(position, Ink.PLAIN)
                .lines()
                .filter(row -> row.matches(" ?\\d+( [XO.+])+"))
                .map(row -> row.replaceAll("[ \\d]", "").replace('+', '.'))
                .reduce("", String::concat);
    }

    private static String owners(Position position, int width, int height) {
        var owners = new StringBuilder();
        for (int row = height - 1; row >= 0; row--) {
            for (int column = 0; column < width; column++) {
                int owner = position.owner(row * width + column);
                owners.append(owner < 0 ? '.' : "XO".charAt(owner));
            }
        }
        return owners.toString();
    }
}
