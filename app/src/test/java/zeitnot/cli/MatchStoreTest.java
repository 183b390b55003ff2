package zeitnot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Matches whose games are kept, and the export of those games. */
class MatchStoreTest {
    /** The fields of a game's task, in every row of an export. */
    private static final String TASK = "game,opening,playerA,playerB,timeA,timeB,clock,adjudication,seed,index";

    @TempDir
    Path directory;

    private String store() {
        return directory.resolve("games.db").toString();
    }

    private Shell match(int games, String... more) {
        List<String> words = new ArrayList<>(List.of("match", "tic-tac-toe", "uct", "uct(c=0.7)+solver"));
        words.addAll(List.of("--games", Integer.toString(games), "--time", "50ms", "--clock", "sim(1000)"));
        words.addAll(List.of("--store", store()));
        words.addAll(List.of(more));
        return Shell.zeitnot(words.toArray(String[]::new));
    }

    private static JsonNode json(Shell shell) {
        assertThat(shell.exitCode()).isZero();
        return JsonMapper.shared().readTree(shell.out());
    }

    @Test
    void playsOnlyWhatIsMissing() {
        match(4).text();
        Shell more = match(10, "--json");
        assertThat(more.err()).isEqualTo("zeitnot: 4 of 10 games are in " + store() + " already; playing 6\n");
        assertThat(json(more).get("games").asInt()).isEqualTo(10);
        assertThat(json(more).get("stored").asInt()).isEqualTo(4);
        Shell again = match(10, "--json");
        assertThat(again.err()).contains("10 of 10 games are in", "playing 0");
        assertThat(json(again).get("stored").asInt()).isEqualTo(10);
    }

    @Test
    void hasTheSameResultInPartsAndAtOnce() {
        match(3);
        match(8);
        String inParts = match(12).out();
        assertThat(match(12, "--fresh").text()).isEqualTo(inParts);
    }

    @Test
    void playsAnewWhenAsked() {
        match(4).text();
        JsonNode fresh = match(4, "--fresh", "--json").json();
        assertThat(fresh.get("stored").asInt()).isZero();
        assertThat(match(4).err()).contains("4 of 4 games are in");
    }

    @Test
    void writesStoredGamesOutToo() throws IOException {
        match(3).text();
        Path file = directory.resolve("games.jsonl");
        match(5, "--out", file.toString());
        assertThat(Files.readAllLines(file)).hasSize(5).doesNotHaveDuplicates();
    }

    @Test
    void countsGamesThatRepeatOthers() {
        String[] command = {"match", "tic-tac-toe", "uct+solver", "uct+solver", "--games", "40", "--time", "2000/move"};
        List<String> words = new ArrayList<>(List.of(command));
        words.addAll(List.of("--store", "none"));
        assertThat(Shell.zeitnot(words.toArray(String[]::new)).text()).containsPattern("repeats  \\d+ games");
        words.add("--json");
        JsonNode match = Shell.zeitnot(words.toArray(String[]::new)).json();
        assertThat(match.get("duplicates").asInt()).isBetween(1, 38);
        assertThat(match.get("stored").asInt()).isZero();
    }

    @Test
    void doesWithoutAStoreWhereNoneCanBe() throws IOException {
        Path text = Files.writeString(directory.resolve("text"), "");
        var err = new ByteArrayOutputStream();
        var terminal = new Terminal(
                new BufferedReader(Reader.nullReader()),
                new PrintStream(OutputStream.nullOutputStream()),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                false,
                false);
        var option = new StoreOption();
        try (var archive = option.open(terminal, text.resolve("zeitnot.db"))) {
            assertThat(archive.places(List.of()).isEmpty()).isTrue();
        }
        assertThat(err.toString(StandardCharsets.UTF_8))
                .startsWith("zeitnot: warning: ")
                .contains("games are not kept")
                .hasLineCount(1);
    }

