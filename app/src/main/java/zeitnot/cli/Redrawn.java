package zeitnot.cli;

import java.io.PrintStream;
import java.util.stream.Collectors;

/** Text on a terminal that is drawn again in place. */
final class Redrawn {
    private static final String ERASE_BELOW = "\u001b[J";

    private final PrintStream out;
    private final int width;
    private int height;

    /** @param width where lines are cut, since a line that wraps cannot be drawn over */
    Redrawn(PrintStream out, int width) {
        this.out = out;
        this.width = width;
    }

    void show(String text) {
        String cut = text.lines()
                .map(line -> line.length() > width ? line.substring(0, width) : line)
                .collect(Collectors.joining("\n", "", "\n"));
        out.print(backToTop() + ERASE_BELOW + cut);
        out.flush();
        height = (int) cut.lines().count();
    }

    void clear() {
        out.print(backToTop() + (height > 0 ? ERASE_BELOW : ""));
        out.flush();
        height = 0;
    }

    private String backToTop() {
        return height > 0 ? "\u001b[" + height + "A\r" : "";
    }
}
