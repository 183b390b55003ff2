package zeitnot.gtp;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A command as it came in.
 *
 * @param id the number that the answer repeats; empty if there is none
 */
record Request(String id, String command, List<String> arguments) {
    private static final Pattern LINE = Pattern.compile("(?s)\\s*(?:(\\d{1,10})(?:\\s+|$))?(\\S*)\\s*(.*)");
    private static final Pattern WHOLE = Pattern.compile("\\d{1,9}");
    private static final Pattern REAL = Pattern.compile("[+-]?(?:\\d{1,12}(?:\\.\\d{0,12})?|\\.\\d{1,12})");
    private static final int MOST_ARGUMENTS = 10_000;

    Request {
        arguments = List.copyOf(arguments);
    }

    /** Reads a line as the specification says: control characters and comments are nothing, a tab is a blank. */
    static Optional<Request> parse(String line) {
        String text = plain(line);
        if (text.isBlank()) {
            return Optional.empty();
        }
        Matcher matcher = LINE.matcher(text);
        if (!matcher.matches()) {
            return Optional.of(new Request("", "", List.of()));
        }
        String id = matcher.group(1) == null ? "" : matcher.group(1);
        String rest = matcher.group(3).strip();
        List<String> arguments = rest.isEmpty() ? List.of() : Arrays.asList(rest.split("\\s+", MOST_ARGUMENTS));
        return Optional.of(new Request(id, matcher.group(2), arguments));
    }

    private static String plain(String line) {
        var text = new StringBuilder(line.length());
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '#') {
                break;
            }
            if (c == '\t') {
                text.append(' ');
            } else if (!Character.isISOControl(c)) {
                text.append(c);
            }
        }
        return text.toString();
    }

    /** Throws unless there are so many arguments. */
    Request demand(int count) {
        if (arguments.size() != count) {
            throw Failure.syntax();
        }
        return this;
    }

    boolean has(int index) {
        return index < arguments.size();
    }

    String word(int index) {
        if (!has(index)) {
            throw Failure.syntax();
        }
        return arguments.get(index);
    }

    String lower(int index) {
        return word(index).toLowerCase(Locale.ROOT);
    }

    /** All arguments from this one on, as one text. */
    String from(int index) {
        word(index);
        return String.join(" ", arguments.subList(index, arguments.size()));
    }

    int whole(int index) {
        String word = word(index);
        if (!WHOLE.matcher(word).matches()) {
            throw Failure.syntax();
        }
        return Integer.parseInt(word);
    }

    double real(int index) {
        String word = word(index);
        if (!REAL.matcher(word).matches()) {
            throw Failure.syntax();
        }
        return Double.parseDouble(word);
    }

    /** A number of seconds. The specification has whole ones; several programs send fractions. */
    double seconds(int index) {
        double seconds = real(index);
        if (seconds < 0) {
            throw Failure.syntax();
        }
        return seconds;
    }

    /** The player of a colour: black is the one who begins. */
    int colour(int index) {
        return colour(word(index)).orElseThrow(Failure::syntax);
    }

    static Optional<Integer> colour(String word) {
        return switch (word.toLowerCase(Locale.ROOT)) {
            case "b", "black" -> Optional.of(0);
            case "w", "white" -> Optional.of(1);
            default -> Optional.empty();
        };
    }
}
