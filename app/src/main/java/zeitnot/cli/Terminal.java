package zeitnot.cli;

import java.io.BufferedReader;
import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import zeitnot.game.Ink;

/**
 * Where a command reads and writes.
 *
 * @param isInteractive whether a person is looking, who wants progress bars and tables that change in place
 * @param isColoured whether ANSI colours may be used
 */
record Terminal(BufferedReader in, PrintStream out, PrintStream err, boolean isInteractive, boolean isColoured) {
    /** The streams of this process, always in UTF-8, as JSON has to be. */
    static Terminal system() {
        boolean interactive = isTerminal(System.console());
        return new Terminal(
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)),
                utf8(FileDescriptor.out),
                utf8(FileDescriptor.err),
                interactive,
                interactive && System.getenv("NO_COLOR") == null);
    }

    private static PrintStream utf8(FileDescriptor descriptor) {
        return new PrintStream(new FileOutputStream(descriptor), true, StandardCharsets.UTF_8);
    }

    /** Since Java 22 there is a console even where there is no terminal, and a method that tells them apart. */
    private static boolean isTerminal(@Nullable Console console) {
        if (console == null) {
            return false;
        }
        try {
            return (boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (NoSuchMethodException java21OrOlder) {
            return true;
        } catch (ReflectiveOperationException e) {
            return false;
        }
    }

    Ink ink() {
        return isColoured ? Ink.COLOUR : Ink.PLAIN;
    }

    PrintWriter outWriter() {
        return new PrintWriter(out, true, StandardCharsets.UTF_8);
    }

    PrintWriter errWriter() {
        return new PrintWriter(err, true, StandardCharsets.UTF_8);
    }
}
