package zeitnot.sgf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zeitnot.game.BadInput;
import zeitnot.table.Size;
import zeitnot.table.Vertex;

/** The points of a board: SGF counts from the upper left corner, {@code aa}, and people from the lower left one, {@code A1}. */
record Points(Size size) {
    static final String PASS = "pass";

    private static final String OLD_PASS = "tt";
    private static final int LARGEST_WITH_OLD_PASS = 19;

    /** A move as people write it: nothing is a pass, and so is a point that boards of usual size do not have. */
    String move(Value value) {
        String text = value.line();
        boolean isSmall = Math.max(size.width(), size.height()) <= LARGEST_WITH_OLD_PASS;
        return text.isEmpty() || text.equals(OLD_PASS) && isSmall ? PASS : point(text);
    }

    /** The points of a list, in which a rectangle may stand for all of its points. */
    List<String> list(List<Value> values) {
        List<String> points = new ArrayList<>();
        for (Value value : values) {
            String from = value.first();
            String to = value.last();
            check(from);
            check(to);
            for (int row = Math.min(from.charAt(1), to.charAt(1));
                    row <= Math.max(from.charAt(1), to.charAt(1));
                    row++) {
                for (int column = Math.min(from.charAt(0), to.charAt(0));
                        column <= Math.max(from.charAt(0), to.charAt(0));
                        column++) {
                    points.add(name(column - 'a', row - 'a'));
                }
            }
        }
        return points;
    }

    private String point(String text) {
        check(text);
        return name(text.charAt(0) - 'a', text.charAt(1) - 'a');
    }

    private void check(String text) {
        if (text.length() != 2
                || text.charAt(0) < 'a'
                || text.charAt(0) >= 'a' + size.width()
                || text.charAt(1) < 'a'
                || text.charAt(1) >= 'a' + size.height()) {
            throw new BadInput("'" + text + "' is not a point of a board of " + size + ", on which they go from aa to "
                    + (char) ('a' + size.width() - 1) + (char) ('a' + size.height() - 1));
        }
    }

    private String name(int column, int row) {
        return new Vertex(column + 1, size.height() - row).toString();
    }

    /** What SGF calls a move that people write so. */
    Value value(String move) {
        if (move.equals(PASS)) {
            return Value.of("");
        }
        Vertex vertex = Vertex.named(move);
        char column = (char) ('a' + vertex.column() - 1);
        char row = (char) ('a' + size.height() - vertex.row());
        return Value.of("" + column + row);
    }

    /** The board that {@code SZ} says: one number for a square, two for another one, and 19 if nothing is said. */
    static Size size(Optional<Property> property) {
        if (property.isEmpty() || property.get().values().get(0).line().isEmpty()) {
            return new Size(LARGEST_WITH_OLD_PASS, LARGEST_WITH_OLD_PASS);
        }
        Value value = property.get().values().get(0);
        try {
            return new Size(Integer.parseInt(value.first()), Integer.parseInt(value.last()));
        } catch (NumberFormatException e) {
            throw new BadInput(property.get() + " is not a size; such as SZ[9], or SZ[9:7] for 9 columns and 7 rows");
        }
    }

    /** What {@code SZ} says of a board. */
    static Value size(Size size) {
        return new Value(size.width() == size.height() ? "" + size.width() : size.width() + ":" + size.height());
    }
}
