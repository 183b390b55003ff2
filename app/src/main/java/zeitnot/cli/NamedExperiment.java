package zeitnot.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import zeitnot.game.BadInput;
import zeitnot.papers.Catalogue;
import zeitnot.papers.Experiment;
import zeitnot.papers.ExperimentFile;

/**
 * An experiment as a user names it: one of the papers' by its id, or one of the user's own by its file.
 *
 * @param command that runs it
 * @param argument of the command
 */
record NamedExperiment(Experiment experiment, String command, String argument) {
    static NamedExperiment ofPaper(String id) {
        return new NamedExperiment(Catalogue.named(id), "reproduce", id);
    }

    static NamedExperiment inFile(String file) {
        try {
            return new NamedExperiment(ExperimentFile.read(Path.of(file)), "run", file);
        } catch (InvalidPathException e) {
            throw new BadInput("'" + file + "' is not the name of a file");
        }
    }

    /** Either of the two. */
    static NamedExperiment of(String idOrFile) {
        return idOrFile.matches(".*\\.ya?ml") ? inFile(idOrFile) : ofPaper(idOrFile);
    }
}
