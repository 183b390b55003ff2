package zeitnot.games;

import zeitnot.game.Bits;

/**
 * The lines of a board of {@link Amazons}, and how far a queen comes on them: a square is {@code y << 4 | x}, both from 1,
 * and what lies outside the board is occupied.
 */
final class QueenLines {
    static final int LARGEST = 10;

    /*
     * A line has the occupied squares in 16 bits, by x (by y in a column), and in the next 16 once more in reversed order;
     * rows and rising diagonals in the low half of a long, columns and falling diagonals in the high half. Two lines
     * that cross in a square thus join to four lanes, one for each direction away from the square, in which all squares
     * that a queen reaches are found at once: subtracting the next square of each lane from the occupied ones borrows
     * through the empty squares as far as the first occupied one.
     */
    private static final int COLUMNS = LARGEST;

    private static final int RISING = 3 * LARGEST; // diagonals on which x - y is the same
    private static final int FALLING = 4 * LARGEST - 2; // diagonals on which x + y is the same
    static final int LINES = FALLING + 2 * LARGEST + 1;

    /** The step between neighbours on a row, column, rising and falling diagonal. */
    private static final int[] STEPS = {1, 16, 17, -15};

    /** The bit of a straight reach at which the columns begin, and of a diagonal reach the falling diagonals. */
    private static final int HIGH = 32;

    /** What is added to the bits of a diagonal reach. */
    static final int DIAGONAL = 64;

    /** For each place on a line: its two bits. */
    private static final long[] MARKS = marks();

    /** For each square: the next ones in the four lanes. */
    private static final long[] NEXT_STRAIGHT = nextSquares(true);

    private static final long[] NEXT_DIAGONAL = nextSquares(false);

    /** For each square and bit of a reach from there (7 bits): the square that the bit stands for. */
    private static final byte[] TARGETS = targets();

    private QueenLines() {}

    /** The lines of an empty board with so many rows. */
    static long[] ofEmptyBoard(int size) {
        long[] lines = new long[LINES];
        for (int i = 0; i < LINES; i++) {
            boolean low = i <= COLUMNS || i > COLUMNS + LARGEST && i < FALLING + 2;
            lines[i] = low ? -1L >>> HIGH : -1L << HIGH;
        }
        for (int y = 1; y <= size; y++) {
            for (int x = 1; x <= size; x++) {
                flip(lines, y << 4 | x);
            }
        }
        return lines;
    }

    static boolean isOccupied(long[] lines, int square) {
        return (lines[square >>> 4] & 1L << (square & 15)) != 0;
    }

    /** The empty squares of a row, as bits by x. */
    static int emptyInRow(long[] lines, int y) {
        return (int) ~lines[y] & 0xffff;
    }

    private static long[] marks() {
        long[] marks = new long[LARGEST + 1];
        for (int place = 1; place <= LARGEST; place++) {
            marks[place] = 1L << place | 1L << (31 - place);
        }
        return marks;
    }

    private static long[] nextSquares(boolean straight) {
        long[] next = new long[LARGEST + 1 << 4];
        for (int y = 1; y <= LARGEST; y++) {
            for (int x = 1; x <= LARGEST; x++) {
                next[y << 4 | x] = (MARKS[x] | MARKS[straight ? y : x] << HIGH) << 1;
            }
        }
        return next;
    }

    private static byte[] targets() {
        byte[] targets = new byte[LARGEST + 1 << 11];
        for (int i = 0; i < targets.length; i++) {
            int square = i >>> 7;
            int axis = i >>> 5 & 3;
            int lane = i & 31;
            int place = lane < 16 ? lane : 31 - lane;
            targets[i] = (byte) (square + (place - place(square, axis)) * STEPS[axis]);
        }
        return targets;
    }

    static int target(int square, int bit) {
        return TARGETS[square << 7 | bit] & 0xff;
    }

    /** Where a square lies on its line along an axis. */
    private static int place(int square, int axis) {
        return axis == 1 ? square >>> 4 : square & 15;
    }

    /** Where a queen can go along the row and the column of a square, as if {@code emptied} places were empty. */
    static long straight(long[] lines, int square, long emptied) {
        long occupied = (lines[square >>> 4] | lines[COLUMNS + (square & 15)]) & ~emptied;
        return (occupied - NEXT_STRAIGHT[square]) & ~occupied;
    }

    static long diagonal(long[] lines, int square, long emptied) {
        int x = square & 15;
        int y = square >>> 4;
        long occupied = (lines[RISING + x - y] | lines[FALLING + x + y]) & ~emptied;
        return (occupied - NEXT_DIAGONAL[square]) & ~occupied;
    }

    /** The places to be taken as empty, on the line of a reach's bit, once the queen has left {@code from} along it. */
    static long left(int from, int bit) {
        return MARKS[place(from, bit >>> 5)] << (bit & HIGH);
    }

    /** Occupies an empty square, or empties an occupied one. */
    static void flip(long[] lines, int square) {
        int x = square & 15;
        int y = square >>> 4;
        long mark = MARKS[x];
        lines[y] ^= mark;
        lines[COLUMNS + x] ^= MARKS[y] << HIGH;
        lines[RISING + x - y] ^= mark;
        lines[FALLING + x + y] ^= mark << HIGH;
    }

    /** The k-th bit of a reach. */
    static int kth(long straight, long diagonal, int k) {
        int straights = Long.bitCount(straight);
        int past = straights - 1 - k >> 31;
        long set = straight ^ (straight ^ diagonal) & past;
        return past & DIAGONAL | Long.numberOfTrailingZeros(Bits.kth(set, k - (straights & past)));
    }
}
