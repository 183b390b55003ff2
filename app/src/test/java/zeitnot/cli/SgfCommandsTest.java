package zeitnot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import zeitnot.sgf.GameTree;
import zeitnot.sgf.RecordedGame;
import zeitnot.sgf.Sgf;

/** Games in SGF, as commands write and read them. */
class SgfCommandsTest {
    private static final String[] MATCH = {"--games", "4", "--time", "20/move", "--seed", "3"};

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path directory;

    private String path(String name) {
        return directory.resolve(name).toString();
    }

    private static Shell match(String game, String... more) {
        return Shell.zeitnot(Stream.of(new String[] {"match", game, "uct", "random"}, MATCH, more)
                .flatMap(Stream::of)
                .toArray(String[]::new));
    }

    private static void assertPlayable(GameTree tree) {
        RecordedGame game = RecordedGame.of(tree);
        game.play(game.table(), Integer.MAX_VALUE);
    }

    @Test
    void aMatchWritesItsGames() throws IOException {
        match("go-5x5", "--store", "none", "--sgf", path("games.sgf")).text();
        List<GameTree> games = Sgf.read(path("games.sgf"));
        assertThat(games).hasSize(4).allSatisfy(SgfCommandsTest::assertPlayable);
        assertThat(games.get(0).root().line("GC").orElseThrow()).contains("seed 3");
        assertThat(Files.readString(directory.resolve("games.sgf"))).contains("value ", "visits ", "time ");

        Path each = Files.createDirectory(directory.resolve("each"));
        match("nogo-4x4", "--store", "none", "--sgf", each.toString()).text();
        try (Stream<Path> files = Files.list(each)) {
            assertThat(files.map(file -> file.getFileName().toString()).sorted())
                    .containsExactly(
                            "nogo-4x4-000001.sgf", "nogo-4x4-000002.sgf", "nogo-4x4-000003.sgf", "nogo-4x4-000004.sgf");
        }
        assertPlayable(Sgf.read(each.resolve("nogo-4x4-000004.sgf")).get(0));
    }

    @Test
    void otherGamesAreRefusedBeforeTheyArePlayed() {
        Shell refused = match("tic-tac-toe", "--store", "none", "--sgf", path("games.sgf"));
        assertThat(refused.exitCode()).isEqualTo(Main.BAD_INPUT);
        assertThat(refused.err())
                .isEqualTo("zeitnot: SGF is for go, atari-go and nogo; tic-tac-toe cannot be written in it\n");
        assertThat(directory.resolve("games.sgf")).doesNotExist();
        assertThat(Shell.zeitnot("play", "tic-tac-toe", "--sgf", path("games.sgf"))
                        .exitCode())
                .isEqualTo(Main.BAD_INPUT);
    }

    @Test
    void exportsTheGamesOfAStore() throws IOException {
        match("tic-tac-toe", "--store", path("games.db")).text();
        Shell none = Shell.zeitnot("export", "--sgf", "--store", path("games.db"));
        assertThat(none.exitCode()).isEqualTo(Main.BAD_INPUT);
        assertThat(none.err()).contains("has no game of go, atari-go or nogo");

        match("go-5x5", "--store", path("games.db")).text();
        match("atari-go-5x5", "--store", path("games.db")).text();
        Shell out = Shell.zeitnot("export", "--sgf", "--store", path("games.db"));
        assertThat(out.err()).isEqualTo("zeitnot: left out, since SGF is for go, atari-go and nogo: tic-tac-toe\n");
        List<GameTree> games = Sgf.parse(out.out());
        assertThat(games).hasSize(8).allSatisfy(SgfCommandsTest::assertPlayable);
        assertThat(games).allMatch(game -> game.root().line("DT").isPresent());

        Path each = Files.createDirectory(directory.resolve("each"));
        Shell.zeitnot("export", "--sgf", "--store", path("games.db"), "--out", each.toString());
        try (Stream<Path> files = Files.list(each)) {
            assertThat(files).hasSize(8);
        }
        Shell.zeitnot("export", "--sgf", "--store", path("games.db"), "--out", path("all.sgf"));
        assertThat(Sgf.read(path("all.sgf"))).isEqualTo(games);
        assertThat(Shell.zeitnot("export", "--sgf", "--moves", "--store", path("games.db"))
                        .err())
                .contains("--sgf excludes --moves");
    }

    @Test
    void aGameAgainstAPersonIsWritten() {
        String typed = "C3\nundo\nB2\nquit\n";
        Shell.zeitnotWithInput(typed, "play", "go-3x3", "--time", "50/move", "--seed", "1", "--sgf", path("mine.sgf"));
        GameTree game = Sgf.read(path("mine.sgf")).get(0);
        assertPlayable(game);
        assertThat(game.nodes()).hasSize(3);
        assertThat(game.nodes().get(1)).hasToString(";B[bb]");
        assertThat(game.nodes().get(2).line("C").orElseThrow()).contains("value ", "visits ");
    }

