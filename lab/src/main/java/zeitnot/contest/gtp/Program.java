package zeitnot.contest.gtp;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;

/** Where programs are. */
public final class Program {
    /** Debian keeps games, GNU Go among them, in a place of their own that is not always on the path. */
    private static final String OF_GAMES = "/usr/games";

    private Program() {}

    /** The program of this bare name on the path, or among the games of the system. */
    public static Optional<Path> find(String name) {
        String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
        return Stream.concat(Arrays.stream(path.split(File.pathSeparator)), Stream.of(OF_GAMES))
                .map(place -> Path.of(place, name))
                .filter(program -> Files.isRegularFile(program) && Files.isExecutable(program))
                .findFirst();
    }

    /** What is started for this first word of a command: what has a directory, or is not found, stays as it is. */
    static String resolve(String word) {
        return word.contains(File.separator)
                ? word
                : find(word).map(Path::toString).orElse(word);
    }
}
