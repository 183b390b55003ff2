package zeitnot.gtp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static zeitnot.gtp.Dialogue.answers;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import zeitnot.game.Game;
import zeitnot.game.GameFamily;
import zeitnot.game.Line;
import zeitnot.games.Games;
import zeitnot.time.SimulatedClock;

/** The commands of the specification, by what they answer. */
class GtpServerTest {
    private static final int LONGEST_GAME = 1200;

    @Test
    void readsLinesAsTheSpecificationSays() {
        assertThat(answers(
                        "go-5x5",
                        "",
                        "   \t ",
                        "# a comment",
                        "protocol_version",
                        "12 protocol_version # the version",
                        "\t7\tprotocol_version\r",
                        "proto\u0001col_ver\u007fsion",
                        "3",
                        "4 tea",
                        "name",
                        "1name",
                        "known_command play",
                        "known_command tea",
                        "known_command"))
                .containsExactly(
                        "= 2",
                        "=12 2",
                        "=7 2",
                        "= 2",
                        "?3 unknown command",
                        "?4 unknown command",
                        "= Zeitnot",
                        "? unknown command",
                        "= true",
                        "= false",
                        "? syntax error");
    }

    @Test
    void endsAtQuitAndAtTheEndOfTheInput() {
        assertThat(answers("go-5x5", "5 quit", "name")).containsExactly("=5");
        assertThat(Dialogue.raw(Dialogue.setup("go-5x5"), "")).isEmpty();
        assertThat(Dialogue.raw(Dialogue.setup("go-5x5"), "name")).isEqualTo("= Zeitnot\n\n");
    }

