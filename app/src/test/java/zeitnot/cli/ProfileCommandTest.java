package zeitnot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProfileCommandTest {
    @TempDir
    Path directory;

    @Test
    void aProfileIsPlayedTurnByTurn() throws IOException {
        String profile = Shell.zeitnot(
                        "profile",
                        "tic-tac-toe",
                        "uct+open(2)",
                        "--against",
                        "uct",
                        "--games",
                        "40",
                        "--time",
                        "10s",
                        "--clock",
                        "sim(20)",
                        "--store",
                        "none")
                .text();
        assertThat(profile.strip().split(" ")).hasSizeBetween(5, 9).allMatch(number -> number.matches("\\d+\\.\\d{3}"));
        Path file = directory.resolve("open.txt");
        Files.writeString(file, "# recorded\n" + profile);
        var match = Shell.zeitnot(
                        "match",
                        "tic-tac-toe",
                        "distribution(@" + file + ")",
                        "uct",
                        "--games",
                        "2",
                        "--time",
                        "10s",
                        "--clock",
                        "sim(20)",
                        "--store",
                        "none",
                        "--json")
                .json();
        assertThat(match.get("players").get(0).get("player").asString())
                .isEqualTo("distribution(\"" + profile.strip() + "\")");
    }

    @Test
    void aMissingProfileIsBadInput() {
        var result = Shell.zeitnot("match", "tic-tac-toe", "distribution(@nowhere.txt)", "uct", "--store", "none");
        assertThat(result.exitCode()).isEqualTo(2);
        assertThat(result.err()).contains("nowhere.txt").hasLineCount(1);
    }
}
