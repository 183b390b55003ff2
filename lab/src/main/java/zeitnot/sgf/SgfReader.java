package zeitnot.sgf;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import zeitnot.game.BadInput;

/**
 * Reads a collection of games. It takes what old programs write: text before the first game, small letters in the names of
 * properties (they mean nothing) and a property that comes twice in a node (its values are one list).
 */
final class SgfReader {
    /** So deep may variations be nested. */
    static final int DEEPEST = 1000;

    /** What some systems put at the end of a file. */
    private static final String FILL = "\0\u001a\ufeff";

    private final String text;
    private final int[] lineStarts;
    private int at;

    /** A game tree that is not closed yet. */
    private record Open(int begin, List<Node> nodes, List<GameTree> variations) {
        Open(int begin) {
            this(begin, new ArrayList<>(), new ArrayList<>());
        }
    }

    SgfReader(String text) {
        this.text = text;
        lineStarts = lineStarts(text);
    }

    /** All games, one or more. */
    List<GameTree> read() {
        skipToFirst();
        List<GameTree> games = new ArrayList<>();
        skipBlank();
        while (at < text.length()) {
            if (text.charAt(at) != '(') {
                throw wrong(at, "expected the next game, which begins with '(', or the end");
            }
            games.add(game());
            skipBlank();
        }
        return games;
    }

    private void skipToFirst() {
        for (at = text.indexOf('('); at >= 0; at = text.indexOf('(', at + 1)) {
            int next = afterBlank(at + 1);
            if (next < text.length() && text.charAt(next) == ';' && canFollow(afterBlank(next + 1))) {
                return;
            }
        }
        throw wrong(0, "there is no game, which begins with '(;'");
    }

    /** Whether what is here can follow a node's sign; a face of (;-) is no game. */
    private boolean canFollow(int next) {
        return next >= text.length() || isLetter(text.charAt(next)) || ";()".indexOf(text.charAt(next)) >= 0;
    }

    private GameTree game() {
        Deque<Open> open = new ArrayDeque<>();
        while (true) {
            skipBlank();
            if (at >= text.length()) {
                throw wrong(open.getLast().begin(), "the game that begins here is not closed by ')'");
            }
            char c = text.charAt(at);
            if (c == '(') {
                begin(open);
            } else if (c == ';') {
                node(open.getFirst());
            } else if (c == ')') {
                GameTree closed = close(open);
                if (open.isEmpty()) {
                    return closed;
                }
                open.getFirst().variations().add(closed);
            } else {
                throw wrong(at, "expected ';', '(' or ')' instead of '" + c + "'");
            }
        }
    }

    private void begin(Deque<Open> open) {
        if (!open.isEmpty() && open.getFirst().nodes().isEmpty()) {
            throw wrong(at, "expected ';' before a variation");
        }
        if (open.size() >= DEEPEST) {
            throw wrong(at, "variations are nested more than " + DEEPEST + " deep");
        }
        open.addFirst(new Open(at));
        at++;
    }

    private void node(Open tree) {
        if (!tree.variations().isEmpty()) {
            throw wrong(at, "a node behind variations; expected '(' or ')'");
        }
        int begin = at;
        at++;
        List<Property> properties = new ArrayList<>();
        skipBlank();
        while (at < text.length() && isLetter(text.charAt(at))) {
            add(properties, property());
            skipBlank();
        }
        tree.nodes().add(new Node(properties, place(begin)));
    }

    private static void add(List<Property> properties, Property next) {
        for (int i = 0; i < properties.size(); i++) {
            Property before = properties.get(i);
            if (before.name().equals(next.name())) {
                List<Value> values = new ArrayList<>(before.values());
                values.addAll(next.values());
                properties.set(i, new Property(before.name(), values));
                return;
            }
        }
        properties.add(next);
    }

    private Property property() {
        int begin = at;
        var name = new StringBuilder();
        while (at < text.length() && isLetter(text.charAt(at))) {
            if (text.charAt(at) <= 'Z') {
                name.append(text.charAt(at));
            }
            at++;
        }
        if (name.isEmpty()) {
            throw wrong(begin, "a property is named in capitals, not '" + text.substring(begin, at) + "'");
        }
        List<Value> values = new ArrayList<>();
        skipBlank();
        while (at < text.length() && text.charAt(at) == '[') {
            values.add(value());
            skipBlank();
        }
        if (values.isEmpty()) {
            throw wrong(begin, "property " + name + " has no value; expected '['");
        }
        return new Property(name.toString(), values);
    }

    private Value value() {
        int end = Value.end(text, at + 1);
        if (end >= text.length()) {
            throw wrong(at, "the value that begins here is not closed by ']'");
        }
        var value = new Value(text.substring(at + 1, end));
        at = end + 1;
        return value;
    }

    private GameTree close(Deque<Open> open) {
        Open tree = open.removeFirst();
        if (tree.nodes().isEmpty()) {
            throw wrong(tree.begin(), "a game or variation without a node; expected ';'");
        }
        at++;
        return new GameTree(tree.nodes(), tree.variations());
    }

    private void skipBlank() {
        at = afterBlank(at);
    }

    private int afterBlank(int from) {
        int next = from;
        while (next < text.length() && isBlank(text.charAt(next))) {
            next++;
        }
        return next;
    }

    private static boolean isBlank(char c) {
        return Character.isWhitespace(c) || FILL.indexOf(c) >= 0;
    }

    private static boolean isLetter(char c) {
        return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z';
    }

    private BadInput wrong(int offset, String why) {
        return new BadInput(place(offset) + ": " + why);
    }

    private Place place(int offset) {
        int found = Arrays.binarySearch(lineStarts, offset);
        int line = found >= 0 ? found : -found - 2;
        return new Place(line + 1, offset - lineStarts[line] + 1);
    }

    private static int[] lineStarts(String text) {
        int lines = 1 + (int) text.chars().filter(c -> c == '\n').count();
        int[] starts = new int[lines];
        int at = 0;
        for (int line = 1; line < lines; line++) {
            at = text.indexOf('\n', at) + 1;
            starts[line] = at;
        }
        return starts;
    }
}
