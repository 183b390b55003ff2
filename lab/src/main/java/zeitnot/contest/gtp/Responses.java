package zeitnot.contest.gtp;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a GTP engine writes to its standard output, as responses. A response begins with {@code =} or {@code ?} and ends
 * with an empty line; what stands between two responses is none of the protocol's business and is passed over.
 */
final class Responses {
    /** An engine that writes more than this without completing a response speaks another language. */
    static final int MOST_CHARACTERS = 1 << 20;

    private static final Pattern FIRST_LINE = Pattern.compile("([=?])(\\d{0,9})\\s*(.*)");
    private static final int SHOWN_CHARACTERS = 80;

    private final Reader in;
    private int characters;
    private volatile String stray = "";

    /**
     * An answer of an engine.
     *
     * @param isSuccess whether it began with {@code =}
     * @param id the number of the command that is answered; empty if the engine did not repeat it
     * @param text without the mark, the number and the last line break
     */
    record Response(boolean isSuccess, String id, String text) {}

    Responses(Reader in) {
        this.in = new BufferedReader(in);
    }

    /** Waits for the next response; none if the engine has closed its output or writes what is not GTP. */
    Optional<Response> next() throws IOException {
        characters = 0;
        for (Optional<String> line = line(); line.isPresent(); line = line()) {
            Matcher first = FIRST_LINE.matcher(line.get());
            if (first.matches()) {
                return rest(first.group(3))
                        .map(text -> new Response(first.group(1).equals("="), first.group(2), text));
            }
            if (!line.get().isBlank()) {
                stray = line.get();
            }
        }
        return Optional.empty();
    }

    /** Whether the last response was broken off because it, or what came before it, was too long. */
    boolean isTooMuch() {
        return characters > MOST_CHARACTERS;
    }

    /** The beginning of the last line that belonged to no response; empty if there was none. */
    String stray() {
        return stray.substring(0, Math.min(SHOWN_CHARACTERS, stray.length()));
    }

    private Optional<String> rest(String firstLine) throws IOException {
        var text = new StringBuilder(firstLine);
        for (Optional<String> line = line(); line.isPresent(); line = line()) {
            if (line.get().isEmpty()) {
                return Optional.of(text.toString().strip());
            }
            text.append('\n').append(line.get());
        }
        return Optional.empty();
    }

    /** A line without control characters, which the protocol ignores: with them goes the CR of a CRLF. */
    private Optional<String> line() throws IOException {
        var line = new StringBuilder();
        for (int c = in.read(); c >= 0; c = in.read()) {
            if (++characters > MOST_CHARACTERS) {
                return Optional.empty();
            }
            if (c == '\n') {
                return Optional.of(line.toString());
            }
            if (c == '\t') {
                line.append(' ');
            } else if (!Character.isISOControl(c)) {
                line.append((char) c);
            }
        }
        return Optional.empty();
    }
}
