package zeitnot.cli;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import zeitnot.game.BadInput;

/** What all commands have in common: where they write, and the choice between text for people and JSON. */
abstract class BaseCommand implements Callable<Integer> {
    final Terminal terminal;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help.")
    private boolean help;

    @Option(names = "--json", description = "Print the result as JSON.")
    private boolean json;

    BaseCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public final Integer call() throws Exception {
        run();
        return CommandLine.ExitCode.OK;
    }

    /** Checks what picocli cannot, then does the work; {@link BadInput} is what the user has to mend. */
    abstract void run() throws Exception;

    final boolean isJson() {
        return json;
    }

    /** Prints a result, for people or as JSON. */
    final void print(Object result, Supplier<?> text) {
        if (json) {
            printJson(result);
        } else {
            terminal.out().print(text.get());
        }
    }

    final void printJson(Object value) {
        terminal.out().println(Json.pretty(value));
    }

    /** A writer to the file that {@code --out} names. */
    static Writer writerTo(Path out) {
        return writerTo("--out", out);
    }

    /** A writer to the file that an option names. */
    static Writer writerTo(String option, Path out) {
        try {
            return Files.newBufferedWriter(out);
        } catch (IOException e) {
            throw new BadInput(option + " " + out + " cannot be written: "
                    + e.getClass().getSimpleName() + "; give a file in a directory that exists and is writable");
        }
    }
}
