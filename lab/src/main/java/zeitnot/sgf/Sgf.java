package zeitnot.sgf;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zeitnot.game.BadInput;

/**
 * The Smart Game Format, FF[4], in which programs of Go exchange games: a text with a collection of games. Files are written in
 * UTF-8, which every game says of itself.
 */
public final class Sgf {
    private static final int LARGEST_FILE = 16 << 20;
    private static final int LONGEST_LINE = 60;
    private static final int BEGINNING = 4096;
    private static final Pattern CHARSET = Pattern.compile("[\\];\\s]CA\\s*\\[([^\\]]*)\\]");
    private static final String CHARSET_NAME = "CA";
    private static final String COMMENT = "C";

    private Sgf() {}

    /** The games in a file; one that cannot be read is {@link BadInput} that names it, with line and column. */
    public static List<GameTree> read(Path file) {
        byte[] bytes;
        try {
            if (!Files.isRegularFile(file) || Files.size(file) > LARGEST_FILE) {
                throw new BadInput("'" + file + "' is not a file of games in SGF; give one, of at most 16 MiB");
            }
            bytes = Files.readAllBytes(file);
        } catch (IOException e) {
            throw new BadInput("'" + file + "' cannot be read; give a file of games in SGF");
        }
        try {
            return parse(decoded(bytes));
        } catch (BadInput e) {
            throw new BadInput(file + ", " + e.getMessage());
        }
    }

    /** The same for a name, which need not be one of a file. */
    public static List<GameTree> read(String file) {
        try {
            return read(Path.of(file));
        } catch (InvalidPathException e) {
            throw new BadInput("'" + file.replaceAll("\\p{Cntrl}", "?") + "' is not the name of a file");
        }
    }

    /** The games of a text. */
    public static List<GameTree> parse(String text) {
        return new SgfReader(text).read();
    }

    /**
     * The text of a file: in the charset that it names; without one in UTF-8 if it is that, else in Latin-1, as the format says.
     */
    static String decoded(byte[] bytes) {
        String plain = new String(bytes, 0, Math.min(bytes.length, BEGINNING), StandardCharsets.ISO_8859_1);
        Matcher named = CHARSET.matcher(plain);
        if (named.find() && !named.group(1).isBlank()) {
            return new String(bytes, charset(named.group(1).strip()));
        }
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            return new String(bytes, StandardCharsets.ISO_8859_1);
        }
    }

    private static Charset charset(String name) {
        try {
            if (Charset.isSupported(name)) {
                return Charset.forName(name);
            }
        } catch (IllegalCharsetNameException e) {
            // the same as one that nobody knows
        }
        throw new BadInput("CA[" + name + "]: unknown charset; UTF-8 is a known one");
    }

    /** The games as the text of a file in UTF-8. */
    public static String file(List<GameTree> games) {
        var text = new StringBuilder();
        for (GameTree game : games) {
            text.append(text(game.withRoot(game.root().with(Property.of(CHARSET_NAME, "UTF-8")))));
        }
        return text.toString();
    }

    /** A game as it is, ending in a line break. */
    public static String text(GameTree game) {
        var text = new StringBuilder();
        write(game, text);
        return text.append('\n').toString();
    }

    private static void write(GameTree tree, StringBuilder text) {
        text.append('(');
        int lineStart = text.length();
        boolean isFull = false;
        for (Node node : tree.nodes()) {
            if (isFull || text.length() - lineStart > LONGEST_LINE) {
                text.append('\n');
                lineStart = text.length();
            }
            text.append(node);
            isFull = node.get(COMMENT).isPresent();
        }
        for (GameTree variation : tree.variations()) {
            text.append('\n');
            write(variation, text);
        }
        text.append(')');
    }
}
