package zeitnot.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Runs an experiment of the user's own. */
@Command(
        name = "run",
        description = "Run an experiment that is written in a YAML file, as 'reproduce' runs those of the papers.",
        footer = {
            "%nThe file says which players meet in which games, what is measured, and what a paper says about it, if one does:"
                    + " docs/adding-an-experiment.md. A game is kept when it ends; the same command goes on where it was stopped."
                    + " 'zeitnot report FILE' writes the page.",
            "%nExamples:",
            "  zeitnot run my-experiment.yaml",
            "  zeitnot run my-experiment.yaml --games 20 --scale 0.01"
        })
final class RunCommand extends ExperimentCommand {
    @Parameters(paramLabel = "FILE", description = "The experiment, such as my-experiment.yaml.")
    @SuppressWarnings("NullAway.Init")
    private String file;

    RunCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    void run() throws InterruptedException {
        run(NamedExperiment.inFile(file).experiment());
    }
}
