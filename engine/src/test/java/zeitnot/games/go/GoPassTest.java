package zeitnot.games.go;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.game.Outcome;
import zeitnot.game.Rng;
import zeitnot.games.Games;
import zeitnot.player.Features;
import zeitnot.player.Player;
import zeitnot.player.Spec;
import zeitnot.search.Search;
import zeitnot.search.SearchOptions;
import zeitnot.search.tree.TreePolicy;
import zeitnot.time.PlayerClock;
import zeitnot.time.TimeControl;
import zeitnot.time.WallClock;
import zeitnot.view.Pacer;

/** A player passes when it should and at no other time. */
class GoPassTest {
    private static final String PASS = "pass";

    /** White's stone on A5 is dead; as long as it is on the board, Black is ahead by 2 points instead of 5. */
    private static final String[] DEAD_STONE = {"oxxo.", ".xxo.", "xxxoo", ".xxo.", ".xxo."};

    private static final String DEAD_STONE_GAME = "go-5x5-komi-3.5";

    @Test
    void isNotSearchedWhileStonesDoNoHarm() {
        Game game = Games.named("go-9x9");
        assertThat(searched(new Line(game))).hasSize(81).doesNotContain(PASS);
        assertThat(searched(Line.parse(game, "E5 C3 G7"))).hasSize(78).doesNotContain(PASS);
    }

    @Test
    void isTheOnlyMoveWhereTheOpponentHasPassedAndTheAreaWins() {
        Game game = Games.named("go-9x9");
        assertThat(searched(Line.parse(game, PASS))).containsExactly(PASS);
        assertThat(searched(Line.parse(game, "E5 pass"))).containsExactly(PASS);
    }

    @Test
    void isNotSearchedWhereTheOpponentHasPassedAndTheAreaLoses() {
        Game game = Games.named("go-9x9-komi-81.5");
        assertThat(searched(Line.parse(game, "E5 pass"))).hasSize(80).doesNotContain(PASS);
    }

    @Test
    void isOneOfTheMovesWhereTheOpponentHasPassedAndTheGameWouldBeDrawn() {
        Game game = Games.named("go-9x9-komi-0");
        assertThat(searched(Line.parse(game, PASS))).hasSize(82).contains(PASS);
    }

    @Test
    void isAllThatIsLeftWhenOnlyOwnEyesCouldBeFilled() {
        var line = position("go-5x5", ".x.xo", "xxxxo", "ooooo", "o.ooo", "ooo.o");
        assertThat(searched(line)).containsExactly(PASS);
    }