    private static final String RECORD =
            "(;GM[1]SZ[5]KM[0.5]PB[A]PW[B]RE[W+R];B[cc];W[cb]C[hane];B[bb];W[db];B[dc];W[ba];B[ab];W[ec];B[aa];W[ed](;B[])(;B[dd]))";

    @Test
    void judgesTheMovesOfARecord() throws IOException {
        Path file = Files.writeString(directory.resolve("game.sgf"), RECORD);
        String[] command = {
            "analyze", file.toString(), "--player", "uct", "--time", "300/move", "--sgf", path("out.sgf")
        };
        Shell result = Shell.zeitnot(command);
        assertThat(result.text()).contains("go-5x5-komi-0.5, A against B, W+R, 10 moves", "mean drop", "300/move");
        GameTree judged = Sgf.read(path("out.sgf")).get(0);
        assertThat(judged.mainLine()).hasSize(12);
        assertThat(judged.mainLine().get(2).line("C").orElseThrow())
                .startsWith("hane  ")
                .contains("% before, ");
        assertThat(judged.root().toString()).contains("PB[A]PW[B]RE[W+R]");
        assertPlayable(judged);

        JsonNode json = Shell.zeitnot("analyze", file.toString(), "--player", "uct", "--time", "300/move", "--json")
                .json();
        assertThat(json.get("moves")).hasSize(10);
        assertThat(json.get("moves").get(0).propertyNames())
                .containsExactly("number", "colour", "move", "before", "after", "drop", "best", "pv", "mark");
        assertThat(json.get("sides").get(0).get("moves").asInt()).isEqualTo(5);
    }

    /** Both have a stone in atari: Black could have won with A4, and lets White win with E2. */
    @Test
    void whatLosesAtOnceIsABlunder() throws IOException {
        Path file = Files.writeString(
                directory.resolve("game.sgf"), "(;SZ[5]RU[Atari Go];B[ee];W[de];B[ba];W[aa];B[cc]TE[1];W[ed])");
        JsonNode json = Shell.zeitnot(
                        "analyze",
                        file.toString(),
                        "--player",
                        "uct+solver",
                        "--time",
                        "2000/move",
                        "--sgf",
                        path("out.sgf"),
                        "--json")
                .json();
        JsonNode fifth = json.get("moves").get(4);
        assertThat(fifth.get("move").asText()).isEqualTo("C3");
        assertThat(fifth.get("before").asDouble()).isEqualTo(1);
        assertThat(fifth.get("after").asDouble()).isZero();
        assertThat(fifth.get("best").asText()).isEqualTo("A4");
        assertThat(fifth.get("mark").asText()).isEqualTo("blunder");
        assertThat(json.get("moves").get(5).get("drop").asDouble())
                .as("White wins")
                .isZero();
        assertThat(json.get("sides").get(0).get("blunders").asInt()).isPositive();
        assertThat(Files.readString(directory.resolve("out.sgf")))
                .contains("(;B[cc]BM[2]C[100.0 % before, 0.0 % after: blunder; better A4]\n;W[ed]", "(;B[ab]")
                .doesNotContain("TE[");
    }

    @Test
    void saysWhatIsWrongWithARecord() throws IOException {
        Path file = Files.writeString(directory.resolve("bad.sgf"), "(;SZ[5];B[cc]\n;W[cc])");
        assertThat(Shell.zeitnot("analyze", file.toString()).err())
                .isEqualTo("zeitnot: " + file + ", line 2, column 1: move 2, white C3: illegal move\n");
        assertThat(Shell.zeitnot("analyze", path("none.sgf")).err()).contains("is not a file of games in SGF");
        Files.writeString(file, "(;SZ[5];B[cc];W[])");
        assertThat(Shell.zeitnot("analyze", file.toString(), "--sgf", directory.toString())
                        .err())
                .contains("--sgf " + directory + " cannot be written");
        Files.writeString(file, "(;SZ[5];B[];W[])");
        assertThat(Shell.zeitnot("analyze", file.toString()).err()).contains("no move but passes");
        assertThat(Shell.zeitnot("analyze", file.toString(), "--number", "2").err())
                .contains("has 1 game");
        assertThat(Shell.zeitnot("analyze", file.toString(), "--moves", "C3").exitCode())
                .isEqualTo(Main.BAD_INPUT);
        assertThat(Shell.zeitnot("play", "go-5x5", "--sgf", path("none/game.sgf"))
                        .err())
                .contains("cannot be written");
        assertThat(Shell.zeitnot("analyze", "go-5x5", "--sgf", path("out.sgf")).err())
                .contains("for a recorded game");
        assertThat(directory.resolve("out.sgf")).doesNotExist();
    }
}
