package zeitnot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import zeitnot.contest.Players;
import zeitnot.games.Games;

class CommandsTest {
    @Test
    void gamesListsAll() {
        assertThat(Shell.zeitnot("games").text()).contains("tic-tac-toe", "three in a row");
        JsonNode games = Shell.zeitnot("games", "--json").json();
        assertThat(games).hasSameSizeAs(Games.all());
        assertThat(games.get(0).propertyNames()).containsExactly("name", "about", "sizes");
    }

    @Test
    void komiIsAPartOfTheGamesName() {
        JsonNode perft =
                Shell.zeitnot("perft", "go-3x3", "2", "--komi", "0.5", "--json").json();
        assertThat(perft.get("game").asString()).isEqualTo("go-3x3-komi-0.5");
        assertThat(perft.get("nodes").asInt()).isEqualTo(91);
    }

    @Test
    void featuresListsAll() {
        assertThat(Shell.zeitnot("features").text()).contains("uct(c=", "solver", "Baier & Winands");
        assertThat(Shell.zeitnot("features", "--json").json()).hasSameSizeAs(Players.features());
    }

    @Test
    void featuresExplainsOne() {
        assertThat(Shell.zeitnot("features", "uct").text())
                .contains("Q + c * sqrt(ln N / n)", "a number from 0 to 100", "Szepesvári");
        JsonNode feature = Shell.zeitnot("features", "final", "--json").json();
        assertThat(feature.get("name").asString()).isEqualTo("final");
        assertThat(feature.get("parameters").get(0).get("range").asString()).isEqualTo("robust, max, max-robust");
    }

    @Test
    void perftCounts() {
        JsonNode perft = Shell.zeitnot("perft", "tic-tac-toe", "5", "--json").json();
        assertThat(perft.propertyNames()).containsExactly("game", "depth", "nodes");
        assertThat(perft.get("nodes").asLong()).isEqualTo(15_120);
        assertThat(Shell.zeitnot("perft", "tic-tac-toe", "0").text()).contains("depth 0: 1 nodes");
    }

    @Test
    void perftCountsFromAPosition() {
        JsonNode perft = Shell.zeitnot("perft", "tic-tac-toe", "2", "--moves", "a1,b2", "--json")
                .json();
        assertThat(perft.get("nodes").asLong()).isEqualTo(7 * 6);
    }

    @Test
    void benchMeasuresOneGame() {
        JsonNode speeds = Shell.zeitnot("bench", "tic-tac-toe", "--seconds", "0.02", "--json")
                .json();
        assertThat(speeds.get("game").asString()).isEqualTo("tic-tac-toe");
        assertThat(speeds.get("playoutsPerSecond").asLong()).isPositive();
        assertThat(speeds.get("simulationsPerSecond").propertyNames())
                .containsExactly("uct", "ucb1-tuned", "uct+solver");
        assertThat(speeds.get("simulationsPerSecond").get("uct+solver").asLong())
                .isPositive();
        JsonNode pauses = speeds.get("pauses");
        assertThat(pauses.propertyNames()).containsExactly("longestGap", "collections", "longestCollection");
        assertThat(pauses.get("longestGap").asDouble()).isPositive();
    }

    @Test
    void benchMeasuresThePlayersThatItIsAskedFor() {
        JsonNode speeds = Shell.zeitnot(
                        "bench", "tic-tac-toe", "--player", "rave", "--player", "uct(2)", "--seconds", "0.02", "--json")
                .json();
        assertThat(speeds.get("simulationsPerSecond").propertyNames()).containsExactly("rave", "uct(2)");
    }

    @Test
    void benchMeasuresAllGames() {
        assertThat(Shell.zeitnot("bench", "--seconds", "0.01", "--json").json()).hasSameSizeAs(Games.all());
        assertThat(Shell.zeitnot("bench", "tic-tac-toe", "--seconds", "0.01").text())
                .contains("playouts/s", "longest gap", "collections", System.getProperty("java.vm.name"));
    }