    @Test
    void isSearchedWhereFewStonesCanBePut() {
        // a seki: who puts a stone on C1 or C5 is captured
        var line = position("go-5x5-komi-0.5", "xx.oo", "xxooo", "xxxoo", "xxxoo", "xx.oo");
        assertThat(searched(line)).containsExactlyInAnyOrder("C1", "C5", PASS);
        try (var search = new Search(line.game(), new SearchOptions(new TreePolicy.Ucb1(0.5)), 1)) {
            search.reset(line);
            search.run(Pacer.simulations(5000));
            assertThat(line.game().format(line.position(), search.view().best().move()))
                    .isEqualTo(PASS);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"uct", "rave", "uct+solver+reuse"})
    void withFewSimulationsNobodyPassesInMidgame(String spec) {
        Game game = Games.named("go-9x9");
        for (int seed = 1; seed <= 4; seed++) {
            Line line = play(new Line(game), spec, spec, "60/move", seed);
            List<String> moves = line.notation();
            assertThat(line.isOver()).isTrue();
            assertThat(moves.indexOf(PASS)).as(moves::toString).isGreaterThan(50);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"uct", "rave+playout(orego)+prior(orego)+reuse"})
    void deadStonesAreCapturedAndThenAPassWins(String spec) {
        var line = position(DEAD_STONE_GAME, DEAD_STONE);
        Line end = play(line, spec, PASS, "500/move", 1);
        assertThat(end.result()).as(() -> end.notation().toString()).isEqualTo(Outcome.FIRST_WINS);
        assertThat(end.notation()).as("Black ends the game").endsWith(PASS, PASS);
        assertThat(end.length() % 2).isOne();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void whoDisputesDeadStonesDoesNotGetThemAlive(int seed) {
        var line = position(DEAD_STONE_GAME, DEAD_STONE);
        Line end = play(line, "rave+playout(orego)+prior(orego)+reuse", "uct", "500/move", seed);
        assertThat(end.result()).as(() -> end.notation().toString()).isEqualTo(Outcome.FIRST_WINS);
    }

    @Test
    void treeGoesOnAfterAPassThatWasNotSearched() {
        Game game = Games.named("go-9x9-komi--1.5");
        var line = Line.parse(game, "E5 C3");
        try (var search = new Search(game, new SearchOptions(new TreePolicy.Ucb1(0.5)), 1)) {
            search.follow(line);
            search.run(Pacer.simulations(100));
            line.play(game.parse(line.position(), PASS));
            search.follow(line);
            search.run(Pacer.simulations(100));
            assertThat(search.view().moves()).hasSize(79);
        }
    }

    @Test
    void valueGoesByKomiAndHandicap() {
        double even = blackWins("go-9x9-handicap-2-komi-7.5");
        assertThat(blackWins("go-9x9-handicap-6-komi-7.5")).isGreaterThan(even + 0.1);
        assertThat(blackWins("go-9x9-handicap-2-komi-27.5")).isLessThan(even - 0.1);
    }

    /** What a search believes after the handicap stones have been put, each on the middle lines. */
    private static double blackWins(String name) {
        Game game = Games.named(name);
        var line = new Line(game);
        List<String> stones = List.of("C3", "G7", "C7", "G3", "C5", "G5");
        while (line.position().mover() == 0) {
            line.play(game.parse(line.position(), stones.get(line.length())));
        }
        try (var search = new Search(game, new SearchOptions(new TreePolicy.Ucb1(0.5)), 1)) {
            search.reset(line);
            search.run(Pacer.simulations(2000));
            return 1
                    - search.view().moves().stream()
                            .mapToDouble(move -> move.visits() * move.value() / 2000)
                            .sum();
        }
    }

    @Test
    void handicapGamesHaveNoPassInTheirMidst() {
        Game game = Games.named("go-9x9-handicap-4-komi-0.5");
        Line line = play(new Line(game), "uct", "uct", "60/move", 1);
        assertThat(line.notation().indexOf(PASS)).isGreaterThan(40);
        assertThat(line.result()).isEqualTo(Outcome.FIRST_WINS);
    }

    private static List<String> searched(Line line) {
        return Arrays.stream(line.game().searchMoves(line.position()))
                .mapToObj(move -> line.game().format(line.position(), move))
                .toList();
    }

    /** Black is x, White is o; Black is to move. Rows from the top. */
    private static Line position(String name, String... rows) {
        Game game = Games.named(name);
        var line = new Line(game);
        List<String> black = stones(rows, 'x');
        List<String> white = stones(rows, 'o');
        int rounds = Math.max(black.size(), white.size());
        for (int i = rounds; i > 0; i--) {
            line.play(game.parse(line.position(), i <= black.size() ? black.get(i - 1) : PASS));
            line.play(game.parse(line.position(), i <= white.size() ? white.get(i - 1) : PASS));
        }
        return line;
    }

    private static List<String> stones(String[] rows, char stone) {
        Stream.Builder<String> stones = Stream.builder();
        for (int i = 0; i < rows.length; i++) {
            for (int column = 0; column < rows[i].length(); column++) {
                if (rows[i].charAt(column) == stone) {
                    stones.add("ABCDEFGHJ".charAt(column) + "" + (rows.length - i));
                }
            }
        }
        return stones.build().toList();
    }

    /** Plays on until the game is over: Black's player, and White's, or one that always passes. */
    private static Line play(Line from, String black, String white, String time, long seed) {
        Game game = from.game();
        var line = new Line(game);
        Arrays.stream(from.moves()).forEach(line::play);
        try (Player one = player(black, game, Rng.derive(seed, 1));
                Player two = player(white.equals(PASS) ? "uct" : white, game, Rng.derive(seed, 2))) {
            var clock = new PlayerClock(TimeControl.parse(time), new WallClock());
            while (!line.isOver() && line.length() < 1000) {
                boolean isBlack = line.position().mover() == 0;
                int move = !isBlack && white.equals(PASS)
                        ? game.parse(line.position(), PASS)
                        : (isBlack ? one : two).decide(line, clock).move();
                line.play(move);
            }
        }
        return line;
    }

    private static Player player(String spec, Game game, long seed) {
        return Features.standard().player(Spec.parse(spec), game, seed);
    }
}
