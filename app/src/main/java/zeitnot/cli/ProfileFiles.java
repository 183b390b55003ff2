package zeitnot.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.stream.Collectors;
import zeitnot.game.BadInput;
import zeitnot.player.Spec;

/** Puts the numbers of a file where a spec says {@code distribution(@FILE)}: a spec must say all about its player. */
final class ProfileFiles {
    private static final String FEATURE = "distribution";
    private static final String MARK = "@";

    private ProfileFiles() {}

    static Spec expand(Spec spec) {
        return new Spec(spec.parts().stream().map(ProfileFiles::expand).toList());
    }

    private static Spec.Part expand(Spec.Part part) {
        if (!part.name().equals(FEATURE)) {
            return part;
        }
        return new Spec.Part(
                part.name(), part.arguments().stream().map(ProfileFiles::expand).toList());
    }

    private static Spec.Argument expand(Spec.Argument argument) {
        return argument.value().startsWith(MARK)
                ? new Spec.Argument(argument.key(), read(argument.value().substring(MARK.length())))
                : argument;
    }

    private static String read(String file) {
        try (var lines = Files.lines(Path.of(file), StandardCharsets.UTF_8)) {
            return lines.filter(line -> !line.startsWith("#"))
                    .collect(Collectors.joining(" "))
                    .strip();
        } catch (IOException | InvalidPathException e) {
            throw new BadInput("the profile '" + file + "' cannot be read; make one with 'zeitnot profile'");
        }
    }
}