    @Test
    void analyzeShowsAllMoves() {
        JsonNode analysis = Shell.zeitnot("analyze", "tic-tac-toe", "--time", "500/move", "--json")
                .json();
        assertThat(analysis.get("simulations").asLong()).isEqualTo(500);
        assertThat(analysis.get("value").asDouble()).isBetween(0.5, 1.0);
        assertThat(analysis.get("proven").isNull()).isTrue();
        assertThat(analysis.get("longestGap").asDouble()).isPositive();
        assertThat(analysis.get("moves")).hasSize(9);
        JsonNode first = analysis.get("moves").get(0);
        assertThat(first.propertyNames()).containsExactly("move", "visits", "value", "proven", "pv");
        assertThat(first.get("move"))
                .isEqualTo(analysis.get("best"))
                .isEqualTo(first.get("pv").get(0));
        int visits = 0;
        for (JsonNode move : analysis.get("moves")) {
            visits += move.get("visits").asInt();
        }
        assertThat(visits).isEqualTo(500);
    }

    @Test
    void analyzePrintsTheMostVisitedOfManyMoves() {
        assertThat(Shell.zeitnot("analyze", "amazons", "--time", "2000/move").text())
                .contains("... and 2126 moves with fewer visits; --json has them all")
                .contains("longest gap between two looks at the clock: ");
    }

    @Test
    void analyzeProves() {
        JsonNode won = Shell.zeitnot("analyze", "tic-tac-toe", "--moves", "a1 b1 a2 b2", "--json")
                .json();
        assertThat(won.get("best").asString()).isEqualTo("a3");
        assertThat(won.get("proven").asString()).isEqualTo("win");
        assertThat(won.get("value").asDouble()).isEqualTo(1);
        JsonNode lost = Shell.zeitnot("analyze", "tic-tac-toe", "--moves", "a1 b1 a3 a2 c3", "--json")
                .json();
        assertThat(lost.get("proven").asString()).isEqualTo("loss");
        JsonNode drawn = Shell.zeitnot("analyze", "tic-tac-toe", "--json").json();
        assertThat(drawn.get("proven").asString()).isEqualTo("draw");
        assertThat(Shell.zeitnot("analyze", "tic-tac-toe").text()).contains("X to move", "a proven draw");
    }

    /** basic(10) gives a tenth of 10 s, and then of 9 s. */
    @Test
    void analyzeReplaysTheClocksOfStrategies() {
        String[] words = {
            "analyze",
            "connect4",
            "--moves",
            "4 4 3 3",
            "--clocks",
            "10s",
            "--strategy",
            "basic(10)",
            "--strategy",
            "stop"
        };
        assertThat(Shell.zeitnot(words).text())
                .containsPattern("basic\\(10\\) +\\S+ +2 +1.90 s +8.10 s +1.00 s +1\n")
                .containsPattern("stop +.* stop \\d");
        assertThat(Shell.zeitnot("analyze", "connect4", "--clocks", "10s").err())
                .contains("--clocks is for a game that has been played");
        assertThat(Shell.zeitnot("analyze", "connect4", "--moves", "4", "--clocks", "10/move")
                        .err())
                .contains("time '10/move' counts simulations");
    }

    @Test
    void analyzeSearchesAForcedMoveToo() {
        JsonNode forced = Shell.zeitnot("analyze", "tic-tac-toe", "--moves", "a3 b3 c3 b2 a2 a1 b1 c2", "--json")
                .json();
        assertThat(forced.get("best").asString()).isEqualTo("c1");
        assertThat(forced.get("simulations").asLong()).isPositive();
        assertThat(forced.get("proven").asString()).isEqualTo("draw");
    }

    @Test
    void analyzeRedrawsOnATerminal() {
        Shell shell = Shell.zeitnotOnTerminal("analyze", "tic-tac-toe", "--player", "uct", "--time", "1000/move");
        assertThat(shell.exitCode()).isZero();
        assertThat(shell.err()).contains("expected line").endsWith("\u001b[J");
        assertThat(shell.out()).contains("expected line").doesNotContain("\u001b[J");
    }

