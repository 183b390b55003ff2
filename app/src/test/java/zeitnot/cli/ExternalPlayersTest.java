package zeitnot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A program that speaks GTP as a player on the command line. This one resigns whenever it has to move. */
class ExternalPlayersTest {
    private static final String RESIGNS = """
            while read -r id command rest; do
                case $command in
                    protocol_version) echo "=$id 2" ;;
                    name) echo "=$id Quitter" ;;
                    list_commands) printf '=%s clear_board\\nplay\\ngenmove\\n' "$id" ;;
                    genmove) echo "=$id resign" ;;
                    *) echo "=$id" ;;
                esac
                echo
            done
            """;

    @TempDir
    private Path directory;

    private String player = "";

    @BeforeEach
    void writeProgram() throws IOException {
        Path program = Files.writeString(directory.resolve("quitter"), RESIGNS);
        player = "gtp(\"sh '" + program + "'\")";
    }

    @Test
    void matchCountsForfeits() {
        assertThat(match("random", player).text()).contains("3 won, 0 drawn, 0 lost", "forfeits 3 resign by gtp(");

        JsonNode report = match(player, "random", "--json").json();
        assertThat(report.get("losses").asInt()).isEqualTo(3);
        JsonNode forfeits = report.get("players").get(0).get("forfeits");
        assertThat(forfeits.propertyNames()).containsExactly("resign");
        assertThat(forfeits.get("resign").asInt()).isEqualTo(3);
        assertThat(report.get("players").get(1).get("forfeits").isEmpty()).isTrue();
    }

    private static Shell match(String a, String b, String... options) {
        String[] match = {"match", "tic-tac-toe", a, b, "--games", "3", "--clock", "sim(1000)", "--store", "none"};
        return Shell.zeitnot(
                Stream.concat(Arrays.stream(match), Arrays.stream(options)).toArray(String[]::new));
    }

    @Test
    void playEndsWhenTheOpponentResigns() {
        Shell shell = Shell.zeitnotWithInput("hint\nb2\n", "play", "tic-tac-toe", "--opponent", player);
        assertThat(shell.text())
                .contains("There is no hint: Quitter: resigned.")
                .contains("The engine resigns: you win.");
    }
}
