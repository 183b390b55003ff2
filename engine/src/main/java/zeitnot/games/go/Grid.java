package zeitnot.games.go;

import zeitnot.game.BadInput;
import zeitnot.game.Rng;

/**
 * The points of a board and how they are numbered. There is a border around the board, one column of which serves both
 * sides, so that the neighbours of a point are found without a look at where it lies: {@code stride} above and below.
 */
final class Grid {
    /** The letters of columns; there is no I. */
    static final String COLUMNS = "ABCDEFGHJKLMNOPQRST";

    static final String SIZES = "width and height from 2 to 19";

    private static final int SMALLEST = 2;
    private static final int LARGEST = 19;
    private static final long SEED = 19;

    final int width;
    final int height;
    final int stride;

    /** Points with the border. */
    final int size;

    /** The points of the board, row by row from A1. */
    final int[] points;

    /** Which one of them a point is. */
    final int[] place;

    /** By point, since a division takes longer than all else that is done with them. */
    private final byte[] columns;

    private final byte[] rows;

    /** What is around each point. */
    final Rings rings;

    /** A random number for a stone of each colour on each point; those of a position are combined by xor. */
    private final long[] keys;

    Grid(int width, int height) {
        this.width = width;
        this.height = height;
        stride = width + 1;
        size = (height + 2) * stride + 1;
        points = new int[width * height];
        place = new int[size];
        for (int i = 0; i < points.length; i++) {
            points[i] = point(i % width, i / width);
            place[points[i]] = i;
        }
        columns = new byte[size];
        rows = new byte[size];
        for (int point = 0; point < size; point++) {
            columns[point] = (byte) (point % stride - 1);
            rows[point] = (byte) (point / stride - 1);
        }
        rings = new Rings(this);
        keys = new long[2 * size];
        var rng = new Rng(SEED);
        for (int i = 0; i < keys.length; i++) {
            keys[i] = rng.nextLong();
        }
    }

    /** The grid of a game of this name; throws {@link BadInput} for a size that people do not play on. */
    static Grid of(String name, int width, int height) {
        if (Math.min(width, height) < SMALLEST || Math.max(width, height) > LARGEST) {
            throw new BadInput(name + " cannot be " + width + "x" + height + "; possible sizes: " + SIZES);
        }
        return new Grid(width, height);
    }

    int area() {
        return points.length;
    }

    /** The side of a square board; 0 if it is not square. */
    int side() {
        return width == height ? width : 0;
    }

    int point(int column, int row) {
        return (row + 1) * stride + column + 1;
    }

    int column(int point) {
        return columns[point];
    }

    int row(int point) {
        return rows[point];
    }

    /** As people write it: D4. */
    String name(int point) {
        return COLUMNS.charAt(column(point)) + Integer.toString(row(point) + 1);
    }

    /** The line from the nearest edge, from 1. */
    int line(int point) {
        int column = column(point);
        int row = row(point);
        return 1 + Math.min(Math.min(column, width - 1 - column), Math.min(row, height - 1 - row));
    }

    /** Whether two points are neighbours or meet at a corner. */
    boolean areBeside(int one, int other) {
        int distance = Math.abs(one - other);
        return distance == 1 || Math.abs(distance - stride) <= 1;
    }

    long key(int colour, int point) {
        return keys[colour * size + point];
    }
}