    @Test
    void matchReportsTheScoreOfTheFirstPlayer() {
        JsonNode match = Shell.zeitnot(
                        "match",
                        "tic-tac-toe",
                        "uct+solver",
                        "random",
                        "--games",
                        "20",
                        "--time",
                        "200/move",
                        "--store",
                        "none",
                        "--json")
                .json();
        assertThat(String.join(" ", match.propertyNames()))
                .isEqualTo("game games wins draws losses pairs score low high elo eloLow eloHigh normalizedElo"
                        + " normalizedEloLow normalizedEloHigh los sprt meanLength timeLosses voids duplicates stored time"
                        + " clock openings adjudication seed players command");
        assertThat(match.get("games").asInt()).isEqualTo(20);
        int wins = match.get("wins").asInt();
        int draws = match.get("draws").asInt();
        assertThat(wins).isGreaterThan(10);
        assertThat(wins + draws + match.get("losses").asInt()).isEqualTo(20);
        double score = match.get("score").asDouble();
        assertThat(score).isEqualTo((wins + draws / 2.0) / 20);
        assertThat(score)
                .isBetween(match.get("low").asDouble(), match.get("high").asDouble());
        assertThat(match.get("elo").asDouble()).isPositive();
        assertThat(match.get("timeLosses").asInt()).isZero();
        assertThat(match.get("seed").asInt()).isEqualTo(1);
    }

    @Test
    void matchOnTheSimulatedClockIsRepeatable() {
        List<String> results = List.of("1", "2").stream()
                .map(jobs -> Shell.zeitnot(
                                "match",
                                "tic-tac-toe",
                                "uct",
                                "ucb1-tuned(c=0.7)",
                                "--games",
                                "11",
                                "--time",
                                "300ms",
                                "--clock",
                                "sim(1000)",
                                "--seed",
                                "-4",
                                "--jobs",
                                jobs,
                                "--store",
                                "none")
                        .text())
                .toList();
        assertThat(results.get(0)).isEqualTo(results.get(1));
        assertThat(results.get(0))
                .contains("games    11: ", "95 % interval", "Elo", "length", "time losses")
                .contains("zeitnot match tic-tac-toe uct 'ucb1-tuned(c=0.7)' --games 11 --time 300ms"
                        + " --clock 'sim(1000)' --seed -4");
    }

    @Test
    void matchCountsTimeLosses() {
        JsonNode match = Shell.zeitnot(
                        "match",
                        "tic-tac-toe",
                        "uct",
                        "random",
                        "--games",
                        "3",
                        "--time",
                        "0.5ms",
                        "--clock",
                        "sim(1000)",
                        "--store",
                        "none",
                        "--json")
                .json();
        assertThat(match.get("losses").asInt()).isEqualTo(3);
        assertThat(match.get("timeLosses").asInt()).isEqualTo(3);
    }

    @Test
    void matchWritesItsGames(@TempDir Path directory) throws IOException {
        Path file = directory.resolve("games.jsonl");
        Shell.zeitnot(
                        "match",
                        "tic-tac-toe",
                        "uct",
                        "random",
                        "--games",
                        "3",
                        "--time",
                        "10/move",
                        "--store",
                        "none",
                        "--out",
                        file.toString())
                .text();
        List<String> lines = Files.readAllLines(file);
        assertThat(lines).hasSize(3);
        JsonNode record = JsonMapper.shared().readTree(lines.get(0));
        assertThat(record.propertyNames()).containsExactly("task", "points", "ending", "moves", "note", "origin");
        assertThat(record.get("ending").asString()).isEqualTo("normal");
        assertThat(record.get("moves").get(0).propertyNames()).contains("move", "seconds", "allotted", "simulations");
    }

    @Test
    void matchWarnsWhenGamesDisturbEachOther() {
        Shell shell = Shell.zeitnot(
                "match",
                "tic-tac-toe",
                "random",
                "random",
                "--games",
                "2",
                "--time",
                "1s",
                "--jobs",
                "1000",
                "--store",
                "none",
                "--json");
        assertThat(shell.exitCode()).isZero();
        assertThat(shell.err()).contains("more jobs (1000) than cores").hasLineCount(1);
    }

