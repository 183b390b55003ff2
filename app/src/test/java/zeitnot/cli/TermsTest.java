package zeitnot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** The terms of a match as they are typed. */
class TermsTest {
    @TempDir
    Path directory;

    private static Shell match(String... more) {
        List<String> words = new ArrayList<>(List.of("match", "connect4", "uct", "random", "--games", "4"));
        words.addAll(List.of("--time", "20/move", "--clock", "sim(1000)", "--store", "none"));
        words.addAll(List.of(more));
        return Shell.zeitnot(words.toArray(String[]::new));
    }

    @Test
    void eachPlayerMayHaveItsOwnTime() {
        JsonNode match = match("--time-b", "50/move", "--json").json();
        assertThat(match.get("time").asString()).isEqualTo("20/move against 50/move");
        assertThat(match.get("command").asString())
                .endsWith("--time 20/move --clock 'sim(1000)' --seed 1 --time-b 50/move");
    }

    @Test
    void gamesMayBeginAtRandom() {
        JsonNode match = match("--openings", "random(4)", "--json").json();
        assertThat(match.get("openings").asString()).isEqualTo("random(4)");
        assertThat(match.get("command").asString()).contains("--openings 'random(4)'");
        assertThat(match("--openings", "random(4)").text()).contains("openings random(4)\n");
    }

    @Test
    void gamesMayBeginAsAFileSays() throws IOException {
        Path file = Files.writeString(directory.resolve("book.txt"), "# two\n4 4\n\n1 2 3\n");
        assertThat(match("--openings", file.toString(), "--json")
                        .json()
                        .get("openings")
                        .asString())
                .isEqualTo("4 4 / 1 2 3");
    }

    @Test
    void gamesMayBeCutShort() {
        JsonNode match =
                match("--resign", "0.05,4", "--draw-after", "6", "--json").json();
        assertThat(match.get("adjudication").asString()).isEqualTo("resign(0.05,4)+draw-after(6)");
        assertThat(match.get("draws").asInt()).isEqualTo(4);
        assertThat(match.get("meanLength").asDouble()).isEqualTo(6);
    }

    @ParameterizedTest
    @CsvSource({
        "--openings, random(x), such as random(4)",
        "--openings, /no/such/file, cannot be read",
        "--resign, 5, 'give 0.05,4'",
        "--resign, '0.7,4', below 0.5",
        "--draw-after, 0, at least"
    })
    void saysWhatIsWrong(String option, String value, String message) {
        Shell shell = match(option, value);
        assertThat(shell.exitCode()).isEqualTo(Main.BAD_INPUT);
        assertThat(shell.err()).contains(message).hasLineCount(1);
    }

    @Test
    void movesAndOpeningsExcludeEachOther() {
        assertThat(match("--moves", "4", "--openings", "random(2)").exitCode()).isEqualTo(Main.BAD_INPUT);
    }

    @Test
    void aTournamentMayBeAGauntletOfNamedPlayers() {
        Shell shell = Shell.zeitnot(
                "tournament",
                "tic-tac-toe",
                "strong=uct(c=1.3)+solver",
                "random",
                "uct",
                "--gauntlet",
                "--games",
                "2",
                "--time",
                "20/move",
                "--clock",
                "sim(1000)",
                "--store",
                "none",
                "--json");
        JsonNode result = shell.json();
        assertThat(result.get("pairings")).hasSize(2);
        assertThat(result.get("pairings").get(0).get("player").asString()).isEqualTo("strong");
        assertThat(result.get("command").asString())
                .startsWith(
                        "zeitnot tournament tic-tac-toe 'strong=uct(c=1.3)+solver' random uct --gauntlet --games 2");
    }
}
