package zeitnot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import zeitnot.search.minimax.TerminalRatio;

class AnalyzeTerminalsCommandTest {
    private static final String[] COMMAND = {
        "analyze-terminals", "tic-tac-toe", "--games", "30", "--time", "20/move", "--jobs", "2", "--store", "none"
    };

    @Test
    void printsTheTableThatTheEngineReads() {
        List<String> lines = Shell.zeitnot(COMMAND).text().lines().toList();
        assertThat(lines.get(0))
                .isEqualTo(
                        "# zeitnot analyze-terminals tic-tac-toe --games 30 --player uct+solver --time 20/move --seed 1"
                                + " --depth 4");
        List<String> table = lines.subList(2, lines.size());
        assertThat(table).allMatch(line -> line.matches("(turn|branch|roll) \\d+ \\d+ \\d+\\.\\d{4}"));
        assertThat(table).contains("turn 0 30 0.0000", "branch 9 30 0.0000");
        TerminalRatio ratio = TerminalRatio.of(table);
        assertThat(ratio.turn(0)).isZero();
        assertThat(ratio.turn(4)).isPositive();
        assertThat(ratio.branch(8)).isLessThan(ratio.branch(5));
    }

    @Test
    void sameCommandGivesTheSameTable() {
        assertThat(Shell.zeitnot(COMMAND).text())
                .isEqualTo(Shell.zeitnot(COMMAND).text());
    }

    @Test
    void asJson() {
        JsonNode table = Shell.zeitnot(
                        "analyze-terminals",
                        "tic-tac-toe",
                        "--games",
                        "3",
                        "--time",
                        "20/move",
                        "--depth",
                        "9",
                        "--json",
                        "--store",
                        "none")
                .json();
        assertThat(table.propertyNames()).containsExactly("command", "game", "games", "turn", "branch", "roll");
        JsonNode first = table.get("turn").get(0);
        assertThat(first.get("positions").asInt()).isEqualTo(3);
        assertThat(first.get("ratio").asDouble())
                .as("all is proven with nine plies")
                .isEqualTo(9);
    }

    @Test
    void writesAPageWithThreePlots(@TempDir Path directory) throws IOException {
        Path page = directory.resolve("page.html");
        Shell.zeitnot(
                        "analyze-terminals",
                        "tic-tac-toe",
                        "--games",
                        "3",
                        "--time",
                        "20/move",
                        "--html",
                        page.toString(),
                        "--store",
                        "none")
                .text();
        String html = Files.readString(page);
        assertThat(html)
                .contains("Terminal lines in tic-tac-toe", "By turn", "By branching factor", "By mean rollout length")
                .contains("zeitnot analyze-terminals tic-tac-toe --games 3")
                .doesNotContain("NaN", "Infinity");
        assertThat(html.split("<svg ")).hasSize(4);
    }
}
