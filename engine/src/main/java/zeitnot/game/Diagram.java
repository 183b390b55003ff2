package zeitnot.game;

import java.util.List;

/**
 * What a board looks like, the same in all positions of a game: terminal and page draw it from this. All that a person can pick
 * is a <em>place</em>: first the cells are counted, then what can be taken from hands, then actions such as a pass.
 *
 * @param shape of the cells
 * @param rise from one row to the next, where cells that touch in a row are 1 apart: less than 1 where rows are staggered
 * @param dark the player with the dark pieces
 * @param falling whether pieces fall down: any cell of a column then stands for the one that can be picked
 * @param cells of the board; numbered as the points are where these have owners
 * @param labels such as the letters of columns
 * @param pieces all kinds there are
 * @param hands what may be held, each kind on its own
 * @param actions what can be done without a cell, in words
 */
public record Diagram(
        Shape shape,
        double rise,
        int dark,
        boolean falling,
        List<Cell> cells,
        List<Label> labels,
        List<Piece> pieces,
        List<Slot> hands,
        List<String> actions) {
    /** In the place of a piece, where there is none. */
    public static final int EMPTY = -1;

    /** From one row of a hexagonal lattice to the next. */
    public static final double HEXAGONAL_RISE = Math.sqrt(3) / 2;

    public Diagram {
        cells = List.copyOf(cells);
        labels = List.copyOf(labels);
        pieces = List.copyOf(pieces);
        hands = List.copyOf(hands);
        actions = List.copyOf(actions);
    }

    /** What cells look like. Points are joined by lines where they are 1 apart. */
    public enum Shape {
        SQUARE,
        POINT,
        HEXAGON,
        HOLE
    }

    /** What a cell looks like without a piece: as most do, darker, marked as the star points of Go, or a player's home. */
    public enum Ground {
        PLAIN,
        SHADED,
        STAR,
        FIRST_HOME,
        SECOND_HOME
    }

    /**
     * One cell.
     *
     * @param name as people call it, {@code d4}
     * @param x in halves, so that cells that touch in a row are 2 apart
     * @param row from the top
     */
    public record Cell(String name, int x, int row, Ground ground) {}

    /** Text beside the board or below it, where a cell would have these coordinates. */
    public record Label(String text, int x, int row) {}

    /**
     * Room for pieces of one kind in a player's hand.
     *
     * @param piece the number of the kind
     * @param row beside which it is
     */
    public record Slot(int player, int piece, int row) {}

    /** The place of the {@code i}-th kind of piece that may be in a hand. */
    public int slotPlace(int i) {
        return cells.size() + i;
    }

    /** The place of the {@code i}-th action. */
    public int actionPlace(int i) {
        return cells.size() + hands.size() + i;
    }

    /** How many places there are. */
    public int places() {
        return actionPlace(actions.size());
    }

    /** What people call a place. */
    public String placeName(int place) {
        if (place < cells.size()) {
            return cells.get(place).name();
        }
        if (place < actionPlace(0)) {
            return pieces.get(hands.get(place - cells.size()).piece()).name() + " in hand";
        }
        return actions.get(place - actionPlace(0));
    }
}
