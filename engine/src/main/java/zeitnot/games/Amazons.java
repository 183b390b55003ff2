package zeitnot.games;

import zeitnot.game.BadInput;
import zeitnot.game.Bits;
import zeitnot.game.Capability;
import zeitnot.game.Game;
import zeitnot.game.GameFamily;
import zeitnot.game.Ink;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.game.Rng;

/**
 * The Game of the Amazons on square boards from 6x6 to the usual 10x10. An amazon moves as a queen does in chess and
 * then shoots an arrow, which flies as a queen does too and blocks its square for good; both together are one move,
 * written {@code d1-d7/g7}. A player who cannot move loses, even if the other could not either. On a board of n rows
 * every amazon begins on an edge, n / 2 - 1 squares from the corner: the known starts of 10x10 and 8x8, and b1 e1 a2 f2
 * against a5 f5 b6 e6 on 6x6.
 */
public final class Amazons extends Game {
    private static final String SIZES = "square, from 6x6 to 10x10";

    public static final GameFamily FAMILY = GameFamily.sized(
            "amazons", "move a queen and shoot an arrow until the other side is stuck", SIZES, 10, 10, Amazons::new);

    private static final int AMAZONS = 4;
    private static final int LARGEST = 10;

    /*
     * A square is y << 4 | x, both from 1. The board is stored as its lines; what lies outside the board is occupied. A
     * line has the occupied squares in 16 bits, by x (by y in a column), and in the next 16 once more in reversed order;
     * rows and rising diagonals in the low half of a long, columns and falling diagonals in the high half. Two lines
     * that cross in a square thus join to four lanes, one for each direction away from the square, in which all squares
     * that a queen reaches are found at once: subtracting the next square of each lane from the occupied ones borrows
     * through the empty squares as far as the first occupied one.
     */
    private static final int COLUMNS = LARGEST;

    private static final int RISING = 3 * LARGEST; // diagonals on which x - y is the same
    private static final int FALLING = 4 * LARGEST - 2; // diagonals on which x + y is the same
    private static final int LINES = FALLING + 2 * LARGEST + 1;

    /** The step between neighbours on a row, column, rising and falling diagonal. */
    private static final int[] STEPS = {1, 16, 17, -15};

    /** The bit of a straight reach at which the columns begin, and of a diagonal reach the falling diagonals. */
    private static final int HIGH = 32;

    /** What is added to the bits of a diagonal reach. */
    private static final int DIAGONAL = 64;

    /** For each place on a line: its two bits. */
    private static final long[] MARKS = marks();

    /** For each square: the next ones in the four lanes. */
    private static final long[] NEXT_STRAIGHT = nextSquares(true);

    private static final long[] NEXT_DIAGONAL = nextSquares(false);

    /** For each square and bit of a reach from there (7 bits): the square that the bit stands for. */
    private static final byte[] TARGETS = targets();

    private final int size;

    private Amazons(int width, int height) {
        super(width == LARGEST && height == LARGEST ? "amazons" : "amazons-" + width + "x" + height, Capability.QUALITY, Capability.MOVE_KEYS);
        if (width != height || width < 6 || width > LARGEST) {
            throw new BadInput("amazons cannot be " + width + "x" + height + "; possible sizes: " + SIZES);
        }
        size = width;
    }

    @Override
    public Position start() {
        int near = size / 2 - 1;
        int far = size + 1 - near;
        var board = new Board(this);
        board.white = near << 4 | 1 | (1 << 4 | near) << 8 | (1 << 4 | far) << 16 | (near << 4 | size) << 24;
        board.black = far << 4 | 1 | (size << 4 | near) << 8 | (size << 4 | far) << 16 | (far << 4 | size) << 24;
        for (int i = 0; i < LINES; i++) {
            boolean low = i <= COLUMNS || i > COLUMNS + LARGEST && i < FALLING + 2;
            board.lines[i] = low ? -1L >>> HIGH : -1L << HIGH;
        }
        for (int y = 1; y <= size; y++) {
            for (int x = 1; x <= size; x++) {
                flip(board.lines, y << 4 | x);
            }
        }
        for (int i = 0; i < AMAZONS; i++) {
            flip(board.lines, amazon(board.white, i));
            flip(board.lines, amazon(board.black, i));
        }
        return board;
    }

    /** A queen in the middle of an empty board, for each amazon and for the arrow from where she goes. */
    @Override
    public int maxMoves() {
        int reach = 4 * (size - 1) - (size % 2 == 0 ? 1 : 0);
        return AMAZONS * reach * reach;
    }

    @Override
    public boolean winnerMovesLast() {
        return true;
    }

    @Override
    public int amafKeys() {
        return size * size * size * size;
    }

    @Override
    public int boardSize() {
        return size;
    }

    @Override
    public String side(int player) {
        return player == 0 ? "White" : "Black";
    }

    @Override
    public String format(Position position, int move) {
        return name(from(move)) + "-" + name(to(move)) + "/" + name(arrow(move));
    }

