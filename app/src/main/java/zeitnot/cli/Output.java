package zeitnot.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import zeitnot.game.BadInput;

/** A file that a command writes. What cannot be written is a {@link Failure}: a full disk must not look like a result. */
final class Output extends Writer {
    private final String name;
    private final Writer writer;

    private Output(String name, Writer writer) {
        this.name = name;
        this.writer = writer;
    }

    /** Something could not be written. The message is one line for people. */
    static final class Failure extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Failure(String message) {
            super(message);
        }
    }

    /** The file that an option names. */
    static Output to(String option, Path file) {
        String name = option + " " + file;
        try {
            return new Output(name, Files.newBufferedWriter(file));
        } catch (IOException e) {
            throw unwritable(name, e.getClass().getSimpleName());
        }
    }

    /** Throws {@link BadInput} if the file cannot be written later; one that is there stays as it is until then. */
    static void check(String option, Path file) {
        Path directory = file.toAbsolutePath().getParent();
        boolean canBeMade = directory != null && Files.isDirectory(directory) && Files.isWritable(directory);
        if (Files.exists(file) ? Files.isDirectory(file) || !Files.isWritable(file) : !canBeMade) {
            throw unwritable(option + " " + file, Files.isDirectory(file) ? "a directory" : "no access");
        }
    }

    private static BadInput unwritable(String name, String why) {
        return new BadInput(
                name + " cannot be written: " + why + "; give a file in a directory that exists and is writable");
    }

    /** Standard output, which is not closed. */
    static Output to(PrintStream out) {
        return new Output("standard output", new PrintWriter(out, false, StandardCharsets.UTF_8) {
            @Override
            public void close() {
                flush();
            }
        });
    }

    /** Nowhere. */
    static Output none() {
        return new Output("nothing", Writer.nullWriter());
    }

    void print(String text) {
        checked(() -> writer.write(text));
    }

    void println(String line) {
        print(line + System.lineSeparator());
    }

    @Override
    public void write(char[] text, int offset, int length) {
        checked(() -> writer.write(text, offset, length));
    }

    @Override
    public void flush() {
        checked(writer::flush);
    }

    @Override
    public void close() {
        checked(writer::close);
    }

    private interface Writing {
        void run() throws IOException;
    }

    private void checked(Writing writing) {
        try {
            writing.run();
        } catch (IOException e) {
            throw new Failure(
                    name + " cannot be written: " + e.getMessage() + "; free some of the disk or give another file");
        }
    }
}
