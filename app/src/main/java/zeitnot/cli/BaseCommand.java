package zeitnot.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import zeitnot.game.BadInput;
import zeitnot.games.Games;
import zeitnot.json.Json;
import zeitnot.papers.Reproduction;
import zeitnot.papers.Setup;

/** What all commands have in common: where they write, and the choice between text for people and JSON. */
abstract class BaseCommand implements Callable<Integer> {
    /** The prefix of Ludii's games. */
    static final String LUDII = "ludii";

    final Terminal terminal;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help.")
    private boolean help;

    @Option(
            names = "--ludii",
            paramLabel = "FILE",
            description =
                    "Ludii.jar, for the games that are written ludii:NAME (default: LUDII_JAR in the environment).")
    private @Nullable String ludii;

    @Option(names = "--json", description = "Print the result as JSON.")
    private boolean json;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private CommandSpec spec;

    BaseCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public final Integer call() throws Exception {
        if (ludii != null) {
            Games.provider(LUDII);
        }
        run();
        if (terminal.out().checkError()) {
            throw new Output.Failure("standard output cannot be written: free some of the disk or write elsewhere");
        }
        return CommandLine.ExitCode.OK;
    }

    /** What has to be typed to get the same result again. */
    final String command() {
        return repeat().line();
    }

    /** The same, for commands that know better than the command line what was meant. */
    final Repeat repeat() {
        return new Repeat(spec);
    }

    /** What has to be typed to get a run of an experiment that another command has made. */
    final String command(NamedExperiment named, Setup setup) {
        return command(named, setup, List.of());
    }

    /** The same, with the rows that it has. */
    final String command(NamedExperiment named, Reproduction run) {
        List<String> rows =
                named.experiment().names(condition -> run.observed(condition).played() > 0);
        return command(named, run.setup(), rows);
    }

    private String command(NamedExperiment named, Setup setup, List<String> rows) {
        CommandLine maker = Objects.requireNonNull(
                spec.root().commandLine().getSubcommands().get(named.command()));
        maker.parseArgs(named.argument());
        return new Repeat(maker.getCommandSpec())
                .with(setup)
                .with("--row", rows)
                .withoutJobs()
                .line();
    }

    /** Checks what picocli cannot, then does the work; {@link BadInput} is what the user has to mend. */
    abstract void run() throws Exception;

    /** Whether this command line asks for Ludii. */
    final boolean wantsLudii() {
        return ludii != null;
    }

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
    static Output writerTo(Path out) {
        return writerTo("--out", out);
    }

    /** A writer to the file that an option names. */
    static Output writerTo(String option, Path out) {
        return Output.to(option, out);
    }
}
