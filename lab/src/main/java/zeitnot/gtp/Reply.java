package zeitnot.gtp;

import java.io.PrintStream;

/** The answer to one command, which may be written line by line while the command goes on. */
final class Reply {
    private final PrintStream out;
    private final String id;
    private boolean isBegun;

    Reply(PrintStream out, String id) {
        this.out = out;
        this.id = id;
    }

    /** Writes what succeeded, as far as it is known. */
    void line(String text) {
        if (isBegun) {
            out.print(text + "\n");
        } else {
            out.print("=" + id + (text.isEmpty() ? "" : " " + text) + "\n");
        }
        isBegun = true;
        out.flush();
    }

    /** The whole answer; an empty line would end it, so there are none in it. */
    void text(String text) {
        if (text.isBlank()) {
            line("");
        }
        text.lines().filter(line -> !line.isBlank()).forEach(this::line);
    }

    void failed(String why) {
        if (isBegun) {
            return;
        }
        out.print("?" + id + " " + why.replaceAll("\\s+", " ").strip() + "\n");
        isBegun = true;
    }

    void end() {
        if (!isBegun) {
            line("");
        }
        out.print("\n");
        out.flush();
    }
}
