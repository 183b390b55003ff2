package zeitnot.cli;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import zeitnot.papers.Setup;
import zeitnot.show.CommandWords;
import zeitnot.time.ClockKind;

/**
 * What has to be typed for the same result, from what was parsed: all arguments, and all options with a value, given or
 * default, since a later version may have other defaults. How the result is shown and kept does not belong to it.
 */
final class Repeat {
    private static final Set<String> LEFT_OUT = Set.of("--help", "--json", "--ludii", "--store", "--fresh");
    private static final String JOBS = "--jobs";
    private static final String CLOCK = "--clock";
    private static final String COMMA = ",";

    private final CommandSpec command;
    private final Map<String, Object> meant = new HashMap<>();

    Repeat(CommandSpec command) {
        this.command = command;
    }

    /**
     * What an option or parameter means in this run, whatever was typed: a default that is known only when the work begins.
     *
     * @param name of the option, or label of the parameter
     */
    Repeat with(String name, Object value) {
        meant.put(name, value);
        return this;
    }

    /** How an experiment was run. */
    Repeat with(Setup setup) {
        setup.clock().ifPresent(clock -> with(CLOCK, clock));
        return with("--games", setup.games()).with("--scale", setup.scale()).with("--seed", setup.seed());
    }

    /** How many games were played at the same time is not known. */
    Repeat withoutJobs() {
        return without(JOBS);
    }

    /** These options had nothing to say. */
    Repeat without(String... names) {
        for (String name : names) {
            with(name, List.of());
        }
        return this;
    }

    String line() {
        List<String> words = new ArrayList<>(List.of(command.qualifiedName(" ").split(" ")));
        for (PositionalParamSpec parameter : command.positionalParameters()) {
            words.addAll(values(parameter, parameter.paramLabel()));
        }
        for (OptionSpec option : command.options()) {
            if (belongs(option)) {
                for (String value : values(option, option.longestName())) {
                    words.add(option.longestName());
                    if (option.arity().max() > 0) {
                        words.add(value);
                    }
                }
            }
        }
        return CommandWords.line(words);
    }

    private boolean belongs(OptionSpec option) {
        boolean isFile = option.type() == Path.class;
        boolean isNeedless = option.longestName().equals(JOBS) && !dependsOnJobs();
        return !isFile && !isNeedless && !LEFT_OUT.contains(option.longestName());
    }

    /** On a real clock, games that are played at the same time may disturb each other. */
    private boolean dependsOnJobs() {
        @Nullable OptionSpec clock = command.findOption(CLOCK);
        return clock != null && value(clock, CLOCK) instanceof ClockKind kind && !kind.isSimulated();
    }

    private @Nullable Object value(ArgSpec argument, String name) {
        return meant.containsKey(name) ? meant.get(name) : argument.getValue();
    }

    private List<String> values(ArgSpec argument, String name) {
        @Nullable Object value = value(argument, name);
        if (value == null || value.equals(false) || value.equals("")) {
            return List.of();
        }
        if (!(value instanceof Collection<?> several)) {
            return List.of(text(value));
        }
        List<String> texts = several.stream().map(Repeat::text).toList();
        return argument.splitRegex().equals(COMMA) && !texts.isEmpty() ? List.of(String.join(COMMA, texts)) : texts;
    }

    private static String text(Object value) {
        return value instanceof Double number && Double.isFinite(number)
                ? new BigDecimal(number.toString()).stripTrailingZeros().toPlainString()
                : value.toString();
    }
}
