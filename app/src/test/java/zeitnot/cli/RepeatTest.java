package zeitnot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The line that repeats a result is parsed again, and says the same as what was typed. */
class RepeatTest {
    private static final Pattern WORD = Pattern.compile("'((?:[^']|'\\\\'')*)'|\\S+");

    @TempDir
    Path directory;

    @Test
    void ofMatch() {
        List<String> typed = List.of(
                "match",
                "tic-tac-toe",
                "uct(0.7)",
                "random",
                "--games",
                "2",
                "--time",
                "20/move",
                "--clock",
                "sim(1000)",
                "--seed",
                "7",
                "--openings",
                "random(1)",
                "--resign",
                "0.05,4");
        assertSame(typed, stored(typed).get("command"));
    }

    @Test
    void ofTournament() {
        List<String> typed = List.of(
                "tournament",
                "tic-tac-toe",
                "a=uct(0.7)",
                "random",
                "--gauntlet",
                "--games",
                "2",
                "--time",
                "20/move",
                "--clock",
                "sim(1000)",
                "--draw-after",
                "9");
        assertSame(typed, stored(typed).get("command"));
    }

    @Test
    void ofReproduce() {
        List<String> typed =
                List.of("reproduce", "baier-winands/figure-7", "--games", "2", "--scale", "0.0001", "--seed", "3");
        assertSame(typed, stored(typed).get("command"));
    }

    @Test
    void ofResultsIsWhatMadeThem() {
        assertThat(Shell.zeitnot("results", "uct-sqrt-sh/figure-1", "--json")
                        .json()
                        .get(0)
                        .get("command")
                        .asString())
                .isEqualTo("zeitnot reproduce uct-sqrt-sh/figure-1 --games 1000 --seed 1");
    }

    @Test
    void ofRun() throws IOException {
        Path file = directory.resolve("my own.yaml");
        Files.writeString(file, """
                id: my/own
                title: Solving
                question: Does it help?
                games: 2
                domains:
                  Small: {game: tic-tac-toe, search: uct(0.6), seconds: 1, speed: 100, plies: 9}
                time: 1s
                rows:
                  with:
                    game: [Small]
                  table: |
                    name   | player          | opponent | published
                    solver | <search>+solver | <search> |
                """);
        List<String> typed = List.of("run", file.toString(), "--games", "2", "--clock", "sim(20)");
        assertSame(typed, stored(typed).get("command"));
    }

    @Test
    void ofReport() {
        List<String> typed = List.of("reproduce", "baier-winands/figure-7", "--games", "2", "--scale", "0.0001");
        stored(typed);
        String page = directory.resolve("page.html").toString();
        assertSame(
                typed,
                stored(List.of("report", "baier-winands/figure-7", "--scale", "0.0001", "--out", page))
                        .get("experiments")
                        .get(0)
                        .get("command"));
    }

    @Test
    void ofBandit() {
        List<String> typed = List.of(
                "bandit",
                "gaussian",
                "--policies",
                "ucb1,sqrt-sh",
                "--arms",
                "4",
                "--trials",
                "40",
                "--c",
                "0.00001",
                "--repetitions",
                "2",
                "--seed",
                "5");
        JsonNode json = Shell.zeitnot(with(typed, "--json")).json();
        assertSame(typed, json.get(0).get("command"));
    }

    @Test
    void ofBanditStatesWhatIsUsual() {
        JsonNode json = Shell.zeitnot("bandit", "--arms", "2", "--trials", "20", "--repetitions", "2", "--json")
                .json();
        assertThat(json.get(1).get("command").asString())
                .startsWith("zeitnot bandit prize-box-high --policies uniform,ucb1,")
                .endsWith("--repetitions 2 --seed 1");
    }

    /** There is no cluster here, so nothing can be played: what was parsed is enough. */
    @Test
    void runnerBelongsToIt() {
        for (String command : List.of("reproduce baier-winands/table-6", "match tic-tac-toe uct random")) {
            CommandSpec parsed = parsed(words(command + " --runner spark://host:7077"));
            assertThat(new Repeat(parsed).line()).contains(" --runner spark://host:7077");
        }
    }

    @Test
    void jobsBelongToItOnARealClock() {
        assertThat(new Repeat(parsed(words("reproduce baier-winands/table-6 --clock cpu --jobs 3"))).line())
                .contains("--clock cpu", "--jobs 3");
        assertThat(new Repeat(parsed(words("reproduce baier-winands/table-6 --jobs 3"))).line())
                .doesNotContain("--jobs");
    }

    /** What a command prints that keeps its games in a store of this test. */
    private JsonNode stored(List<String> typed) {
        Shell shell = Shell.zeitnot(
                with(typed, "--json", "--store", directory.resolve("games.db").toString()));
        assertThat(shell.exitCode()).as(shell.err()).isZero();
        return JsonMapper.shared().readTree(shell.out());
    }

    private static void assertSame(List<String> typed, JsonNode repeat) {
        List<String> words = words(repeat.asString());
        assertThat(words.get(0)).isEqualTo("zeitnot");
        CommandSpec once = parsed(typed);
        CommandSpec again = parsed(words.subList(1, words.size()));
        assertThat(again.qualifiedName()).isEqualTo(once.qualifiedName());
        assertThat(values(again)).isEqualTo(values(once));
    }

    private static Map<String, String> values(CommandSpec command) {
        Map<String, String> values = new LinkedHashMap<>();
        for (ArgSpec argument : command.args()) {
            values.put(argument.toString(), String.valueOf(argument.<Object>getValue()));
        }
        return values;
    }

    private static CommandSpec parsed(List<String> words) {
        CommandLine commands = Main.commands(Terminal.system());
        return commands.parseArgs(words.toArray(String[]::new)).subcommand().commandSpec();
    }

    /** As a shell reads them. */
    private static List<String> words(String line) {
        List<String> words = new ArrayList<>();
        WORD.matcher(line)
                .results()
                .forEach(match -> words.add(
                        match.group(1) == null ? match.group() : match.group(1).replace("'\\''", "'")));
        return words;
    }

    private static String[] with(List<String> typed, String... more) {
        List<String> words = new ArrayList<>(typed);
        words.addAll(List.of(more));
        return words.toArray(String[]::new);
    }
}