    @Test
    void matchShowsProgressOnATerminal() {
        Shell shell = Shell.zeitnotOnTerminal(
                "match", "tic-tac-toe", "random", "random", "--games", "50", "--clock", "sim(1000)", "--store", "none");
        assertThat(shell.exitCode()).isZero();
        assertThat(shell.err()).contains("50/50");
        assertThat(shell.out()).doesNotContain("50/50");
    }

    @Test
    void expectedMovesPrintsTheTable() {
        String[] command = {
            "expected-moves", "tic-tac-toe", "--games", "30", "--time", "20/move", "--jobs", "2", "--store", "none"
        };
        List<String> lines = Shell.zeitnot(command).text().lines().toList();
        assertThat(lines.get(0))
                .isEqualTo("# zeitnot expected-moves tic-tac-toe --games 30 --player ucb1-tuned --time 20/move --seed 1"
                        + " --by moves");
        assertThat(lines.get(1)).startsWith("# 30 games, mean length ");
        assertThat(lines.subList(2, lines.size())).hasSizeBetween(5, 9).allMatch(line -> line.matches("\\d\\.\\d{3}"));
        assertThat(Shell.zeitnot(command).text().lines()).isEqualTo(lines);
    }

    @Test
    void expectedMovesAreOfGamesThatAreKeptAndForPlayersToRead(@TempDir Path directory) throws IOException {
        String store = directory.resolve("games.db").toString();
        String[] clock = {"--clock", "sim(20)", "--store", store};
        String[] command = Stream.concat(
                        Stream.of("expected-moves", "tic-tac-toe", "--games", "30", "--time", "1s/move"),
                        Stream.of(clock))
                .toArray(String[]::new);
        String table = Shell.zeitnot(command).text();
        Shell again = Shell.zeitnot(command);
        assertThat(again.out()).isEqualTo(table);
        assertThat(again.err()).contains("30 of 30 games are in " + store);
        Path file = Files.writeString(directory.resolve("moves.txt"), table);
        String[] match = Stream.concat(
                        Stream.of("match", "tic-tac-toe", "exp-moves(@" + file + ")", "uct", "--games", "2", "--json"),
                        Stream.concat(Stream.of("--time", "10s"), Stream.of(clock)))
                .toArray(String[]::new);
        String numbers = table.lines().filter(line -> !line.startsWith("#")).collect(Collectors.joining(" "));
        assertThat(Shell.zeitnot(match)
                        .json()
                        .get("players")
                        .get(0)
                        .get("player")
                        .asString())
                .isEqualTo("exp-moves(\"" + numbers + "\")");
        assertThat(Shell.zeitnot("match", "tic-tac-toe", "exp-moves(@nowhere.txt)", "uct")
                        .err())
                .contains("nowhere.txt", "zeitnot expected-moves")
                .hasLineCount(1);
    }

    @Test
    void expectedMovesAsJson() {
        JsonNode table = Shell.zeitnot(
                        "expected-moves",
                        "tic-tac-toe",
                        "--games",
                        "5",
                        "--time",
                        "20/move",
                        "--json",
                        "--store",
                        "none")
                .json();
        assertThat(table.get("meanLength").asDouble()).isBetween(5.0, 9.0);
        assertThat(table.get("expectedMoves").get(0).asDouble()).isBetween(3.0, 5.0);
    }

    @Test
    void expectedMovesBySimulationsPrintsALine() {
        String[] command = {
            "expected-moves",
            "tic-tac-toe",
            "--games",
            "30",
            "--time",
            "20/move",
            "--by",
            "simulations",
            "--store",
            "none"
        };
        List<String> lines = Shell.zeitnot(command).text().lines().toList();
        assertThat(lines).hasSize(4);
        assertThat(Double.parseDouble(lines.get(3))).as("slope").isBetween(0.2, 1.0);
        assertThat(Shell.zeitnot(command).text().lines()).isEqualTo(lines);
    }
}
