package zeitnot.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import zeitnot.game.BadInput;
import zeitnot.papers.Catalogue;
import zeitnot.papers.Experiment;
import zeitnot.papers.ExperimentFile;
import zeitnot.papers.Setup;

/**
 * An experiment as a user names it: one of the papers' by its id, or one of the user's own by its file.
 *
 * @param command that runs it, with its argument
 */
record NamedExperiment(Experiment experiment, List<String> command) {
    static NamedExperiment ofPaper(String id) {
        return new NamedExperiment(Catalogue.named(id), List.of("reproduce", id));
    }

    static NamedExperiment inFile(String file) {
        try {
            return new NamedExperiment(ExperimentFile.read(Path.of(file)), List.of("run", file));
        } catch (InvalidPathException e) {
            throw new BadInput("'" + file + "' is not the name of a file");
        }
    }

    /** Either of the two. */
    static NamedExperiment of(String idOrFile) {
        return idOrFile.matches(".*\\.ya?ml") ? inFile(idOrFile) : ofPaper(idOrFile);
    }

    /** What to type to run it so again. */
    String command(Setup setup) {
        return Text.command(setup.command(command).toArray(String[]::new));
    }
}
