package zeitnot.games.go;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeitnot.game.Game;
import zeitnot.game.HeuristicPlayout;
import zeitnot.game.Position;
import zeitnot.game.Rng;
import zeitnot.games.Games;
import zeitnot.testing.RandomGames;

class OregoTest {
    private static final Game GAME = Games.named("go-9x9");

    /** E5 is in atari. */
    private static final String ATARI = "D5 E5 F5 pass E6";

    /** A1 cannot run; what keeps it in can be taken at B2. */
    private static final String COUNTER = "A1 A2 A3 C1";

    /** A1 is in atari and has nowhere to go; the last move is a pass. */
    private static final String PREY = "A2 A1 J9 pass";

    @ParameterizedTest
    @CsvSource({ATARI + ", E4", COUNTER + ", B2", PREY + ", B1"})
    void savesAndCaptures(String moves, String only) {
        assertThat(choices(moves)).containsExactly(only);
    }

    @Test
    void makesAPatternBesideTheLastStoneOnly() {
        assertThat(choices("D6 E6")).containsExactly("D5", "D7", "E5", "E7");
        assertThat(choices("D6 E6 A1 J9")).hasSizeGreaterThan(40); // the same pattern, but the last stone is elsewhere
    }

    /** A1 can be taken at B1, there are patterns beside E6, and F1 can be saved at F2 or not. */
    @Test
    void savesBeforeItMakesAPatternAndThatBeforeItCaptures() {
        assertThat(choices("A2 A1 D6 E6")).containsExactly("D5", "D7", "E5", "E7");
        assertThat(choices("A2 A1 F1 E1 D6 G1 pass E6")).containsExactly("F2");
    }

    @Test
    void startsOnTheThirdAndFourthLineAndGoesOnNearStones() {
        assertThat(choices("")).contains("C3", "D4", "G7").doesNotContain("A1", "B5", "E5", "J9");
        assertThat(choices("E5 pass"))
                .contains("B4", "B6", "H4", "E2", "E8")
                .doesNotContain("B3", "B2", "A1", "A5", "J9");
    }

    /** Black's E5 has its last liberty on E4, between D4 and F4; E3 has three more, or two. */
    @Test
    void joiningSavesIfThreeLibertiesAreLeft() {
        GoPosition safe = position("E5 D5 E3 F5 A9 E6 A8 D4 A7 F4");
        GoPosition unsafe = position("E5 D5 E3 F5 A9 E6 A8 D4 A7 F4 A6 D3");
        assertThat(Tactics.escapes(safe.board, at(safe, "E4"), Board.BLACK)).isTrue();
        assertThat(Tactics.escapes(unsafe.board, at(unsafe, "E4"), Board.BLACK)).isFalse();
        assertThat(Tactics.escapes(safe.board, at(safe, "E2"), Board.BLACK)).isFalse();
    }

    /** Twenty wins for each of these: at B2 there are a capture, an escape and a hane around A2. */
    @Test
    void thePriorCountsWhatSuggestsAMove() {
        assertThat(prior(COUNTER, "B2")).isEqualTo("62 0.984");
        assertThat(prior(COUNTER, "B1")).as("a pattern").isEqualTo("22 0.955");
        assertThat(prior(COUNTER, "D4")).isEqualTo("2 0.500");
        assertThat(prior(COUNTER, "pass")).isEqualTo("2 0.500");
        assertThat(prior(PREY, "B1")).isEqualTo("22 0.955");
        assertThat(prior("D6 E6", "E5")).isEqualTo("22 0.955");
        assertThat(prior("D6 E6 A1 J9", "E5")).isEqualTo("2 0.500");
        assertThat(prior("D6 E6 A1 pass", "B2")).isEqualTo("2 0.500");
    }

    @ParameterizedTest
    @CsvSource({"go-9x9, 107.7, 0.475", "go-13x13, 215.4, 0.473"})
    void gamesAreAsLongAsMeasuredAndBlackWinsAsManyOfThem(String name, double length, double wins) {
        Game game = Games.named(name);
        var games = RandomGames.of(game, 3000, new Rng(5), game.playout("orego")::run);
        assertThat(games.length()).isCloseTo(length, within(length / 100));
        assertThat(games.firstWins()).isCloseTo(wins, within(0.03));
    }

    /** The list that is kept move by move is that of a look at the whole board. */
    @ParameterizedTest
    @CsvSource({"3, 3", "5, 4", "9, 9"})
    void chainsInAtariAreKnownAtEveryMove(int width, int height) {
        Game game = Games.named("go-" + width + "x" + height);
        var grid = new Grid(width, height);
        var kept = new Ataris(grid);
        var found = new Ataris(grid);
        var rng = new Rng(6);
        for (int i = 0; i < 50; i++) {
            var position = (GoPosition) game.start();
            kept.find(position.board);
            while (!position.isOver() && position.ply() < 200) {
                int move = position.playoutMove(rng);
                position.play(move);
                if (move != BoardPosition.PASS) {
                    kept.placed(position.board, position.last());
                }
                found.find(position.board);
                assertThat(liberties(kept)).isEqualTo(liberties(found));
            }
        }
    }

    private static String liberties(Ataris ataris) {
        var all = new TreeSet<String>();
        int count = 0;
        for (int colour = 0; colour < 2; colour++) {
            for (int i = 0; i < ataris.count(colour); i++) {
                all.add(colour + ":" + ataris.liberty(colour, i));
                count++;
            }
        }
        return count + " " + all;
    }

    private static Set<String> choices(String moves) {
        HeuristicPlayout orego = GAME.playout("orego");
        Position position = position(moves);
        var rng = new Rng(4);
        var choices = new TreeSet<String>();
        for (int i = 0; i < 2000; i++) {
            orego.begin(position);
            choices.add(GAME.format(position, orego.choose(position, rng)));
        }
        return choices;
    }

    private static String prior(String moves, String move) {
        Position position = position(moves);
        int[] one = {GAME.parse(position, move)};
        int[] visits = new int[1];
        float[] values = new float[1];
        GAME.prior("orego").rate(position, one, 1, visits, values);
        return String.format(Locale.ROOT, "%d %.3f", visits[0], values[0]);
    }

    private static GoPosition position(String moves) {
        Position position = GAME.start();
        for (String move : moves.split(" ")) {
            if (!move.isEmpty()) {
                position.play(GAME.parse(position, move));
            }
        }
        return (GoPosition) position;
    }

    private static int at(GoPosition position, String point) {
        return GAME.parse(position, point) << Board.SHIFT;
    }
}
