package zeitnot.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;
import zeitnot.game.BadInput;
import zeitnot.store.StoreException;

/** What is said when a command cannot be run: one line that tells what is wrong and what would be right. */
final class Errors {
    private static final String DEBUG = "ZEITNOT_DEBUG";

    private Errors() {}

    /** The command line cannot be understood. */
    static int badCommandLine(Terminal terminal, ParameterException e) {
        return say(terminal, Main.BAD_INPUT, message(e));
    }

    /** The command was run and did not come to its end. */
    static int failed(Terminal terminal, Throwable e) {
        if (e instanceof BadInput) {
            return say(terminal, Main.BAD_INPUT, text(e));
        }
        if (e instanceof StoreException || e instanceof Output.Failure) {
            return say(terminal, Main.FAILURE, text(e));
        }
        if (System.getenv(DEBUG) != null) {
            e.printStackTrace(terminal.err());
        }
        String hint = System.getenv(DEBUG) == null ? " (set " + DEBUG + "=1 to see where)" : "";
        return say(terminal, Main.FAILURE, "failed: " + e + hint);
    }

    private static int say(Terminal terminal, int exitCode, String message) {
        terminal.out().flush();
        terminal.err().println("zeitnot: " + message.strip().replaceAll("\\s*\\R\\s*", " "));
        return exitCode;
    }

    private static String message(ParameterException e) {
        if (e.getCause() instanceof BadInput bad) {
            return text(bad);
        }
        CommandSpec command = e.getCommandLine().getCommandSpec();
        if (e instanceof UnmatchedArgumentException unmatched) {
            return unmatched(unmatched, command);
        }
        String help = "; see '" + command.qualifiedName() + " --help'";
        if (e instanceof MissingParameterException missing
                && missing.getMissing().stream().noneMatch(CommandLine.Model.ArgSpec::isOption)) {
            List<String> labels = missing.getMissing().stream()
                    .map(CommandLine.Model.ArgSpec::paramLabel)
                    .toList();
            return "missing " + String.join(" and ", labels) + help;
        }
        String message = text(e);
        return message.substring(0, 1).toLowerCase(Locale.ROOT) + message.substring(1) + help;
    }

    private static String unmatched(UnmatchedArgumentException e, CommandSpec command) {
        String given = e.getUnmatched().get(0);
        if (given.startsWith("-") && given.length() > 1) {
            List<String> options = new ArrayList<>(command.optionsMap().keySet());
            return text(BadInput.unknown("option", given.replaceFirst("=.*", ""), options));
        }
        if (!command.subcommands().isEmpty()) {
            List<String> commands = new ArrayList<>(command.subcommands().keySet());
            return text(BadInput.unknown("command", given, commands));
        }
        return mistake(given, command)
                .orElse("'" + given + "' is one argument too many; see '" + command.qualifiedName() + " --help'");
    }

    /** Of several values picocli leaves those that cannot be read to others; what is wrong with the first of them. */
    private static Optional<String> mistake(String given, CommandSpec command) {
        for (PositionalParamSpec parameter : command.positionalParameters()) {
            if (parameter.arity().isVariable()) {
                try {
                    Main.read(parameter.auxiliaryTypes()[0], given);
                } catch (BadInput bad) {
                    return Optional.of(text(bad));
                }
            }
        }
        return Optional.empty();
    }

    private static String text(Throwable e) {
        return Objects.requireNonNullElse(e.getMessage(), "");
    }
}
