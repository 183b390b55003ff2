package zeitnot.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import zeitnot.game.BadInput;
import zeitnot.player.Spec;

/**
 * Puts the numbers of a file where a spec says {@code distribution(@FILE)} or {@code exp-moves(@FILE)}: a spec must say all
 * about its player.
 */
final class ProfileFiles {
    /** With the commands that make the files. */
    private static final Map<String, String> FEATURES =
            Map.of("distribution", "zeitnot profile", "exp-moves", "zeitnot expected-moves");

    private static final String MARK = "@";

    private ProfileFiles() {}

    static Spec expand(Spec spec) {
        return new Spec(spec.parts().stream().map(ProfileFiles::expand).toList());
    }

    private static Spec.Part expand(Spec.Part part) {
        return Optional.ofNullable(FEATURES.get(part.name()))
                .map(maker -> new Spec.Part(
                        part.name(),
                        part.arguments().stream()
                                .map(argument -> expand(argument, maker))
                                .toList()))
                .orElse(part);
    }

    private static Spec.Argument expand(Spec.Argument argument, String maker) {
        return argument.value().startsWith(MARK)
                ? new Spec.Argument(argument.key(), read(argument.value().substring(MARK.length()), maker))
                : argument;
    }

    private static String read(String file, String maker) {
        try (var lines = Files.lines(Path.of(file), StandardCharsets.UTF_8)) {
            return lines.filter(line -> !line.startsWith("#"))
                    .collect(Collectors.joining(" "))
                    .strip();
        } catch (IOException | InvalidPathException e) {
            throw new BadInput("the file '" + file + "' cannot be read; make one with '" + maker + "'");
        }
    }
}
