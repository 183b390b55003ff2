package zeitnot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class LearnPatternsCommandTest {
    private static final String[] COMMAND = {
        "learn-patterns",
        "go-5x5",
        "go-7x7",
        "--games",
        "3",
        "--player",
        "rave",
        "--time",
        "50/move",
        "--jobs",
        "2",
        "--store",
        "none"
    };

    @Test
    void printsTheTableThatTheEngineReads() {
        List<String> lines = Shell.zeitnot(COMMAND).text().lines().toList();
        assertThat(lines.get(0))
                .isEqualTo("# zeitnot learn-patterns go-5x5 go-7x7 --player rave --games 3 --time 50/move --opening 2"
                        + " --often 10 --seed 1");
        assertThat(lines.get(1)).matches("# 6 games, \\d+ moves; .* mean log-likelihood -\\d+\\.\\d{3}");
        List<String> table = lines.subList(2, lines.size());
        assertThat(table)
                .allMatch(
                        line -> line.matches(
                                "(pattern|captures|runs|threatens|stone|chains|liberties|last|last-but-one|line|line-alone|shape) [XO.#a-z0-9_]+ [\\d.e+-]+"));
        assertThat(table).anyMatch(line -> line.startsWith("captures nothing "));
        assertThat(table).anyMatch(line -> line.startsWith("pattern ........ "));
    }

    @Test
    void sameCommandGivesTheSameTable() {
        assertThat(Shell.zeitnot(COMMAND).text())
                .isEqualTo(Shell.zeitnot(COMMAND).text());
    }

    @Test
    void asJson() {
        JsonNode table = Shell.zeitnot(
                        "learn-patterns",
                        "go-5x5",
                        "--games",
                        "1",
                        "--player",
                        "rave",
                        "--time",
                        "20/move",
                        "--json",
                        "--store",
                        "none")
                .json();
        assertThat(table.propertyNames())
                .containsExactly("command", "games", "moves", "foreseen", "logLikelihood", "weights");
        assertThat(table.get("weights").get("captures nothing").asDouble()).isPositive();
    }

    /** Twelve games of two moves, in two files: the same shape is played often enough to be in the table. */
    @Test
    void learnsFromFiles(@TempDir Path directory) throws IOException {
        Files.writeString(directory.resolve("a.sgf"), "(;GM[1]SZ[19];B[dd];W[pp])".repeat(11));
        Files.writeString(directory.resolve("b.sgf"), "(;GM[1]SZ[19];B[dp];W[dd])");
        Files.writeString(directory.resolve("other.txt"), "not a game");
        List<String> lines = Shell.zeitnot("learn-patterns", "--sgf", directory.toString())
                .text()
                .lines()
                .toList();
        assertThat(lines.get(0)).isEqualTo("# zeitnot learn-patterns --sgf " + directory + " --often 10");
        assertThat(lines.get(1)).startsWith("# 12 games, 24 moves;");
        assertThat(lines).anyMatch(line -> line.matches("shape [.#]{104} \\d+\\.\\d+"));
        Shell file = Shell.zeitnot(
                "learn-patterns", "--sgf", directory.resolve("b.sgf").toString());
        assertThat(file.text()).contains("# 1 games, 2 moves;");
    }

    /** Programs write positions as stones in the order of the board, which nobody has played. */
    @Test
    void stonesThatAreSetUpAreNoMoves(@TempDir Path directory) throws IOException {
        Path file = directory.resolve("a.sgf");
        Files.writeString(file, "(;GM[1]SZ[9]AB[aa][ba][ca][da]AW[ai][bi]PL[W];W[ee];B[ef];W[ff])");
        assertThat(Shell.zeitnot("learn-patterns", "--sgf", file.toString()).text())
                .contains("# 1 games, 3 moves;");
        Files.writeString(file, "(;GM[1]SZ[9]AB[aa][ba]AW[ai][bi])");
        Shell refused = Shell.zeitnot("learn-patterns", "--sgf", file.toString());
        assertThat(refused.exitCode()).isEqualTo(2);
        assertThat(refused.err()).contains(file + " has a game without moves");
    }

    @Test
    void withoutGamesThereIsNothingToLearn(@TempDir Path empty) {
        for (Shell refused :
                List.of(Shell.zeitnot("learn-patterns"), Shell.zeitnot("learn-patterns", "--sgf", empty.toString()))) {
            assertThat(refused.exitCode()).isEqualTo(2);
            assertThat(refused.err())
                    .contains("there are no games to learn from; give a board, such as go-9x9, or --sgf FILE");
        }
    }

    @Test
    void otherGamesAreRefusedBeforeAnythingIsPlayed() {
        Shell refused = Shell.zeitnot("learn-patterns", "go-5x5", "connect4", "--store", "none");
        assertThat(refused.exitCode()).isEqualTo(2);
        assertThat(refused.err()).contains("patterns cannot be learned in connect4; give boards of Go, such as go-9x9");
    }
}
