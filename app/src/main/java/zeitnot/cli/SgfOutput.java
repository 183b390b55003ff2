package zeitnot.cli;

import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import zeitnot.game.Game;
import zeitnot.sgf.GameTree;
import zeitnot.sgf.GameWriter;
import zeitnot.sgf.Sgf;

/**
 * Where games go in SGF: all into one file, or each into one of its own in a directory. A game is there when it has been written.
 */
final class SgfOutput implements AutoCloseable {
    private final String option;
    private final Optional<Path> directory;
    private final Output all;
    private final boolean isWanted;
    private int count;

    private SgfOutput(String option, Optional<Path> directory, Output all, boolean isWanted) {
        this.option = option;
        this.directory = directory;
        this.all = all;
        this.isWanted = isWanted;
    }

    /** The file or directory that an option names, for games that SGF must have. */
    static SgfOutput to(String option, Path path, Game game) {
        GameWriter.require(game);
        boolean isDirectory = Files.isDirectory(path);
        return new SgfOutput(
                option,
                isDirectory ? Optional.of(path) : Optional.empty(),
                isDirectory ? Output.none() : Output.to(option, path),
                true);
    }

    static SgfOutput to(PrintStream out) {
        return new SgfOutput("", Optional.empty(), Output.to(out), true);
    }

    /** Nowhere. */
    static SgfOutput none() {
        return new SgfOutput("", Optional.empty(), Output.none(), false);
    }

    /** How many games have been written. */
    int count() {
        return count;
    }

    /**
     * @param name of the game
     * @param number by which its file is called in a directory
     */
    void write(String name, int number, Supplier<GameTree> game) {
        if (!isWanted) {
            return;
        }
        count++;
        String text = Sgf.file(List.of(game.get()));
        if (directory.isEmpty()) {
            all.print(text);
            all.flush();
            return;
        }
        Path file = directory.get().resolve(Text.format("%s-%06d.sgf", name, number));
        try (Output one = Output.to(option, file)) {
            one.print(text);
        }
    }

    @Override
    public void close() {
        all.close();
    }
}
