package zeitnot.games.go;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeitnot.game.Game;
import zeitnot.game.HeuristicPlayout;
import zeitnot.game.Rng;
import zeitnot.games.Games;
import zeitnot.testing.RandomGames;

class HeavyTest {
    private static final int DRAWS = 2000;

    @Test
    void savesAChainInAtari() {
        Drawn drawn = Drawn.of("D3", ".....", "..X..", ".XOX.", ".....", ".....");
        assertThat(share(drawn, "C2")).isEqualTo(1);
    }

    /** What is tried in nine of ten cases comes at least as often; by chance it may come in the others too. */
    @Test
    void playsTheVitalPoint() {
        Drawn drawn = Drawn.of("D1", "......", "......", "......", "XXXX..", "...X..");
        assertThat(share(drawn, "B1")).isBetween(0.88, 0.99);
    }

    @Test
    void chasesAChainOfTwoLiberties() {
        Drawn drawn = Drawn.of("C1", "......", "......", "......", "..X...", "..O...");
        assertThat(share(drawn, "B1") + share(drawn, "D1")).isGreaterThan(0.97);
    }

    /** B1 is a liberty that is far from the last stone, which no pattern suggests. */
    @Test
    void mediumNeitherChasesNorPlaysVitalPoints() {
        Drawn chain = Drawn.of("F1", "........", "........", "........", "........", "..XXXX..", "..OOOO..");
        assertThat(share("heavy", chain, "B1")).isGreaterThan(0.3);
        assertThat(share("medium", chain, "B1")).isLessThan(0.1);
        Drawn space = Drawn.of("D1", "......", "......", "......", "XXXX..", "...X..");
        assertThat(share("medium", space, "B1")).isLessThan(0.3);
        Drawn atari = Drawn.of("D3", ".....", "..X..", ".XOX.", ".....", ".....");
        assertThat(share("medium", atari, "C2")).isEqualTo(1);
    }

    /** White takes the ko at C5; then each side makes one move elsewhere, and Black may take it back at D5. */
    @Test
    void takesBackAKo() {
        Drawn drawn = Drawn.of("", ".......", "..XO...", ".X.XO..", "..XO...", ".......", ".......", ".......");
        GoPosition position = drawn.position();
        HeuristicPlayout heavy = drawn.game().playout("heavy");
        position.play(BoardPosition.PASS);
        heavy.begin(position);
        for (String move : List.of("C5", "G1", "G2")) {
            int point = drawn.at(move) >> Board.SHIFT;
            position.play(point);
            heavy.played(position, point);
        }
        var rng = new Rng(7);
        int back = 0;
        for (int i = 0; i < DRAWS; i++) {
            back += heavy.choose(position, rng) == drawn.at("D5") >> Board.SHIFT ? 1 : 0;
        }
        assertThat(back / (double) DRAWS).isBetween(0.38, 1.0);
    }

    /** Every second move is beside the last stone; those beside the one before come by chance only. */
    @Test
    void answersTheLastStoneOnly() {
        String empty = ".".repeat(9);
        Drawn drawn = Drawn.of("", empty, empty, empty, empty, empty, empty, empty, empty, empty);
        drawn.position().play(drawn.at("C7") >> Board.SHIFT);
        drawn.position().play(drawn.at("G3") >> Board.SHIFT);
        assertThat(shareOf(drawn, "F2", "F3", "F4", "G2", "G4", "H2", "H3", "H4"))
                .isGreaterThan(0.5);
        assertThat(shareOf(drawn, "B6", "B7", "B8", "C6", "C8", "D6", "D7", "D8"))
                .isLessThan(0.1);
    }

    private static double shareOf(Drawn drawn, String... moves) {
        Map<String, Integer> shares = shares(drawn);
        return Stream.of(moves).mapToInt(move -> shares.getOrDefault(move, 0)).sum() / (double) DRAWS;
    }

    @Test
    void passesIfThereAreEyesOnly() {
        Drawn eyes = Drawn.of("", ".X.OO", "XXXO.", "XXXOO");
        assertThat(share(eyes, "pass")).isEqualTo(1);
    }

    /** Black's three stones and White's around them have the same two liberties: who fills one is taken off. */
    @Test
    void leavesASekiAlone() {
        Drawn seki = Drawn.of("", ".......", "XXXXXXX", "OOOOOOX", ".XXX.OX", "OOOOOOX", "XXXXXXX");
        assertThat(shares(seki).keySet()).contains("A6").doesNotContain("A3", "E3");
        seki.position().play(BoardPosition.PASS);
        assertThat(shares(seki).keySet()).doesNotContain("A3", "E3");
    }

    /** White has just put Black's C3 in atari, which runs to C2; E1 is a bad self-atari. */
    @Test
    void thePriorWantsWhatIsLikely() {
        Drawn drawn = Drawn.of("D4", ".......", ".......", ".......", "..OO...", ".OXO...", "....O..", "...O...");
        Drawn quiet = Drawn.of("", ".......", ".......", ".......", ".......");
        assertThat(value(drawn, "C2")).isGreaterThan(0.8).isGreaterThan(value(drawn, "G7"));
        assertThat(value(drawn, "E1")).as("a bad self-atari").isLessThan(0.25);
        assertThat(value(quiet, "pass")).isLessThan(0.25);
        Drawn eyes = Drawn.of("", ".X.OO", "XXXO.", "XXXOO");
        assertThat(value(eyes, "A3")).isLessThan(0.25);
        assertThat(value(eyes, "pass")).as("there is nothing else").isEqualTo(0.5);
    }

    private static double value(Drawn drawn, String move) {
        int[] moves = drawn.game().legalMoves(drawn.position());
        int[] visits = new int[moves.length];
        float[] values = new float[moves.length];
        drawn.game().prior("heavy").rate(drawn.position(), moves, moves.length, visits, values);
        int wanted = drawn.at(move) >> Board.SHIFT;
        return IntStream.range(0, moves.length)
                .filter(i -> moves[i] == wanted)
                .mapToDouble(i -> values[i])
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({"heavy, go-9x9, 109.4, 0.45", "heavy, go-13x13, 215.0, 0.44", "medium, go-13x13, 208.9, 0.45"})
    void gamesAreAsLongAsMeasuredAndBlackWinsAsManyOfThem(String playout, String name, double length, double wins) {
        Game game = Games.named(name);
        var games = RandomGames.of(game, 2000, new Rng(5), game.playout(playout)::run);
        assertThat(games.length()).isCloseTo(length, within(length / 100));
        assertThat(games.firstWins()).isCloseTo(wins, within(0.03));
    }

    private static double share(Drawn drawn, String move) {
        return share("heavy", drawn, move);
    }

    private static double share(String playout, Drawn drawn, String move) {
        return shares(playout, drawn).getOrDefault(move, 0) / (double) DRAWS;
    }

    private static Map<String, Integer> shares(Drawn drawn) {
        return shares("heavy", drawn);
    }

    private static Map<String, Integer> shares(String playout, Drawn drawn) {
        HeuristicPlayout heavy = drawn.game().playout(playout);
        var rng = new Rng(4);
        Map<String, Integer> shares = new TreeMap<>();
        for (int i = 0; i < DRAWS; i++) {
            heavy.begin(drawn.position());
            shares.merge(drawn.name(heavy.choose(drawn.position(), rng) << Board.SHIFT), 1, Integer::sum);
        }
        return shares;
    }
}
