package zeitnot.contest.gtp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import zeitnot.contest.gtp.FakeEngine.Habit;
import zeitnot.player.Forfeit;
import zeitnot.player.Forfeit.Reason;

/** Real processes that do what engines do. */
class GtpEngineTest {
    private static final double LONG = 60;

    private static GtpEngine start(Habit habit) {
        return GtpEngine.start(Fakes.command("tic-tac-toe", habit));
    }

    private static void assertForfeit(Runnable action, Reason reason, String... messages) {
        assertThatExceptionOfType(Forfeit.class)
                .isThrownBy(action::run)
                .satisfies(e -> assertThat(e.reason()).isEqualTo(reason))
                .satisfies(e -> assertThat(e.getMessage()).contains(messages).hasLineCount(1));
    }

    @Test
    void asksAndIsAnswered() {
        try (GtpEngine engine = start(Habit.CORRECT)) {
            assertThat(engine.ask("protocol_version", LONG)).isEqualTo("2");
            assertThat(engine.ask("list_commands", LONG).lines()).contains("play", "genmove");
            assertThat(engine.ask("play black b2", LONG)).isEmpty();
            assertThat(engine.ask("genmove white", LONG)).matches("[abc][123]").isNotEqualTo("b2");
        }
    }

    @Test
    void nothingThatAProgramHasStartedOutlivesIt() throws Exception {
        // the child does not end with the program, which ends by itself when it is told to quit
        List<String> command = new ArrayList<>(List.of("sh", "-c", "sleep 98765 & exec \"$@\"", "sh"));
        command.addAll(Fakes.command("tic-tac-toe", Habit.CORRECT));
        ProcessHandle child;
        try (GtpEngine engine = GtpEngine.start(command)) {
            assertThat(engine.ask("protocol_version", LONG)).isEqualTo("2");
            child = ProcessHandle.current()
                    .descendants()
                    .filter(process -> process.info().command().orElse("").endsWith("sleep"))
                    .findFirst()
                    .orElseThrow();
        }
        assertThat(child.onExit().get(1, TimeUnit.MINUTES).isAlive()).isFalse();
    }

    @Test
    void understandsWordyEngines() {
        try (GtpEngine engine = start(Habit.WORDY)) {
            assertThat(engine.ask("protocol_version", LONG)).isEqualTo("2");
            assertThat(engine.ask("list_commands", LONG).lines()).contains("play", "genmove");
            assertThat(engine.ask("genmove black", LONG)).matches("[ABC][123] # a good move");
        }
    }

    @Test
    void tellsARefusalFromAnAnswer() {
        try (GtpEngine engine = start(Habit.CORRECT)) {
            assertThat(engine.tryToAsk("tea", LONG)).isEmpty();
            assertThat(engine.tryToAsk("name", LONG)).contains("Fake");
            assertForfeit(() -> engine.ask("tea", LONG), Reason.CRASH, "refused 'tea': unknown command");
        }
    }

    @Test
    void reportsACrashWithItsLastWords() {
        try (GtpEngine engine = start(Habit.CRASHES)) {
            engine.ask("genmove black", LONG);
            assertForfeit(
                    () -> engine.ask("genmove white", LONG),
                    Reason.CRASH,
                    "exit code 3",
                    "'genmove white'",
                    "Segmentation fault");
        }
    }

    @Test
    void reportsAHang() {
        try (GtpEngine engine = start(Habit.HANGS)) {
            engine.ask("genmove black", LONG);
            assertForfeit(() -> engine.ask("genmove white", 0.05), Reason.HANG, "no answer to 'genmove white' in 50ms");
        }
    }

    @Test
    void reportsGarbageWithoutWaitingForItsEnd() {
        try (GtpEngine engine = start(Habit.BABBLES)) {
            engine.ask("genmove black", LONG);
            assertForfeit(() -> engine.ask("genmove white", LONG), Reason.CRASH, "garbage", "Lorem ipsum");
        }
    }

    @Test
    void reportsAProgramThatIsNoEngine() {
        // it says what it was asked: no answer, and no end
        try (GtpEngine engine = GtpEngine.start(List.of("cat"))) {
            assertForfeit(() -> engine.ask("name", 0.05), Reason.HANG, "no answer to 'name'");
        }
    }

    @Test
    void reportsAProgramThatDoesNotExist() {
        assertForfeit(() -> GtpEngine.start(List.of("no-such-engine")), Reason.CRASH, "cannot be started");
    }

    @Test
    void closesAnEngineThatStays() {
        GtpEngine engine = start(Habit.STAYS);
        engine.ask("name", LONG);
        List<ProcessHandle> children = ProcessHandle.current().children().toList();
        assertThat(children).isNotEmpty();
        engine.close();
        assertThat(children)
                .allSatisfy(child -> assertThat(child.onExit()).succeedsWithin(Duration.ofSeconds((long) LONG)));
    }

    @Test
    void stopsWaitingWhenItsThreadIsInterrupted() {
        try (GtpEngine engine = start(Habit.CORRECT)) {
            engine.ask("name", LONG);
            Thread.currentThread().interrupt();
            assertThatExceptionOfType(CancellationException.class).isThrownBy(() -> engine.ask("name", LONG));
            assertThat(Thread.interrupted()).isTrue();
        }
    }
}
