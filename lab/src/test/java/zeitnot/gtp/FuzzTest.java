package zeitnot.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zeitnot.game.Rng;
import zeitnot.time.SimulatedClock;

/**
 * Lines that nobody should send: each command is answered once, and the memory stays as it is. {@code -Dzeitnot.fuzz=100000}
 * sends more of them.
 */
class FuzzTest {
    private static final int LINES = Integer.getInteger("zeitnot.fuzz", 20_000);
    private static final long MOST_GROWTH = 64L << 20;

    private static final List<String> COMMANDS = List.of(
            "protocol_version",
            "name",
            "version",
            "known_command",
            "list_commands",
            "boardsize",
            "clear_board",
            "komi",
            "play",
            "play",
            "play",
            "genmove",
            "genmove",
            "reg_genmove",
            "undo",
            "showboard",
            "fixed_handicap",
            "place_free_handicap",
            "set_free_handicap",
            "time_settings",
            "time_left",
            "kgs-time_settings",
            "kata-time_settings",
            "kgs-rules",
            "kgs-chat",
            "final_status_list",
            "loadsgf",
            "analyze",
            "lz-analyze",
            "kata-analyze",
            "lz-genmove_analyze",
            "gogui-play_sequence",
            "gogui-setup",
            "gogui-analyze_commands",
            "zeitnot-search",
            "zeitnot-rave",
            "cputime",
            "zeitnot-time",
            "tea");

    private static final List<String> WORDS = List.of(
            "b",
            "w",
            "black",
            "WHITE",
            "green",
            "A1",
            "e5",
            "J9",
            "T19",
            "Z99",
            "I5",
            "pass",
            "resign",
            "0",
            "1",
            "2",
            "5",
            "7",
            "9",
            "-1",
            "3.5",
            "1e9",
            "99999999999999999999",
            "NaN",
            "dead",
            "alive",
            "byoyomi",
            "canadian",
            "fischer",
            "none",
            "chinese",
            "\u00e4\u4e16\u754c",
            "/",
            "..",
            "interval",
            "\u0000",
            "=",
            "?");

    /** Lines as they are asked for, and how many of them have to be answered. */
    private static final class Lines extends Reader {
        private final Rng rng = new Rng(15);
        private String line = "";
        private int at;
        private int sent;
        private int commands;

        @Override
        public int read(char[] into, int offset, int length) {
            if (at == line.length()) {
                if (sent++ == LINES) {
                    return -1;
                }
                String next = next();
                commands += Request.parse(next).isPresent() ? 1 : 0;
                line = next + "\n";
                at = 0;
            }
            int count = Math.min(length, line.length() - at);
            line.getChars(at, at + count, into, offset);
            at += count;
            return count;
        }

        private String next() {
            int kind = rng.nextInt(100);
            if (kind < 4) {
                return rng.nextInt(2) == 0 ? "" : " \t\r";
            }
            if (kind < 6) {
                return "# " + words(4);
            }
            if (kind < 20) {
                return noise(1 + rng.nextInt(60));
            }
            if (kind == 20 && rng.nextInt(8) == 0) {
                return "play " + "x ".repeat(rng.nextInt(2 * Inbox.LONGEST));
            }
            if (kind == 21 && rng.nextInt(8) == 0) {
                return "9".repeat(1 + rng.nextInt(2 * Inbox.LONGEST));
            }
            String command = COMMANDS.get(rng.nextInt(COMMANDS.size()));
            String id = rng.nextInt(3) == 0 ? rng.nextInt(1 << 30) + " " : "";
            String broken = kind < 30 ? command.substring(0, rng.nextInt(command.length() + 1)) + noise(2) : command;
            return id + broken + " " + words(rng.nextInt(5)) + (kind > 90 ? "\r" : kind > 85 ? " # " + noise(5) : "");
        }

        private String words(int count) {
            var words = new StringBuilder();
            for (int i = 0; i < count; i++) {
                words.append(WORDS.get(rng.nextInt(WORDS.size()))).append(rng.nextInt(9) == 0 ? "\t" : " ");
            }
            return words.toString();
        }

        private String noise(int length) {
            var noise = new StringBuilder();
            for (int i = 0; i < length; i++) {
                char c = (char) rng.nextInt(rng.nextInt(4) == 0 ? 1 << 16 : 256);
                noise.append(c == '\n' ? ' ' : c);
            }
            return noise.toString();
        }

        @Override
        public void close() {}
    }

    /** Counts answers: each begins with a mark behind an empty line, and ends with an empty one. */
    private static final class Answers extends OutputStream {
        private int count;
        private int wrong;
        private int last = '\n';
        private boolean isOpen;

        @Override
        public void write(int b) {
            if (!isOpen) {
                isOpen = true;
                wrong += b == '=' || b == '?' ? 0 : 1;
            } else if (b == '\n' && last == '\n') {
                isOpen = false;
                count++;
            }
            last = b;
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"go-9x9", "breakthrough-6x6"})
    void answersEveryCommandAndStaysSmall(String game) throws InterruptedException {
        var setup = Dialogue.setup(game, "uct", "2/move", new SimulatedClock(1000, 50, 1));
        var lines = new Lines();
        var answers = new Answers();
        var log = new ByteArrayOutputStream();
        long before = used();
        try (var server = new GtpServer(
                setup,
                lines,
                new PrintStream(answers, false, StandardCharsets.UTF_8),
                new PrintStream(log, true, StandardCharsets.UTF_8))) {
            server.run();
            assertThat(used() - before).isLessThan(MOST_GROWTH);
        }
        assertThat(log.toString(StandardCharsets.UTF_8)).doesNotContain(" failed: ");
        assertThat(answers.wrong).isZero();
        assertThat(answers.count).isEqualTo(lines.commands).isGreaterThan(LINES / 2);
    }

    private static long used() {
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}
