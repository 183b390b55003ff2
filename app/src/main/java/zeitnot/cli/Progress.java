package zeitnot.cli;

import java.io.PrintStream;
import java.time.Duration;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/** A bar on standard error with the time that remains, while a person is looking; nothing at all otherwise. */
final class Progress implements AutoCloseable {
    private static final int UPDATE_MILLIS = 200;

    /** Given, because the library would else ask jline, and with that nothing can be printed any more after Ctrl-C. */
    private static final int WIDTH = 79;

    private final @Nullable ProgressBar bar;

    Progress(Terminal terminal, String task, long steps) {
        this(terminal, task, steps, 0);
    }

    /** Some of the steps were done before, in a time that says nothing about the rest. */
    Progress(Terminal terminal, String task, long steps, long done) {
        bar = terminal.isInteractive() ? bar(terminal.err(), task, steps, done) : null;
    }

    private static ProgressBar bar(PrintStream out, String task, long steps, long done) {
        return new ProgressBarBuilder()
                .setTaskName(task)
                .setInitialMax(steps)
                .startsFrom(done, Duration.ZERO)
                .setStyle(ProgressBarStyle.ASCII)
                .setUpdateIntervalMillis(UPDATE_MILLIS)
                .setConsumer(new ConsoleProgressBarConsumer(out, WIDTH))
                .clearDisplayOnFinish()
                .build();
    }

    /** One step is done; {@code message} tells how things stand. */
    void step(String message) {
        if (bar != null) {
            bar.setExtraMessage(" " + message);
            bar.step();
        }
    }

    @Override
    public void close() {
        if (bar != null) {
            bar.close();
        }
    }
}
