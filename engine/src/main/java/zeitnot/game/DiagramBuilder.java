package zeitnot.game;

import java.util.ArrayList;
import java.util.List;
import zeitnot.game.Diagram.Cell;
import zeitnot.game.Diagram.Ground;
import zeitnot.game.Diagram.Label;
import zeitnot.game.Diagram.Shape;
import zeitnot.game.Diagram.Slot;

/** Makes a {@link Diagram}: cell by cell, or as a rectangle with the squares of chess. */
public final class DiagramBuilder {
    private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz";

    private final Shape shape;
    private final List<Cell> cells = new ArrayList<>();
    private final List<Label> labels = new ArrayList<>();
    private final List<Piece> pieces = new ArrayList<>();
    private final List<Slot> hands = new ArrayList<>();
    private final List<String> actions = new ArrayList<>();
    private double rise = 1;
    private int dark = 1;
    private boolean falling;

    public DiagramBuilder(Shape shape) {
        this.shape = shape;
    }

    /** Rows are staggered: a cell touches two of the row above. */
    public DiagramBuilder staggered() {
        rise = Diagram.HEXAGONAL_RISE;
        return this;
    }

    /** The player who begins has the dark pieces; else it is the other one. */
    public DiagramBuilder darkBegins() {
        dark = 0;
        return this;
    }

    /** Pieces fall down to the lowest free cell of their column. */
    public DiagramBuilder falling() {
        falling = true;
        return this;
    }

    public DiagramBuilder cell(String name, int x, int row) {
        return cell(name, x, row, Ground.PLAIN);
    }

    public DiagramBuilder cell(String name, int x, int row, Ground ground) {
        cells.add(new Cell(name, x, row, ground));
        return this;
    }

    public DiagramBuilder label(String text, int x, int row) {
        labels.add(new Label(text, x, row));
        return this;
    }

    /**
     * Squares from a1 at the lower left to the right and upwards, with their letters and numbers, and a1 dark if they are squares.
     */
    public DiagramBuilder rectangle(int width, int height) {
        for (int i = 0; i < width * height; i++) {
            int file = i % width;
            int rank = i / width;
            boolean dark = shape == Shape.SQUARE && (file + rank) % 2 == 0;
            cell(square(file, rank), 2 * file, height - 1 - rank, dark ? Ground.SHADED : Ground.PLAIN);
        }
        return ranks(height).files(LETTERS.substring(0, width), height);
    }

    /** Numbers beside the rows, 1 being the lowest. */
    public DiagramBuilder ranks(int height) {
        for (int rank = 0; rank < height; rank++) {
            label(Integer.toString(rank + 1), -2, height - 1 - rank);
        }
        return this;
    }

    /** A letter for each column, in a row of their own. */
    public DiagramBuilder files(String letters, int row) {
        for (int file = 0; file < letters.length(); file++) {
            label(letters.substring(file, file + 1), 2 * file, row);
        }
        return this;
    }

    /** A kind of piece; the first one has the number 0. */
    public DiagramBuilder piece(String name, char symbol, int player, Piece.Figure figure) {
        pieces.add(new Piece(name, symbol, player, figure));
        return this;
    }

    /** One kind of piece for each player, with their symbols. */
    public DiagramBuilder pieces(String name, char first, char second, Piece.Figure figure) {
        return piece(name, first, 0, figure).piece(name, second, 1, figure);
    }

    /** The owner of the kind of piece may hold some of them, which are shown beside the row. */
    public DiagramBuilder hand(int piece, int row) {
        hands.add(new Slot(pieces.get(piece).player(), piece, row));
        return this;
    }

    public DiagramBuilder action(String name) {
        actions.add(name);
        return this;
    }

    public Diagram build() {
        return new Diagram(shape, rise, dark, falling, cells, labels, pieces, hands, actions);
    }

    /** The square of chess in that column and row, both counted from 0. */
    public static String square(int file, int rank) {
        return LETTERS.charAt(file) + Integer.toString(rank + 1);
    }
}