    @Test
    void exportsGamesAsCsv() {
        match(3).text();
        List<String> lines =
                Shell.zeitnot("export", "--store", store()).text().lines().toList();
        assertThat(lines).hasSize(4);
        assertThat(lines.get(0)).isEqualTo(TASK + ",points,ending,plies,moves,note,version,machine,ended");
        assertThat(lines.get(3)).startsWith("tic-tac-toe,,uct,uct(c=0.7)+solver,50ms,50ms,sim(1000),,1,2,");
    }

    @Test
    void exportsMovesAsJsonLines() throws IOException {
        match(2).text();
        Path out = directory.resolve("moves.jsonl");
        Shell.zeitnot("export", "--store", store(), "--moves", "--format", "jsonl", "--out", out.toString())
                .text();
        List<String> lines = Files.readAllLines(out);
        assertThat(lines).hasSizeBetween(10, 18);
        JsonNode second = JsonMapper.shared().readTree(lines.get(1));
        assertThat(String.join(",", second.propertyNames()))
                .isEqualTo(
                        TASK + ",ply,by,move,seconds,allotted,simulations,bestVisits,secondVisits,value,stopped,"
                                + "simulatedPlies,longestGap,ponderedSeconds,ponderedSimulations,ponderedKept,guess,criticality");
        assertThat(second.get("ply").asInt()).isEqualTo(1);
        assertThat(second.get("by").asString()).isEqualTo("B");
        assertThat(second.get("seconds").asDouble()).isPositive();
    }

    @Test
    void exportsWhatTimeDidNotLimitAsEmpty() {
        Shell.zeitnot("match", "tic-tac-toe", "uct", "uct", "--games", "1", "--time", "20/move", "--store", store())
                .text();
        String moves = Shell.zeitnot("export", "--store", store(), "--moves").text();
        int allotted = List.of(moves.lines().toList().get(0).split(",")).indexOf("allotted");
        assertThat(moves.lines().skip(1))
                .isNotEmpty()
                .first()
                .satisfies(line -> assertThat(line.split(",", -1)[allotted]).isEmpty());
    }

    @Test
    void exportNeedsAStore() {
        Shell shell = Shell.zeitnot("export", "--store", store());
        assertThat(shell.exitCode()).isEqualTo(2);
        assertThat(shell.err()).contains("there is no store").hasLineCount(1);
        assertThat(Path.of(store())).doesNotExist();
    }

    @Test
    void brokenStoreIsBadInput() throws IOException {
        Files.writeString(Path.of(store()), "not a database ".repeat(100));
        Shell shell = match(2);
        assertThat(shell.exitCode()).isEqualTo(2);
        assertThat(shell.out()).isEmpty();
        assertThat(shell.err()).contains("is not a store").hasLineCount(1);
    }

    /** Where every write fails, as on a full disk. */
    private static final String FULL = "/dev/full";

    @Test
    void aFullDiskIsAnErrorForRecordsAndExports() {
        Assumptions.assumeTrue(Files.exists(Path.of(FULL)));
        for (Shell shell :
                List.of(match(2, "--out", FULL), Shell.zeitnot("export", "--store", store(), "--out", FULL))) {
            assertThat(shell.exitCode()).isEqualTo(Main.FAILURE);
            assertThat(shell.err()).contains("zeitnot: --out /dev/full cannot be written: ");
        }
    }

    @Test
    void aFullDiskIsAnErrorForStandardOutput() throws IOException {
        Assumptions.assumeTrue(Files.exists(Path.of(FULL)));
        match(2).text();
        var err = new ByteArrayOutputStream();
        try (var full = new PrintStream(FULL, StandardCharsets.UTF_8)) {
            var terminal = new Terminal(
                    new BufferedReader(Reader.nullReader()),
                    full,
                    new PrintStream(err, true, StandardCharsets.UTF_8),
                    false,
                    false);
            assertThat(Main.run(terminal, "export", "--store", store())).isEqualTo(Main.FAILURE);
        }
        assertThat(err.toString(StandardCharsets.UTF_8)).startsWith("zeitnot: standard output cannot be written");
    }
}