    /** The specification's own words. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "boardsize 26|? unacceptable size",
                "boardsize 1|? unacceptable size",
                "boardsize x|? syntax error",
                "boardsize|? syntax error",
                "komi x|? syntax error",
                "komi nan|? syntax error",
                "komi -0.5|=",
                "komi 1e400|? syntax error",
                "komi 6.25|=",
                "komi 100000|=",
                "play b c3|? illegal move",
                "play w T19|? illegal move",
                "play w I3|? syntax error",
                "play w|? syntax error",
                "play green A1|? syntax error",
                "play w a1|=",
                "play WHITE Pass|=",
                "fixed_handicap 2|? board not empty",
                "place_free_handicap 2|? board not empty",
                "set_free_handicap A1 B2|? board not empty",
                "time_settings 1 2|? syntax error",
                "time_settings -1 0 0|? syntax error",
                "time_settings 0 0 0|=",
                "time_left b 1|? syntax error",
                "time_left b 10 0|=",
                "final_status_list sick|? syntax error",
                "final_status_list seki|=",
                "loadsgf nowhere.sgf|? cannot load file",
                "loadsgf|? syntax error",
                "genmove|? syntax error",
                "genmove green|? syntax error",
            })
    void answersInTheWordsOfTheSpecification(String command, String answer) {
        assertThat(answers("go-5x5", "play b C3", command).get(1)).isEqualTo(answer);
    }

    @Test
    void takesBackMovesUntilThereAreNone() {
        assertThat(answers("go-5x5", "undo", "play b C3", "undo", "undo", "play b C3"))
                .containsExactly("? cannot undo", "=", "=", "? cannot undo", "=");
    }

    @Test
    void takesBackMovesAfterTheEnd() {
        List<String> answers = answers(
                "go-5x5",
                "play b C3",
                "play w pass",
                "play b pass",
                "undo",
                "undo",
                "play w C4",
                "undo",
                "undo",
                "undo");
        assertThat(answers).containsExactly("=", "=", "=", "=", "=", "=", "=", "=", "? cannot undo");
        assertThat(answers(
                        "tic-tac-toe",
                        "play b a1",
                        "play w b1",
                        "play b a2",
                        "play w b2",
                        "play b a3",
                        "undo",
                        "play b c3"))
                .containsOnly("=");
    }

    @Test
    void letsAColourMoveTwiceAndAfterTwoPassesInGo() {
        List<String> answers = answers(
                "go-5x5",
                "play b C3",
                "play b C4",
                "play b pass",
                "play b pass",
                "play b B3",
                "play w pass",
                "play b pass",
                "play w D3",
                "showboard");
        assertThat(answers.subList(0, 8)).containsOnly("=");
        assertThat(answers.get(8)).contains("4 . . X . .", "3 . X X O .", "Black to move");
    }

    @Test
    void refusesAMoveOutOfTurnInOtherGames() {
        assertThat(answers("tic-tac-toe", "play w b2", "play b b2", "play b a1", "genmove b"))
                .containsExactly(
                        "? illegal move: it is black's turn",
                        "=",
                        "? illegal move: it is white's turn",
                        "? illegal move: it is white's turn");
    }

    @Test
    void keepsToSuperkoAndForgetsItWithUndo() {
        String[] ko = {
            "play b B1", "play b A2", "play b B3", "play w C1", "play w D2", "play w C3", "play w B2", "play b C2"
        };
        List<String> answers = answers("go-5x5", with(ko, "play w B2", "undo", "play w B2"));
        assertThat(answers.get(8)).isEqualTo("? illegal move");
        assertThat(answers.get(10)).isEqualTo("? illegal move");
    }

    private static String[] with(String[] first, String... more) {
        return Stream.concat(Arrays.stream(first), Arrays.stream(more)).toArray(String[]::new);
    }

    @Test
    void scoresByAreaWithoutDeadStones() {
        // Black has the left three columns, White the right two; the white stone at A5 is dead
        String[] moves = {
            "komi 0.5", "play b C1", "play w D1", "play b C2", "play w D2", "play b C3", "play w D3", "play b C4",
            "play w D4", "play b C5", "play w D5", "play b B3", "play w A5", "play b B4", "play w E3", "play b pass",
            "play w pass"
        };
        List<String> answers =
                answers("go-5x5", with(moves, "final_score", "final_status_list dead", "komi 6.25", "final_score"));
        assertThat(answers.get(17)).isEqualTo("= B+4.5");
        assertThat(answers.get(18)).isEqualTo("= A5");
        assertThat(answers.get(20)).isEqualTo("= W+1.25");
        assertThat(answers("tic-tac-toe", "final_score")).containsExactly("? cannot score");
    }

    /** All stones are alive and nothing is left to play but own eyes: Black has 15 points, White 10. The player is no help. */
    @ParameterizedTest
    @CsvSource({
        "0.5, E4 pass, = pass",
        "4.5, E4 pass, = pass",
        "5.5, E4 pass, = A",
        "0.5, E4, = pass",
        "4.5, E4, = pass",
        "5.5, E4, = A"
    })
    void passesWhenItIsWonWhetherTheOpponentHasOrNot(String komi, String last, String answer) {
        List<String> commands = new ArrayList<>(List.of("komi " + komi));
        for (String stone : "B1 B2 B3 B4 B5 C1 C2 C3 C4 C5 A2 A4".split(" ")) {
            commands.add("play b " + stone);
        }
        for (String stone : ("D1 D2 D3 D4 D5 E2 " + last).split(" ")) {
            commands.add("play w " + stone);
        }
        commands.add("genmove b");
        Setup random = Dialogue.setup("go-5x5", "random", "1/move", new SimulatedClock(1000, 50, 1));
        assertThat(answers(random, commands.toArray(String[]::new)))
                .last()
                .asString()
                .startsWith(answer);
    }

    @Test
    void takesABoardThatIsNotSquareAsGtp2ogsSendsIt() {
        assertThat(answers(
                        "go-5x5",
                        "boardsize 7 9",
                        "play b G9",
                        "play w J9",
                        "play w H1",
                        "boardsize 9 7 5",
                        "boardsize 7 30"))
                .containsExactly("=", "=", "? illegal move", "? illegal move", "? syntax error", "? unacceptable size");
        assertThat(answers("connect4-5x4", "boardsize 5 4", "boardsize 7 5"))
                .first()
                .isEqualTo("=");
    }

