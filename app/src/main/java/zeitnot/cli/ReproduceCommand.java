package zeitnot.cli;

import java.nio.file.Files;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import zeitnot.papers.Catalogue;
import zeitnot.papers.StoredRuns;
import zeitnot.results.Results;
import zeitnot.show.ExperimentState;
import zeitnot.store.Store;

/** Runs the experiments of the papers again. */
@Command(
        name = "reproduce",
        description = "Run a table or a figure of a paper again; without ID, list them and how far they are.",
        footer = {
            "%nWithout options an experiment is run as in the paper: its number of games, its time limits, and the simulated"
                    + " clock at its speeds. How long that takes is said first. A game is kept when it ends; the same command"
                    + " goes on where it was stopped, and tables that ask for the same games share them. On Ctrl-C the result"
                    + " so far is printed. 'zeitnot run' does the same with an experiment of your own.",
            "%nExamples:",
            "  zeitnot reproduce",
            "  zeitnot reproduce baier-winands/table-6 --games 200 --scale 0.05"
        })
final class ReproduceCommand extends ExperimentCommand {
    @Parameters(paramLabel = "ID", arity = "0..1", description = "The experiment, such as baier-winands/table-6.")
    private @Nullable String id;

    ReproduceCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    void run() throws InterruptedException {
        if (id == null) {
            list();
        } else {
            run(Catalogue.named(id));
        }
    }

    private void list() {
        List<ExperimentState> states;
        if (Files.exists(session.store().file())) {
            try (Store existing = session.store().openExisting()) {
                states = ExperimentState.all(new StoredRuns(existing.matches()), Results.known());
            }
        } else {
            states = ExperimentState.all(new StoredRuns(List.of()), Results.known());
        }
        print(states, () -> new ExperimentsText(states));
    }
}