    @Override
    public String draw(Position position, Ink ink) {
        Board board = (Board) position;
        var out = new StringBuilder();
        for (int y = size; y >= 1; y--) {
            out.append(ink.faint((y < 10 && size >= 10 ? " " : "") + y));
            for (int x = 1; x <= size; x++) {
                out.append(' ').append(board.symbol(y << 4 | x, ink));
            }
            out.append('\n');
        }
        String letters = "a b c d e f g h i j".substring(0, 2 * size - 1);
        return out.append(ink.faint((size >= 10 ? "   " : "  ") + letters))
                .append('\n')
                .toString();
    }

    private static String name(int square) {
        return (char) ('a' - 1 + (square & 15)) + "" + (square >>> 4);
    }

    private static int from(int move) {
        return move >>> 16;
    }

    private static int to(int move) {
        return move >>> 8 & 0xff;
    }

    private static int arrow(int move) {
        return move & 0xff;
    }

    /** The square of one of the four amazons that an int holds. */
    private static int amazon(int four, int i) {
        return four >>> (8 * i) & 0xff;
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

    private static int target(int square, int bit) {
        return TARGETS[square << 7 | bit] & 0xff;
    }

    /** Where a square lies on its line along an axis. */
    private static int place(int square, int axis) {
        return axis == 1 ? square >>> 4 : square & 15;
    }

    /** Where a queen can go along the row and the column of a square, as if {@code emptied} places were empty. */
    private static long straight(long[] lines, int square, long emptied) {
        long occupied = (lines[square >>> 4] | lines[COLUMNS + (square & 15)]) & ~emptied;
        return (occupied - NEXT_STRAIGHT[square]) & ~occupied;
    }

    private static long diagonal(long[] lines, int square, long emptied) {
        int x = square & 15;
        int y = square >>> 4;
        long occupied = (lines[RISING + x - y] | lines[FALLING + x + y]) & ~emptied;
        return (occupied - NEXT_DIAGONAL[square]) & ~occupied;
    }

    /** Occupies an empty square, or empties an occupied one. */
    private static void flip(long[] lines, int square) {
        int x = square & 15;
        int y = square >>> 4;
        long mark = MARKS[x];
        lines[y] ^= mark;
        lines[COLUMNS + x] ^= MARKS[y] << HIGH;
        lines[RISING + x - y] ^= mark;
        lines[FALLING + x + y] ^= mark << HIGH;
    }

    /** The four amazons of a side are the four bytes of an int. */
    private static final class Board extends Position {
        private final Amazons game;
        private final long[] lines = new long[LINES];
        private int white;
        private int black;

        Board(Amazons game) {
            super(game);
            this.game = game;
        }

        @Override
        public int moves(int[] into) {
            int four = mover == 0 ? white : black;
            int n = 0;
            for (int i = 0; i < AMAZONS; i++) {
                int from = amazon(four, i);
                for (long rest = straight(lines, from, 0); rest != 0; rest &= rest - 1) {
                    n = addShots(from, Long.numberOfTrailingZeros(rest), into, n);
                }
                for (long rest = diagonal(lines, from, 0); rest != 0; rest &= rest - 1) {
                    n = addShots(from, DIAGONAL + Long.numberOfTrailingZeros(rest), into, n);
                }
            }
            return n;
        }

        /** The moves of an amazon to one square. The square that she leaves no longer stops her arrow. */
        private int addShots(int from, int bit, int[] into, int count) {
            int to = target(from, bit);
            int move = from << 16 | to << 8;
            long left = MARKS[place(from, bit >>> 5)] << (bit & HIGH);
            int n = count;
            long straight = straight(lines, to, bit < DIAGONAL ? left : 0);
            for (long rest = straight; rest != 0; rest &= rest - 1) {
                into[n++] = move | target(to, Long.numberOfTrailingZeros(rest));
            }
            long diagonal = diagonal(lines, to, bit < DIAGONAL ? 0 : left);
            for (long rest = diagonal; rest != 0; rest &= rest - 1) {
                into[n++] = move | target(to, DIAGONAL + Long.numberOfTrailingZeros(rest));
            }
            return n;
        }

        @Override
        public void play(int move) {
            flip(lines, from(move));
            flip(lines, to(move));
            flip(lines, arrow(move));
            if (mover == 0) {
                white = moved(white, from(move), to(move));
            } else {
                black = moved(black, from(move), to(move));
            }
            alternate();
            if (queenMoves(mover == 0 ? white : black) == 0) {
                result = Outcome.winFor(1 - mover);
            }
        }

        private static int moved(int four, int from, int to) {
            int i = 0;
            while (amazon(four, i) != from) {
                i++;
            }
            return four ^ (from ^ to) << (8 * i);
        }

        private int queenMoves(int four) {
            int n = 0;
            for (int i = 0; i < AMAZONS; i++) {
                int square = amazon(four, i);
                n += Long.bitCount(straight(lines, square, 0)) + Long.bitCount(diagonal(lines, square, 0));
            }
            return n;
        }

        /**
         * Draws the amazon's move first, all such moves being equally likely, and then the arrow: to draw among whole
         * moves would mean counting the arrows of every move. One random number serves both. Choices are made by masks
         * and not by conditions, which the processor would guess wrong most of the time.
         */
        @Override
        public int playout(Rng rng) {
            if (isOver()) {
                return result;
            }
            long[] lines = this.lines;
            int mine = mover == 0 ? white : black;
            int theirs = mover == 0 ? black : white;
            int plies = 0;
            while (true) {
                long straight0 = straight(lines, amazon(mine, 0), 0);
                long straight1 = straight(lines, amazon(mine, 1), 0);
                long straight2 = straight(lines, amazon(mine, 2), 0);
                long straight3 = straight(lines, amazon(mine, 3), 0);
                long diagonal0 = diagonal(lines, amazon(mine, 0), 0);
                long diagonal1 = diagonal(lines, amazon(mine, 1), 0);
                long diagonal2 = diagonal(lines, amazon(mine, 2), 0);
                long diagonal3 = diagonal(lines, amazon(mine, 3), 0);
                int below1 = Long.bitCount(straight0) + Long.bitCount(diagonal0);
                int below2 = Long.bitCount(straight1) + Long.bitCount(diagonal1) + below1;
                int below3 = Long.bitCount(straight2) + Long.bitCount(diagonal2) + below2;
                int all = Long.bitCount(straight3) + Long.bitCount(diagonal3) + below3;
                if (all == 0) {
                    break;
                }
                long random = rng.nextLong();
                int k = (int) ((random >>> 32) * all >>> 32);
                int past0 = below1 - 1 - k >> 31; // all ones if the move is of a later amazon, else 0
                int past1 = below2 - 1 - k >> 31;
                int past2 = below3 - 1 - k >> 31;
                long straight = choose(straight0, straight1, straight2, straight3, past0, past1, past2);
                long diagonal = choose(diagonal0, diagonal1, diagonal2, diagonal3, past0, past1, past2);
                k -= (below1 & past0) + (below2 - below1 & past1) + (below3 - below2 & past2);
                int shift = -8 * (past0 + past1 + past2);
                int from = mine >>> shift & 0xff;
                int to = target(from, kth(straight, diagonal, k));
                flip(lines, from);
                straight = straight(lines, to, 0);
                diagonal = diagonal(lines, to, 0);
                int shots = Long.bitCount(straight) + Long.bitCount(diagonal);
                int arrow = target(to, kth(straight, diagonal, (int) ((random & 0xffff_ffffL) * shots >>> 32)));
                flip(lines, to);
                flip(lines, arrow);
                int moved = mine ^ (from ^ to) << shift;
                mine = theirs;
                theirs = moved;
                plies++;
            }
            alternate(plies);
            white = mover == 0 ? mine : theirs;
            black = mover == 0 ? theirs : mine;
            result = Outcome.winFor(1 - mover);
            return result;
        }

        private static long choose(long a, long b, long c, long d, int pastA, int pastB, int pastC) {
            return a ^ (a ^ b) & pastA ^ (b ^ c) & pastB ^ (c ^ d) & pastC;
        }

        private static int kth(long straight, long diagonal, int k) {
            int straights = Long.bitCount(straight);
            int past = straights - 1 - k >> 31;
            long set = straight ^ (straight ^ diagonal) & past;
            return past & DIAGONAL | Long.numberOfTrailingZeros(Bits.kth(set, k - (straights & past)));
        }

        /**
         * The winner's amazon moves out of 16, as in the framework of Pepels et al., moved off both ends of (0, 1): they
         * tell how much room the winner had to spare. More than 16 are rare, less than 2 % of random games.
         */
        @Override
        public double quality() {
            return (1 + Math.min(queenMoves(mover == 0 ? black : white), 16)) / 18.0;
        }

        @Override
        public boolean canBeDrawnWithin(int plies) {
            return false;
        }

        @Override
        protected void copyFrom(Position other) {
            Board board = (Board) other;
            System.arraycopy(board.lines, 0, lines, 0, LINES);
            white = board.white;
            black = board.black;
        }

        /** Where she goes, and the arrow: the amazon's origin says least about what the move does. */
        @Override
        public int amafKey(int move) {
            return index(to(move)) * game.size * game.size + index(arrow(move));
        }

        private int index(int square) {
            return ((square >>> 4) - 1) * game.size + (square & 15) - 1;
        }

        private String symbol(int square, Ink ink) {
            for (int i = 0; i < AMAZONS; i++) {
                if (amazon(white, i) == square) {
                    return ink.player(0, "O");
                }
                if (amazon(black, i) == square) {
                    return ink.player(1, "X");
                }
            }
            boolean arrow = (lines[square >>> 4] & 1L << (square & 15)) != 0;
            return arrow ? "#" : ink.faint(".");
        }
    }
}