    @Test
    void resignsAGameThatIsLost() {
        Setup setup =
                Dialogue.setup("connect4", "uct+solver+resign(0.1,1)", "5000/move", new SimulatedClock(1000, 50, 1));
        String[] lost = {"play b 4", "play w 1", "play b 3", "play w 1", "play b 5"};
        List<String> answers = answers(setup, with(lost, "reg_genmove w", "genmove w", "showboard"));
        assertThat(answers.subList(5, 7)).containsExactly("= resign", "= resign");
        assertThat(answers.get(7)).contains("to move");
    }

    @ParameterizedTest
    @MethodSource("games")
    void playsAWholeGameOfEverything(String name) {
        Game game = Games.named(name);
        var commands = new StringBuilder();
        for (int i = 0; i < LONGEST_GAME; i++) {
            commands.append("genmove ").append(i % 2 == 0 ? "b" : "w").append('\n');
        }
        String out = Dialogue.raw(
                Dialogue.setup(name, "random", "1/move", new SimulatedClock(1000, 50, 1)), commands.toString());
        var line = new Line(game);
        for (String answer : Dialogue.split(out)) {
            if (line.isOver()) {
                return;
            }
            if (answer.startsWith("? illegal move: it is")) {
                continue;
            }
            assertThat(answer).startsWith("= ");
            line.play(game.parse(line.position(), answer.substring(2)));
        }
    }

