package zeitnot.games;

import java.util.Arrays;

/**
 * The board of {@link ChineseCheckers}: a hexagon of side 4 with a triangle of side 3 on each of its sides. Its 73 cells
 * lie in rows 1 (the lowest point) to 13 and columns a to s, neighbours in a row being two columns apart.
 *
 * <p>A cell is also given by its row and the rising diagonal that it lies on. A hop changes both by 0 or 2, so it never
 * leaves the class of cells with the same parities, of which there are four. Those of a class lie on a lattice of 7x7
 * and fit into one long, in rows of eight bits; the cell that is hopped over is always of another class. So the hops of a
 * piece are a flood fill within one long. Steps lead to other classes: they have bits of their own, where no class has a
 * cell, so that all moves of a piece are one long too.
 *
 * <p>A cell's id is its class (1 for an odd diagonal, plus 2 for an odd row, counted from 0) times 64 plus its bit.
 */
final class Star {
    static final int CELLS = 73;
    static final int ROWS = 13;
    static final int COLUMNS = 19;
    static final int CLASSES = 4;

    /** Not every number below this is the id of a cell. */
    static final int IDS = 256;

    /** Rows of the triangles at the top and at the bottom, in which these rows have no other cells. */
    private static final int TRIANGLE = 3;

    private static final int[] ROW_LENGTHS = {1, 2, 3, 10, 9, 8, 7, 8, 9, 10, 3, 2, 1};
    private static final int MIDDLE = COLUMNS / 2;

    /*
     * A cell's neighbours on an axis are in one class, beside each other on that axis, which is 1, 8 or 7 bits apart. So
     * one shift brings both to the two bits of the steps on that axis, which are as far apart.
     */
    private static final int EAST = 57;
    private static final int WEST = EAST - 1;
    private static final int NORTH_EAST = 47;
    private static final int SOUTH_WEST = NORTH_EAST - 8;
    private static final int NORTH_WEST = 62;
    private static final int SOUTH_EAST = NORTH_WEST - 7;
    private static final long ROW_STEPS = 1L << EAST | 1L << WEST;
    private static final long RISING_STEPS = 1L << NORTH_EAST | 1L << SOUTH_WEST;
    private static final long FALLING_STEPS = 1L << NORTH_WEST | 1L << SOUTH_EAST;
    private static final long STEPS = ROW_STEPS | RISING_STEPS | FALLING_STEPS;

    /** The step bits with how they change row and column. */
    private static final int[][] STEP_CHANGES = {
        {EAST, 0, 2}, {WEST, 0, -2}, {NORTH_EAST, 1, 1}, {SOUTH_WEST, -1, -1}, {NORTH_WEST, 1, -1}, {SOUTH_EAST, -1, 1},
    };

    private static final int[] ID_OF_NUMBER = new int[CELLS];
    private static final byte[] NUMBER_OF_ID = new byte[IDS];
    private static final long[] BOARD = new long[CLASSES];

    static {
        int number = 0;
        for (int row = 0; row < ROWS; row++) {
            for (int column = 0; column < COLUMNS; column++) {
                if (isCell(row, column)) {
                    int id = id(row, column);
                    ID_OF_NUMBER[number] = id;
                    NUMBER_OF_ID[id] = (byte) number++;
                    BOARD[id >> 6] |= 1L << id;
                }
            }
        }
    }

    /** Where the move with bit b from a cell ends, at {@code id << 6 | b}. */
    private static final byte[] TARGETS = targets();

    private Star() {}

    static boolean isCell(int row, int column) {
        if (row < 0 || row >= ROWS) {
            return false;
        }
        int reach = ROW_LENGTHS[row] - 1;
        return Math.abs(column - MIDDLE) <= reach && (column - MIDDLE - reach) % 2 == 0;
    }

    static int id(int row, int column) {
        int diagonal = (column - row + MIDDLE) / 2;
        return (row & 1) << 7 | (diagonal & 1) << 6 | row >> 1 << 3 | diagonal >> 1;
    }

    /** Counted from 0, the lowest. */
    static int row(int id) {
        return 2 * (id >> 3 & 7) + (id >> 7);
    }

    static int column(int id) {
        int diagonal = 2 * (id & 7) + (id >> 6 & 1);
        return 2 * diagonal + row(id) - MIDDLE;
    }

    /** Cells are numbered by row and in a row from the left. */
    static int idOf(int number) {
        return ID_OF_NUMBER[number];
    }

    static int numberOf(int id) {
        return NUMBER_OF_ID[id];
    }

    static String name(int id) {
        return "" + (char) ('a' + column(id)) + (row(id) + 1);
    }

    /** Whose target triangle the cell is in: 0 at the top, 1 at the bottom, else -1. */
    static int targetOf(int id) {
        int row = row(id);
        return row >= ROWS - TRIANGLE ? 0 : row < TRIANGLE ? 1 : -1;
    }

    /** Steps from a cell to the far point of the player's target. */
    static int distance(int player, int id) {
        int rows = player == 0 ? ROWS - 1 - row(id) : row(id);
        int columns = Math.abs(column(id) - MIDDLE);
        return Math.max(rows, (rows + columns) / 2);
    }

    /** The numbers by class that {@link #moves} wants, of a board without pieces. */
    static long[] emptyBoard() {
        long[] full = new long[CLASSES];
        Arrays.setAll(full, kind -> ~BOARD[kind]);
        return full;
    }

