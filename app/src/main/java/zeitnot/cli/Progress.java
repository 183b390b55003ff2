package zeitnot.cli;

import java.io.PrintStream;
import java.time.Duration;
import java.util.Timer;
import java.util.TimerTask;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;
import zeitnot.time.Clock;
import zeitnot.time.WallClock;

/**
 * How far a piece of work is, on standard error: a bar with the time that remains while a person is looking, otherwise a line
 * every minute, as for a log.
 */
final class Progress implements AutoCloseable {
    private static final int UPDATE_MILLIS = 200;
    private static final double LINE_SECONDS = 60;
    private static final long TICK_MILLIS = 5000;

    /** Given, because the library would else ask jline, and with that nothing can be printed any more after Ctrl-C. */
    private static final int WIDTH = 79;

    private final PrintStream err;
    private final String task;
    private final long steps;
    private final long doneBefore;
    private final Clock clock;
    private final double begun;
    private final @Nullable ProgressBar bar;
    private final @Nullable Timer timer;
    private double lastLine;
    private long done;
    private String message = "";

    Progress(Terminal terminal, String task, long steps) {
        this(terminal, task, steps, 0);
    }

    /** Some of the steps were done before, in a time that says nothing about the rest. */
    Progress(Terminal terminal, String task, long steps, long done) {
        this(terminal, task, steps, done, new WallClock());
    }

    Progress(Terminal terminal, String task, long steps, long done, Clock clock) {
        this.err = terminal.err();
        this.task = task;
        this.steps = steps;
        this.doneBefore = done;
        this.done = done;
        this.clock = clock;
        this.begun = clock.seconds();
        this.lastLine = begun;
        bar = terminal.isInteractive() ? bar(terminal.err(), task, steps, done) : null;
        timer = terminal.isInteractive() ? null : timer();
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

    /** A single step may take longer than a minute. */
    private Timer timer() {
        var ticking = new Timer("zeitnot-progress", true);
        ticking.schedule(
                new TimerTask() {
                    @Override
                    public void run() {
                        tick();
                    }
                },
                TICK_MILLIS,
                TICK_MILLIS);
        return ticking;
    }

    /** One step is done; {@code message} tells how things stand. */
    synchronized void step(String message) {
        done++;
        this.message = message;
        if (bar != null) {
            bar.setExtraMessage(" " + message);
            bar.step();
        } else {
            tick();
        }
    }

    /** Prints a line if the last one is a minute old. */
    synchronized void tick() {
        double now = clock.seconds();
        if (now - lastLine >= LINE_SECONDS) {
            lastLine = now;
            err.println("zeitnot: " + task + ": " + Text.count(done) + " of " + Text.count(steps) + " done"
                    + (message.isBlank() ? "" : ", " + message) + remaining(now));
        }
    }

    private String remaining(double now) {
        long doneSince = done - doneBefore;
        if (doneSince == 0) {
            return "";
        }
        double seconds = (now - begun) / doneSince * (steps - done);
        return ", " + new Span(seconds, seconds) + " left";
    }

    @Override
    public void close() {
        if (bar != null) {
            bar.close();
        }
        if (timer != null) {
            timer.cancel();
        }
    }
}
