package zeitnot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class MainTest {
    private static final String ESCAPE = "\u001b";

    @Test
    void saysWhatThereIs() {
        assertThat(Shell.zeitnot().text())
                .contains("games", "features", "play", "analyze", "match", "expected-moves", "perft", "bench")
                .contains("zeitnot play connect4")
                .doesNotContain(ESCAPE);
    }

    @Test
    void explainsEveryCommand() {
        for (String command : Main.commands(Terminal.system()).getSubcommands().keySet()) {
            assertThat(Shell.zeitnot(command, "--help").text()).contains("Usage: zeitnot " + command, "--json");
        }
    }

    @Test
    void examplesFitIntoALineOfATerminal() {
        for (var command : Main.commands(Terminal.system()).getSubcommands().entrySet()) {
            assertThat(command.getValue().getCommandSpec().usageMessage().footer())
                    .as(command.getKey())
                    .filteredOn(line -> line.startsWith("  "))
                    .allMatch(line -> line.length() <= 80);
        }
    }

    @Test
    void tellsItsVersion() {
        assertThat(Shell.zeitnot("--version").text())
                .startsWith("zeitnot ")
                .contains("Java")
                .hasLineCount(1);
    }

    @Test
    void usesColoursOnATerminalOnly() {
        assertThat(Shell.zeitnot("features", "uct").text()).doesNotContain(ESCAPE);
        assertThat(Shell.zeitnotOnTerminal("features", "uct").text()).contains(ESCAPE);
    }

    @Test
    void reportsAFailureInOneLine() {
        var err = new ByteArrayOutputStream();
        var broken = new Terminal(
                new BufferedReader(new BrokenReader()),
                new PrintStream(new ByteArrayOutputStream()),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                false,
                false);
        assertThat(Main.run(broken, "play", "tic-tac-toe")).isEqualTo(1);
        assertThat(err.toString(StandardCharsets.UTF_8))
                .startsWith("zeitnot: failed: ")
                .contains("the cable is cut", "ZEITNOT_DEBUG")
                .hasLineCount(1);
    }

    private static final class BrokenReader extends Reader {
        @Override
        public int read(char[] buffer, int offset, int length) throws IOException {
            throw new IOException("the cable is cut");
        }

        @Override
        public void close() {}
    }
}
