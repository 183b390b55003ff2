package zeitnot.gtp;

import java.io.IOException;
import java.io.Reader;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import zeitnot.play.Interruption;

/**
 * The lines that come in, read by a thread of their own, so that one which arrives can end what is going on. What is longer
 * than a line can sensibly be is cut, and few lines are held: nobody can fill the memory.
 */
final class Inbox {
    /** Longer lines are cut here. */
    static final int LONGEST = 1 << 16;

    private static final int MOST_UNREAD = 16;

    /** What GoGui writes to interrupt a command: a comment, which means nothing to others. */
    private static final String INTERRUPT = "# interrupt";

    private final Reader in;
    private final Interruption interruption;

    /** Lines; an empty one is the end. */
    private final BlockingQueue<Optional<String>> unread = new ArrayBlockingQueue<>(MOST_UNREAD);

    private Optional<Optional<String>> next = Optional.empty();

    Inbox(Reader in, Interruption interruption) {
        this.in = in;
        this.interruption = interruption;
        var thread = new Thread(this::read, "zeitnot-gtp-in");
        thread.setDaemon(true);
        thread.start();
    }

    /** Waits for a line; none at the end of the input. */
    Optional<String> take() throws InterruptedException {
        Optional<String> line = next.isPresent() ? next.get() : unread.take();
        next = line.isPresent() ? Optional.empty() : Optional.of(line);
        return line;
    }

    /** Waits until a line, or the end, has arrived, but no longer than this. */
    boolean arrivesWithin(long millis) throws InterruptedException {
        if (next.isEmpty()) {
            next = Optional.ofNullable(unread.poll(millis, TimeUnit.MILLISECONDS));
        }
        return next.isPresent();
    }

    private void read() {
        try {
            Optional<String> line;
            do {
                line = line();
                if (line.isPresent() && line.get().strip().equals(INTERRUPT)) {
                    hear(line);
                } else {
                    unread.put(line);
                }
            } while (line.isPresent());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * Ends a search, or else an analysis. It never waits, so that the next one is heard too; where so many lines lie unread
     * that there is no room, these end an analysis.
     */
    private void hear(Optional<String> interrupt) {
        if (!interruption.interrupt()) {
            var unused = unread.offer(interrupt);
        }
    }

    private Optional<String> line() {
        var line = new StringBuilder();
        try {
            for (int c = in.read(); c >= 0; c = in.read()) {
                if (c == '\n') {
                    return Optional.of(line.toString());
                }
                if (line.length() < LONGEST) {
                    line.append((char) c);
                }
            }
        } catch (IOException closed) {
            return Optional.empty();
        }
        return line.length() == 0 ? Optional.empty() : Optional.of(line.toString());
    }
}
