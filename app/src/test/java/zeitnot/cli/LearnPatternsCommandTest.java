package zeitnot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
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
                        + " --seed 1");
        assertThat(lines.get(1)).matches("# 6 games, \\d+ moves; .* mean log-likelihood -\\d+\\.\\d{3}");
        List<String> table = lines.subList(2, lines.size());
        assertThat(table)
                .allMatch(line ->
                        line.matches("(pattern|tactic|last|last-but-one|line|line-alone) [XO.#a-z0-9_]+ [\\d.e+-]+"));
        assertThat(table).anyMatch(line -> line.startsWith("tactic none "));
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
        assertThat(table.get("weights").get("tactic none").asDouble()).isPositive();
    }

    @Test
    void otherGamesAreRefusedBeforeAnythingIsPlayed() {
        Shell refused = Shell.zeitnot("learn-patterns", "go-5x5", "connect4", "--store", "none");
        assertThat(refused.exitCode()).isEqualTo(2);
        assertThat(refused.err()).contains("patterns cannot be learned in connect4; give boards of Go, such as go-9x9");
    }
}
