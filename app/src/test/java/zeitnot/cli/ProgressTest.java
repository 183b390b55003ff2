package zeitnot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ProgressTest {
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private double seconds;

    private Progress progress() {
        var stream = new PrintStream(err, true, StandardCharsets.UTF_8);
        var terminal = new Terminal(new BufferedReader(Reader.nullReader()), stream, stream, false, false);
        return new Progress(terminal, "connect4", 100, 20, () -> (long) (seconds * 1e9));
    }

    @Test
    void aLogGetsALineEveryMinute() {
        try (Progress progress = progress()) {
            for (seconds = 10; seconds <= 130; seconds += 10) {
                progress.step("+1 =0 -0");
            }
        }
        assertThat(err.toString(StandardCharsets.UTF_8).lines())
                .containsExactly(
                        "zeitnot: connect4: 26 of 100 done, +1 =0 -0, about 12 minutes left",
                        "zeitnot: connect4: 32 of 100 done, +1 =0 -0, about 11 minutes left");
    }

    @Test
    void aStepMayTakeLongerThanAMinute() {
        try (Progress progress = progress()) {
            seconds = 59;
            progress.tick();
            assertThat(err.size()).isZero();
            seconds = 61;
            progress.tick();
        }
        assertThat(err.toString(StandardCharsets.UTF_8)).isEqualTo("zeitnot: connect4: 20 of 100 done\n");
    }
}
