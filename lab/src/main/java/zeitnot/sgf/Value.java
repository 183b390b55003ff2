package zeitnot.sgf;

/**
 * The value of a property as it stands between its brackets, with its escapes: what it means depends on the property, and
 * what nobody here knows is written as it was read.
 */
public record Value(String raw) {
    private static final char ESCAPE = '\\';
    private static final char END = ']';
    private static final char BETWEEN = ':';

    public Value {
        if (end(raw, 0) != raw.length()) {
            throw new IllegalArgumentException("not a value: " + raw);
        }
    }

    /** A value that means this text. */
    public static Value of(String text) {
        var raw = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == ESCAPE || c == END) {
                raw.append(ESCAPE);
            }
            raw.append(c);
        }
        return new Value(raw.toString());
    }

    /**
     * Where the value that begins at {@code from} ends: at its bracket, or at the end of the text; beyond it after a lone escape.
     */
    static int end(String text, int from) {
        int at = from;
        while (at < text.length() && text.charAt(at) != END) {
            at += text.charAt(at) == ESCAPE ? 2 : 1;
        }
        return at;
    }

    /** As text of several lines: an escaped line break is none, and other white space is a blank. */
    public String text() {
        return plain(raw, '\n');
    }

    /** As text of one line. */
    public String line() {
        return plain(raw, ' ').strip();
    }

    /** The second of two parts that are composed; all of it if there is one only. */
    String last() {
        return new Value(raw.substring(between() + 1)).line();
    }

    /** The first of two parts that are composed; all of it if there is one only. */
    String first() {
        return new Value(raw.substring(0, between() < 0 ? raw.length() : between())).line();
    }

    private int between() {
        for (int at = 0; at < raw.length(); at += raw.charAt(at) == ESCAPE ? 2 : 1) {
            if (raw.charAt(at) == BETWEEN) {
                return at;
            }
        }
        return -1;
    }

    private static String plain(String raw, char lineBreak) {
        var text = new StringBuilder(raw.length());
        for (int at = 0; at < raw.length(); ) {
            boolean isEscaped = raw.charAt(at) == ESCAPE;
            int from = isEscaped ? at + 1 : at;
            int length = breakLength(raw, from);
            if (length > 0) {
                text.append(isEscaped ? "" : lineBreak);
            } else {
                length = 1;
                char c = raw.charAt(from);
                text.append(Character.isWhitespace(c) ? ' ' : c);
            }
            at = from + length;
        }
        return text.toString();
    }

    /** How long the line break at this place is: systems have four kinds of them. */
    private static int breakLength(String raw, int at) {
        char c = raw.charAt(at);
        if (c != '\n' && c != '\r') {
            return 0;
        }
        char next = at + 1 < raw.length() ? raw.charAt(at + 1) : c;
        return next != c && (next == '\n' || next == '\r') ? 2 : 1;
    }
}
