package zeitnot.player;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import zeitnot.game.BadInput;

/**
 * A player as users type it: features joined by {@code +}.
 *
 * <pre>
 *   spec    = feature { "+" feature }
 *   feature = name [ "(" [ argument { "," argument } ] ")" ]
 *   argument = [ key "=" ] value
 *   value   = characters other than , ( ) = + and quotes, or a text in double quotes
 * </pre>
 *
 * Example: {@code uct(c=1.3)+solver+exp-moves}. What the names mean is the business of {@link Features}.
 */
public record Spec(List<Part> parts) {
    /** One feature of a spec, as written. */
    public record Part(String name, List<Argument> arguments) {
        public Part {
            arguments = List.copyOf(arguments);
        }

        @Override
        public String toString() {
            if (arguments.isEmpty()) {
                return name;
            }
            return name + arguments.stream().map(Argument::toString).collect(Collectors.joining(",", "(", ")"));
        }
    }

    /** An argument; {@code key} is empty if it is given by its place. */
    public record Argument(String key, String value) {
        @Override
        public String toString() {
            boolean plain = !value.isEmpty() && value.chars().noneMatch(c -> SPECIAL.indexOf(c) >= 0 || c == ' ');
            String text = plain ? value : '"' + value + '"';
            return key.isEmpty() ? text : key + "=" + text;
        }
    }

    private static final String SPECIAL = "+(),=\"";

    public Spec {
        parts = List.copyOf(parts);
    }

    /** Reads a spec; throws {@link BadInput} that says where it is broken. */
    public static Spec parse(String text) {
        return new Parser(text).spec();
    }

    @Override
    public String toString() {
        return parts.stream().map(Part::toString).collect(Collectors.joining("+"));
    }

    private static final class Parser {
        private final String text;
        private int at;

        Parser(String text) {
            this.text = text;
        }

        Spec spec() {
            List<Part> parts = new ArrayList<>();
            do {
                parts.add(part());
            } while (accept('+'));
            if (at < text.length()) {
                throw broken("expected '+' or the end");
            }
            return new Spec(parts);
        }

        private Part part() {
            String name = word();
            if (name.isEmpty()) {
                throw broken("expected the name of a feature");
            }
            List<Argument> arguments = new ArrayList<>();
            if (accept('(') && !accept(')')) {
                do {
                    arguments.add(argument(name));
                } while (accept(','));
                if (!accept(')')) {
                    throw broken("expected ',' or ')'");
                }
            }
            return new Part(name, arguments);
        }

        private Argument argument(String feature) {
            String first = value();
            boolean keyed = accept('=');
            String value = keyed ? value() : first;
            if (value.isEmpty()) {
                throw broken(keyed ? "'" + first + "' of '" + feature + "' has no value" : "an argument is missing");
            }
            return new Argument(keyed ? first : "", value);
        }

        private String value() {
            skipBlanks();
            if (at >= text.length() || text.charAt(at) != '"') {
                return word();
            }
            int end = text.indexOf('"', at + 1);
            if (end < 0) {
                throw broken("the quoted text does not end");
            }
            String quoted = text.substring(at + 1, end);
            at = end + 1;
            return quoted;
        }

        private String word() {
            int start = at;
            while (at < text.length() && SPECIAL.indexOf(text.charAt(at)) < 0) {
                at++;
            }
            return text.substring(start, at).strip();
        }

        private boolean accept(char c) {
            skipBlanks();
            if (at < text.length() && text.charAt(at) == c) {
                at++;
                return true;
            }
            return false;
        }

        private void skipBlanks() {
            while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
                at++;
            }
        }

        private BadInput broken(String what) {
            String where = at < text.length() ? " at '" + text.substring(at) + "'" : " at its end";
            return new BadInput("player spec '" + text + "'" + where + ": " + what
                    + "; a spec looks like uct(c=1.3)+solver+exp-moves");
        }
    }
}
