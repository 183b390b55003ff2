package zeitnot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Runs the program within the test and keeps what it prints. */
record Shell(int exitCode, String out, String err) {
    static Shell zeitnot(String... args) {
        return zeitnotWithInput("", args);
    }

    static Shell zeitnotWithInput(String input, String... args) {
        return run(false, input, args);
    }

    /** As if a person were looking. */
    static Shell zeitnotOnTerminal(String... args) {
        return run(true, "", args);
    }

    private static Shell run(boolean interactive, String input, String... args) {
        var out = new ByteArrayOutputStream();
        var err = new ByteArrayOutputStream();
        var terminal = new Terminal(
                new BufferedReader(new StringReader(input)),
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                interactive,
                interactive);
        int exitCode = Main.run(terminal, args);
        return new Shell(exitCode, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    /** The output of a command that went well and had nothing else to say. */
    String text() {
        assertThat(err).isEmpty();
        assertThat(exitCode).isZero();
        return out;
    }

    JsonNode json() {
        return JsonMapper.shared().readTree(text());
    }
}
