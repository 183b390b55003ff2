package zeitnot.contest.gtp;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.util.ArrayDeque;
import java.util.Deque;

/** Reads all that a program writes to its standard error, so that it never has to wait, and keeps the last lines. */
final class LastLines {
    private static final int LINES = 5;
    private static final int LINE_LENGTH = 200;

    private final Deque<String> lines = new ArrayDeque<>();

    void drain(Reader reader) throws IOException {
        var line = new StringBuilder();
        var in = new BufferedReader(reader);
        for (int c = in.read(); c >= 0; c = in.read()) {
            if (c == '\n') {
                add(line.toString());
                line.setLength(0);
            } else if (line.length() < LINE_LENGTH && !Character.isISOControl(c)) {
                line.append((char) c);
            }
        }
        add(line.toString());
    }

    private synchronized void add(String line) {
        if (line.isBlank()) {
            return;
        }
        lines.addLast(line.strip());
        if (lines.size() > LINES) {
            lines.removeFirst();
        }
    }

    /** The lines, joined by slashes. */
    @Override
    public synchronized String toString() {
        return String.join(" / ", lines);
    }
}
