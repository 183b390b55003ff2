package zeitnot.cli;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import zeitnot.contest.Archive;
import zeitnot.game.BadInput;
import zeitnot.store.Store;

/** The option that says in which file games are kept. */
final class StoreOption {
    static final Path DEFAULT = Path.of("zeitnot.db");

    private static final String NONE = "none";

    @Option(
            names = "--store",
            paramLabel = "FILE",
            description =
                    "The file in which games are kept; 'none', where games are played, keeps none (default: zeitnot.db).")
    private @Nullable String store;

    /** The store for games that are going to be played. Without a store that was asked for, they can be played too. */
    Archive open(Terminal terminal) {
        return open(terminal, DEFAULT);
    }

    Archive open(Terminal terminal, Path preset) {
        if (NONE.equals(store)) {
            return Archive.none();
        }
        if (store != null) {
            return Store.open(path(store));
        }
        try {
            return Store.open(preset);
        } catch (BadInput e) {
            if (Files.exists(preset)) {
                throw e; // it may hold games
            }
            terminal.err().println("zeitnot: warning: " + preset + " cannot be made here; games are not kept");
            return Archive.none();
        }
    }

    /** The store whose games are to be read. */
    Store openExisting() {
        if (NONE.equals(store)) {
            throw new BadInput("--store none has no games; give a file");
        }
        return Store.openExisting(file());
    }

    /** The store whose games are to be read; nothing where there is none and nobody has named one. */
    Archive openToRead() {
        boolean isNone = store == null ? !Files.exists(DEFAULT) : store.equals(NONE);
        return isNone ? Archive.none() : openExisting();
    }

    /** The file as people name it. */
    Path file() {
        return store == null ? DEFAULT : path(store);
    }

    private static Path path(String file) {
        try {
            return Path.of(file);
        } catch (InvalidPathException e) {
            throw new BadInput("--store '" + file + "' is not the name of a file");
        }
    }
}
