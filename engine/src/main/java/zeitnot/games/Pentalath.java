package zeitnot.games;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import zeitnot.game.Bits;
import zeitnot.game.Capability;
import zeitnot.game.Game;
import zeitnot.game.GameFamily;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.game.Rng;

/**
 * Pentalath on a hexagon with five cells a side: place stones, and win with five or more in a row. All of the other's
 * groups that a stone leaves without a free neighbouring cell are taken off the board; a stone that would leave its own
 * group without one may only be placed if it captures or makes five. A player who can place no stone has a draw.
 *
 * <p>Cells are written as in Abalone: rows a to i from the bottom, and numbers along the lines that rise to the left.
 * Positions can recur, though hardly ever do: the third occurrence is a draw, and so is a playout of 500 plies.
 */
public final class Pentalath extends Game {
    public static final GameFamily FAMILY =
            GameFamily.fixed("pentalath", "five in a row with captures, on a hexagon of 61 cells", new Pentalath());

    private static final int PLAYOUT_LIMIT = 500;

    static final int ROWS = 9;
    private static final int FIVE = 5;
    private static final int AXES = 3;
    private static final int[][] STEPS = {{0, 1}, {1, 0}, {1, 1}}; // row and number

    static final int CELLS = 61;
    private static final long BOARD = (1L << CELLS) - 1;

    private static final long[] NEIGHBOURS = neighbours();

    /** All rows of five cells. */
    private static final long[] FIVES = IntStream.range(0, AXES)
            .mapToObj(axis -> rows(axis, FIVE))
            .flatMapToLong(Arrays::stream)
            .toArray();

    /** For each cell and axis: the rows of five through the cell. */
    private static final long[][] FIVES_THROUGH = fivesThrough();

    /** For each cell and axis: the cells of these rows. */
    private static final long[] REACH =
            Arrays.stream(FIVES_THROUGH).mapToLong(Pentalath::union).toArray();

    private Pentalath() {
        super("pentalath", new PentalathNotation(), Capability.QUALITY, Capability.MOVE_KEYS, Capability.BOARD);
    }

    @Override
    public Position start() {
        return new Board(this);
    }

    @Override
    public int maxMoves() {
        return CELLS;
    }

    @Override
    public int playoutLimit() {
        return PLAYOUT_LIMIT;
    }

    @Override
    public boolean winnerMovesLast() {
        return true;
    }

    @Override
    public int amafKeys() {
        return CELLS;
    }

    static boolean isCell(int row, int number) {
        return Math.min(row, number) >= 0 && Math.max(row, number) < ROWS && Math.abs(row - number) <= ROWS / 2;
    }

    /** The index of a cell, counted along the rows from a1. */
    static int cell(int row, int number) {
        int index = 0;
        for (int i = 0; i < row; i++) {
            index += ROWS - Math.abs(i - ROWS / 2);
        }
        return index + number - Math.max(0, row - ROWS / 2);
    }

    /** All rows of {@code length} adjacent cells along an axis. */
    private static long[] rows(int axis, int length) {
        List<Long> rows = new ArrayList<>();
        for (int row = 0; row < ROWS; row++) {
            for (int number = 0; number < ROWS; number++) {
                long cells = 0;
                for (int i = 0; i < length; i++) {
                    int r = row + i * STEPS[axis][0];
                    int n = number + i * STEPS[axis][1];
                    cells |= isCell(r, n) ? 1L << cell(r, n) : 0;
                }
                if (Long.bitCount(cells) == length) {
                    rows.add(cells);
                }
            }
        }
        return rows.stream().mapToLong(Long::longValue).toArray();
    }

    private static long[] neighbours() {
        long[] neighbours = new long[CELLS];
        for (int cell = 0; cell < CELLS; cell++) {
            for (int axis = 0; axis < AXES; axis++) {
                neighbours[cell] |= union(through(cell, rows(axis, 2))) & ~(1L << cell);
            }
        }
        return neighbours;
    }

    private static long[][] fivesThrough() {
        long[][] fives = new long[CELLS * AXES][];
        for (int i = 0; i < fives.length; i++) {
            fives[i] = through(i / AXES, rows(i % AXES, FIVE));
        }
        return fives;
    }

    private static long[] through(int cell, long[] rows) {
        return Arrays.stream(rows).filter(row -> (row >>> cell & 1) != 0).toArray();
    }

    private static long union(long[] sets) {
        return Arrays.stream(sets).reduce(0, (a, b) -> a | b);
    }

    private static boolean makesFive(long stones, int cell) {
        int i = AXES * cell;
        return makesFive(stones & REACH[i], FIVES_THROUGH[i])
                || makesFive(stones & REACH[i + 1], FIVES_THROUGH[i + 1])
                || makesFive(stones & REACH[i + 2], FIVES_THROUGH[i + 2]);
    }