    static List<String> games() {
        return Games.all().stream()
                .map(GameFamily::usual)
                .filter(game -> game.players() == 2)
                .map(game -> game.komi().isPresent() ? game.name() + "-5x5" : game.name())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void thinksAndShowsTheBoardInEverything(String name) {
        List<String> answers = answers(name, "reg_genmove b", "genmove b", "showboard", "undo", "undo");
        assertThat(answers.get(0)).startsWith("= ");
        assertThat(answers.get(1)).startsWith("= ");
        assertThat(answers.get(2)).contains("to move");
        assertThat(answers.subList(3, 5)).containsExactly("=", "? cannot undo");
    }

    @Test
    void listsWhatThereIsInTheGame() {
        assertThat(answers("go-5x5", "list_commands").get(0).lines())
                .contains("fixed_handicap", "loadsgf", "final_status_list", "reg_genmove", "undo");
        assertThat(answers("othello", "list_commands").get(0).substring(2).lines())
                .doesNotContain("fixed_handicap", "loadsgf", "final_status_list")
                .contains("boardsize", "komi", "genmove");
        assertThat(answers("othello", "boardsize 8", "boardsize 10", "komi 6.5"))
                .containsExactly("=", "? unacceptable size", "=");
        assertThat(answers("breakthrough", "boardsize 6", "play b f2-f3").get(0))
                .isEqualTo("=");
    }

    @Test
    void allThatItKnowsIsDocumented() throws IOException {
        String document = Files.readString(Path.of("../docs/gtp.md"));
        assertThat(answers("go-5x5", "list_commands").get(0).substring(2).lines())
                .allMatch(command -> document.contains("`" + command + "`") || document.contains("`" + command + " "));
    }

    @Test
    void analysesUntilTheNextLine() {
        List<String> answers = answers("go-5x5", "play b C3", "4 lz-analyze w 10", "kata-analyze interval 1", "5 name");
        assertThat(answers.get(1)).startsWith("=4\ninfo move ").contains(" visits ", " winrate ", " order 0 pv ");
        assertThat(answers.get(2)).startsWith("=\ninfo move ").containsPattern("winrate [01]\\.\\d+ ");
        assertThat(answers.get(3)).isEqualTo("=5 Zeitnot");
        Setup random = Dialogue.setup("go-5x5", "random", "1/move", new SimulatedClock(1000, 50, 1));
        assertThat(answers(random, "analyze")).containsExactly("? the player does not search");
    }

    @Test
    void tellsWhatItThoughtOfItsMove() {
        List<String> answers = answers("go-5x5", "3 lz-genmove_analyze b 10", "kata-genmove_analyze w", "showboard");
        assertThat(answers.get(0)).startsWith("=3\ninfo move ").containsPattern("\nplay ([A-E][1-5]|pass)$");
        assertThat(answers.get(1)).startsWith("=\ninfo move ").contains("\nplay ");
        assertThat(answers.get(2)).contains("Black to move");
    }

    /** Without the interruption the search would last for an hour. */
    @Test
    void playsTheBestMoveSoFarWhenItIsInterrupted() throws Exception {
        var input = new PipedWriter();
        var out = new ByteArrayOutputStream();
        Setup setup = Dialogue.setup("go-5x5", "uct", "1h/move", System::nanoTime);
        try (var server = new GtpServer(setup, new PipedReader(input), new PrintStream(out), System.err)) {
            var running =
                    CompletableFuture.runAsync(() -> assertThatCode(server::run).doesNotThrowAnyException());
            input.write("genmove b\n");
            while (out.size() == 0) {
                input.write("# interrupt\n");
                input.flush();
            }
            input.write("quit\n");
            input.close();
            running.get();
        }
        assertThat(out.toString(StandardCharsets.UTF_8)).matches("= ([A-E][1-5]|pass)\n\n=\n\n");
    }

    @Test
    void setsUpAndPlaysSequencesForGoGui() {
        List<String> answers = answers(
                "go-5x5",
                "gogui-setup b A1 b B1 w C1",
                "gogui-play_sequence b C3 w C3",
                "gogui-play_sequence b C3 w pass",
                "gogui-play_sequence b",
                "gogui-setup b A2",
                "showboard",
                "gogui-interrupt",
                "gogui-analyze_commands");
        assertThat(answers.subList(0, 5))
                .containsExactly("=", "? illegal move", "=", "? syntax error", "? board not empty");
        assertThat(answers.get(5)).contains("3 . . X . .", "1 X X O . .", "Black to move");
        assertThat(answers.get(7).substring(2).lines()).contains("dboard/Ownership/zeitnot-ownership");
    }

    @Test
    void showsWhatItThinks() {
        List<String> answers = answers(
                "go-3x3",
                "zeitnot-search",
                "time_settings 10 0 0",
                "play b B2",
                "genmove w",
                "zeitnot-search",
                "zeitnot-ownership",
                "zeitnot-time",
                "zeitnot-rave");
        assertThat(answers.get(0)).isEqualTo("=");
        assertThat(answers.get(4)).containsPattern("LABEL [A-C][1-3] \\d+").contains("\nINFLUENCE ");
        assertThat(answers.get(5).lines()).hasSize(3).allMatch(row -> row.matches("(= )?(-?\\d\\.\\d\\d ?){3}"));
        assertThat(answers.get(6)).startsWith("= black: 10.0 s, white: ");
        assertThat(answers.get(7)).isEqualTo("=");
    }

    @Test
    void showsWhatRaveKnows() {
        Setup setup = Dialogue.setup("go-3x3", "rave", "20/move", new SimulatedClock(1000, 50, 1));
        String picture = answers(setup, "genmove b", "zeitnot-rave").get(1);
        assertThat(picture).containsPattern("= LABEL [A-C][1-3] \\d+").containsPattern("\nINFLUENCE [A-C][1-3] -?\\d");
    }

    /** gogui-twogtp writes it beside the results of its games. */
    @Test
    void tellsTheCpuTimeThatItHasUsed() {
        assertThat(answers("go-5x5", "cputime").get(0)).matches("= \\d+\\.\\d\\d");
    }
}
