package zeitnot.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import zeitnot.time.ClockKind;

/**
 * What has to be typed for the same result, from what was parsed: all arguments, and all options with a value, given or
 * default, since a later version may have other defaults. How the result is shown and kept does not belong to it.
 */
final class Repeat {
    private static final Set<String> LEFT_OUT = Set.of("--help", "--json", "--store", "--fresh");
    private static final String JOBS = "--jobs";
    private static final String CLOCK = "--clock";

    private Repeat() {}

    static String line(CommandSpec command) {
        List<String> words = new ArrayList<>(List.of(command.qualifiedName(" ").split(" ")));
        for (PositionalParamSpec parameter : command.positionalParameters()) {
            words.addAll(values(parameter));
        }
        for (OptionSpec option : command.options()) {
            if (belongs(option, command)) {
                for (String value : values(option)) {
                    words.add(option.longestName());
                    if (option.arity().max() > 0) {
                        words.add(value);
                    }
                }
            }
        }
        return Text.command(words.toArray(String[]::new));
    }

    private static boolean belongs(OptionSpec option, CommandSpec command) {
        boolean isFile = option.type() == Path.class;
        boolean isNeedless = option.longestName().equals(JOBS) && !dependsOnJobs(command);
        return !isFile && !isNeedless && !LEFT_OUT.contains(option.longestName());
    }

    /** On a real clock, games that are played at the same time may disturb each other. */
    private static boolean dependsOnJobs(CommandSpec command) {
        @Nullable OptionSpec clock = command.findOption(CLOCK);
        return clock != null && clock.getValue() instanceof ClockKind kind && !kind.isSimulated();
    }

    private static List<String> values(ArgSpec argument) {
        @Nullable Object value = argument.getValue();
        if (value == null || value.equals(false) || value.equals("")) {
            return List.of();
        }
        return value instanceof Collection<?> values
                ? values.stream().map(Object::toString).toList()
                : List.of(value.toString());
    }
}