    /**
     * The allowed moves of the piece on a cell: the bits of its steps, and of the cells of its class that hops lead to.
     * {@code full} has those bits of each class that nothing can move to, occupied or not on the board. Nor is a hop over
     * what is not on the board: it does not lie between two cells anywhere.
     *
     * <p>Time goes by the number of instructions, and variable rotations take several. So all is done by shifts and by
     * rotations of fixed length (where a bit comes round, nothing can land), hops are looked for by what they lead to, and
     * the method is too long to be inlined, since a playout around it would leave it too few registers.
     */
    static long moves(long[] full, int from, long allowed) {
        int kind = from >> 6;
        int right = kind & 1;
        int up = (kind & 2) << 2;
        long taken = full[kind];
        long row = full[kind ^ 1];
        long rising = full[kind ^ 2];
        long falling = full[kind ^ 3];
        long blocked = row << EAST - from - right & ROW_STEPS
                // The highest cells have higher bits than their steps.
                | rising << NORTH_EAST + 8 - from - up >>> 8 & RISING_STEPS
                | falling << NORTH_WEST + 1 - from - (up | right) & FALLING_STEPS;
        long open = allowed & ~(taken ^ STEPS | blocked);
        // In playouts this finds 97 of 100 pieces without a move, before their hops are followed.
        if (open == 0) {
            return 0;
        }
        // The neighbours of each cell of the class, to the east, north-east and north-west of it, at that cell's bit.
        long east = row >>> right;
        long northEast = rising >>> up;
        long northWest = falling << 1 >>> (up | right);
        // Where hops to each direction end.
        long e = Long.rotateLeft(east, 1) & ~taken;
        long w = east & ~taken;
        long ne = Long.rotateLeft(northEast, 8) & ~taken;
        long sw = northEast & ~taken;
        long nw = Long.rotateLeft(northWest, 7) & ~taken;
        long se = northWest & ~taken;
        // Hops on two axes, the third and these again, without asking: nine pieces of ten need no more.
        // By axes, so that no operation waits for long.
        long reached = 1L << from;
        reached |= (Long.rotateLeft(reached, 8) & ne | Long.rotateRight(reached, 8) & sw)
                | (Long.rotateLeft(reached, 7) & nw | Long.rotateRight(reached, 7) & se);
        reached |= Long.rotateLeft(reached, 1) & e | Long.rotateRight(reached, 1) & w;
        reached |= (Long.rotateLeft(reached, 8) & ne | Long.rotateRight(reached, 8) & sw)
                | (Long.rotateLeft(reached, 7) & nw | Long.rotateRight(reached, 7) & se);
        long before;
        do {
            before = reached;
            long onRow = Long.rotateLeft(before, 1) & e | Long.rotateRight(before, 1) & w;
            long onRising = Long.rotateLeft(before, 8) & ne | Long.rotateRight(before, 8) & sw;
            long onFalling = Long.rotateLeft(before, 7) & nw | Long.rotateRight(before, 7) & se;
            reached = (before | onRow) | (onRising | onFalling);
        } while (reached != before);
        return (reached | STEPS) & open;
    }

    /**
     * Makes the move with that bit of the piece on a cell, as a set of one bit. The next player's moves wait for this, so
     * it does not ask a table where the move ends: steps are shifted back to their class, three of the four do nothing.
     */
    static void move(long[] full, int from, long bit) {
        int kind = from >> 6;
        int right = kind & 1;
        int up = (kind & 2) << 2;
        full[kind] ^= 1L << from | bit & ~STEPS;
        full[kind ^ 1] ^= (bit & ROW_STEPS) >>> EAST - from - right;
        full[kind ^ 2] ^= (bit & RISING_STEPS) << 8 >>> NORTH_EAST + 8 - from - up;
        full[kind ^ 3] ^= (bit & FALLING_STEPS) >>> NORTH_WEST + 1 - from - (up | right);
    }

    /** Where the move with that bit ends. */
    static int target(int from, int bit) {
        return TARGETS[from << 6 | bit] & 0xff;
    }

    /** The bits of all moves from a cell that stay on the board. */
    static long onBoard(int from) {
        long moves = BOARD[from >> 6] & ~(1L << from);
        for (int[] step : STEP_CHANGES) {
            if (isCell(row(from) + step[1], column(from) + step[2])) {
                moves |= 1L << step[0];
            }
        }
        return moves;
    }

    /** Those of them that lead closer to the far point of the player's target, by {@code gain} steps or more. */
    static long closer(int player, int from, int gain) {
        long moves = 0;
        for (long rest = onBoard(from); rest != 0; rest &= rest - 1) {
            int to = target(from, Long.numberOfTrailingZeros(rest));
            if (distance(player, from) - distance(player, to) >= gain) {
                moves |= Long.lowestOneBit(rest);
            }
        }
        return moves;
    }

    private static byte[] targets() {
        byte[] targets = new byte[IDS << 6];
        for (int from : ID_OF_NUMBER) {
            for (int bit = 0; bit < Long.SIZE; bit++) {
                targets[from << 6 | bit] = (byte) (from & -Long.SIZE | bit);
            }
            for (int[] step : STEP_CHANGES) {
                if (isCell(row(from) + step[1], column(from) + step[2])) {
                    targets[from << 6 | step[0]] = (byte) id(row(from) + step[1], column(from) + step[2]);
                }
            }
        }
        return targets;
    }
}