    /** Counting first spares the look at each row nearly always. */
    private static boolean makesFive(long stones, long[] rows) {
        if (Long.bitCount(stones) >= FIVE) {
            for (long row : rows) {
                if ((stones & row) == row) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The group of {@code seed}, a single one of {@code stones}, if it lies in {@code crowded} cells only; or nothing. */
    private static long deadGroup(long seed, long stones, long crowded) {
        long group = seed;
        long rim = seed;
        while (rim != 0) {
            if ((rim & ~crowded) != 0) {
                return 0;
            }
            long next = 0;
            for (long rest = rim; rest != 0; rest &= rest - 1) {
                next |= NEIGHBOURS[Long.numberOfTrailingZeros(rest)];
            }
            rim = next & stones & ~group;
            group |= rim;
        }
        return group;
    }

    static final class Board extends Position {
        private long mine;
        private long theirs;

        /*
         * How many empty neighbours each cell has, in binary, one set of cells for each binary digit: so that those
         * without any are known at once, and most stones are placed without a look at groups.
         */
        private long ones;
        private long twos;
        private long fours;

        Board(Game game) {
            super(game);
            for (long around : NEIGHBOURS) {
                addFreedom(around);
            }
        }

        private void addFreedom(long cells) {
            long carry = ones & cells;
            ones ^= cells;
            fours ^= twos & carry;
            twos ^= carry;
        }

        private void removeFreedom(long cells) {
            ones ^= cells;
            long borrow = ones & cells;
            twos ^= borrow;
            fours ^= twos & borrow;
        }

        /** The cells without an empty neighbour once a cell is taken whose neighbours are {@code around}. */
        private long crowdedBeside(long around) {
            return ~(ones & ~around | twos | fours);
        }

        long stones(int player) {
            return player == mover ? mine : theirs;
        }

        private long empty() {
            return BOARD & ~(mine | theirs);
        }

        /** What a stone on a cell takes off the board. */
        private long captured(long around, long crowded) {
            long captured = 0;
            for (long rest = theirs & around & crowded; rest != 0; rest &= rest - 1) {
                long stone = rest & -rest;
                if ((stone & captured) == 0) {
                    captured |= deadGroup(stone, theirs, crowded);
                }
            }
            return captured;
        }

        private boolean isLegal(int cell) {
            long around = NEIGHBOURS[cell];
            long crowded = crowdedBeside(around);
            long stones = mine | 1L << cell;
            return deadGroup(1L << cell, stones, crowded) == 0
                    || captured(around, crowded) != 0
                    || makesFive(stones, cell);
        }

        /** Places a stone, which is legal, and lets the other player move. */
        private void place(int cell) {
            long around = NEIGHBOURS[cell];
            long crowded = crowdedBeside(around);
            long stones = mine | 1L << cell;
            removeFreedom(around);
            if ((theirs & around & crowded) != 0) {
                for (long rest = captured(around, crowded); rest != 0; rest &= rest - 1) {
                    theirs ^= rest & -rest;
                    addFreedom(NEIGHBOURS[Long.numberOfTrailingZeros(rest)]);
                }
            }
            if (makesFive(stones, cell)) {
                result = Outcome.winFor(mover);
            }
            mine = theirs;
            theirs = stones;
            alternate();
        }

        @Override
        public int moves(int[] into) {
            int n = 0;
            for (long rest = isOver() ? 0 : legal(); rest != 0; rest &= rest - 1) {
                into[n++] = Long.numberOfTrailingZeros(rest);
            }
            return n;
        }

        /** Only cells without an empty neighbour have to be looked at. */
        private long legal() {
            long legal = empty();
            for (long rest = legal & ~(ones | twos | fours); rest != 0; rest &= rest - 1) {
                if (!isLegal(Long.numberOfTrailingZeros(rest))) {
                    legal ^= rest & -rest;
                }
            }
            return legal;
        }

        @Override
        public int playoutMove(Rng rng) {
            long legal = legal();
            return Long.numberOfTrailingZeros(Bits.kth(legal, rng.nextInt(Long.bitCount(legal))));
        }

        @Override
        public void play(int move) {
            place(move);
            if (!isOver() && !canMove()) {
                result = Outcome.DRAW;
            }
        }

        @Override
        public int playoutMove(int key) {
            return (empty() >>> key & 1) != 0 && isLegal(key) ? key : NO_MOVE;
        }

        private boolean canMove() {
            long empty = empty();
            if ((empty & (ones | twos | fours)) != 0) {
                return true;
            }
            for (long rest = empty; rest != 0; rest &= rest - 1) {
                if (isLegal(Long.numberOfTrailingZeros(rest))) {
                    return true;
                }
            }
            return false;
        }

        @Override
        public int playout(Rng rng) {
            int limit = ply + PLAYOUT_LIMIT;
            while (!isOver()) {
                if (ply == limit || !placeAtRandom(rng)) {
                    result = Outcome.DRAW;
                }
            }
            return result;
        }

        /** A cell that turns out to be forbidden is left out of the next draw, so all legal ones are equally likely. */
        private boolean placeAtRandom(Rng rng) {
            long untried = empty();
            while (untried != 0) {
                long bit = Bits.random(untried, rng);
                int cell = Long.numberOfTrailingZeros(bit);
                if ((bit & (ones | twos | fours)) != 0 || isLegal(cell)) {
                    place(cell);
                    return true;
                }
                untried ^= bit;
            }
            return false;
        }

        /**
         * How far the loser still was from five, of 6 and not of 5 as in Pepels et al., since one who has no stone left
         * that could become part of five must not give 1; the bonus does not depend on the scale.
         */
        @Override
        public double quality() {
            if (result == Outcome.DRAW) {
                return 0.5;
            }
            int longest = 0;
            for (long five : FIVES) {
                if ((five & theirs) == 0) {
                    longest = Math.max(longest, Long.bitCount(five & mine));
                }
            }
            return (FIVE - longest) / (FIVE + 1.0);
        }

        @Override
        public long repetitionKey() {
            return mine * 0x9e3779b97f4a7c15L ^ Long.rotateLeft(theirs * 0xbf58476d1ce4e5b9L, 32) + mover;
        }

        @Override
        protected void copyFrom(Position other) {
            Board board = (Board) other;
            mine = board.mine;
            theirs = board.theirs;
            ones = board.ones;
            twos = board.twos;
            fours = board.fours;
        }

        @Override
        public int amafKey(int move) {
            return move;
        }
    }
}
