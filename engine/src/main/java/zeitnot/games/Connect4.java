package zeitnot.games;

import zeitnot.game.BadInput;
import zeitnot.game.Bits;
import zeitnot.game.Capability;
import zeitnot.game.Game;
import zeitnot.game.GameFamily;
import zeitnot.game.Glance;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.game.Rng;

/** Connect-4 on boards of any size that fits a bitboard (Baier and Winands, section V-A-1: 7x6). */
public final class Connect4 extends Game {
    private static final String SIZES = "at least 3x3, 4 or more one way, and width x (height + 1) no more than 64";

    public static final GameFamily FAMILY = GameFamily.sized(
            "connect4", "four in a row with discs that fall down their column", SIZES, 7, 6, Connect4::new);

    private final int width;
    private final int height;

    /**
     * The board is a bitboard of columns, the lowest cell first, with one bit on top of each column that is never
     * set: it stops rows from running over into the next column, and catches the carry of {@code occupied + bottom},
     * which has the lowest empty cell of every column set.
     */
    private final int stride;

    private final long column;
    private final long bottom;
    private final long cells;

    /** In the first so many plies no move can make four in a row, and none can find its column full. */
    private final int calmPlies;

    private Connect4(int width, int height) {
        super(
                name(width, height),
                new Connect4Notation(width, height),
                Capability.QUALITY,
                Capability.MOVE_KEYS,
                Capability.BOARD);
        this.width = width;
        this.height = height;
        stride = height + 1;
        column = (1L << height) - 1;
        long first = 0;
        for (int i = 0; i < width; i++) {
            first |= 1L << (i * stride);
        }
        bottom = first;
        cells = bottom * column;
        calmPlies = Math.min(height, 6);
    }

    /** As users type it; throws {@link BadInput} for a size that cannot be played. */
    private static String name(int width, int height) {
        if (Math.min(width, height) < 3 || Math.max(width, height) < 4 || width > 64 / (height + 1)) {
            throw new BadInput("connect4 cannot be " + width + "x" + height + "; possible sizes: " + SIZES);
        }
        return width == 7 && height == 6 ? "connect4" : "connect4-" + width + "x" + height;
    }

    @Override
    public Position start() {
        return new Board(this);
    }

    @Override
    public int maxMoves() {
        return width;
    }

    @Override
    public boolean winnerMovesLast() {
        return true;
    }

    @Override
    public int amafKeys() {
        return width * stride;
    }

    @Override
    public int boardSize() {
        return width == height ? width : 0;
    }

    static final class Board extends Position {
        private static final int USUAL_STRIDE = 7;
        private static final int FRACTION_BITS = 58;
        private static final long FRACTION = (1L << FRACTION_BITS) - 1;

        private final Connect4 game;
        private long mine;
        private long theirs;

        Board(Connect4 game) {
            super(game);
            this.game = game;
        }

        @Override
        public int moves(int[] into) {
            int n = 0;
            for (long open = isOver() ? 0 : open(mine | theirs); open != 0; open &= open - 1) {
                into[n++] = Long.numberOfTrailingZeros(open);
            }
            return n;
        }

        @Override
        public void play(int move) {
            long moved = mine | 1L << move;
            mine = theirs;
            theirs = moved;
            alternate();
            if (hasFour(moved, game.stride)) {
                result = Outcome.winFor(1 - mover);
            } else if ((mine | moved) == game.cells) {
                result = Outcome.DRAW;
            }
        }

        /** The stride of the usual board as a constant lets the JIT make a loop for it with constant shifts. */
        @Override
        public int playout(Rng rng) {
            if (isOver()) {
                return result;
            }
            return game.stride == USUAL_STRIDE ? playout(rng, USUAL_STRIDE) : playout(rng, game.stride);
        }

        /**
         * A random column is right if it is not full, and a fair choice among the open ones if it is full makes up for
         * it: all open columns stay equally likely, and as long as few are full neither their number nor the k-th of
         * them is waited for. One random number serves eight plies: it is a fraction whose product with the width has
         * the column before the point and the next fraction behind it. The eighth still has 30 bits or more, so that no
         * column is favoured by more than 2^-26.
         */
        private int playout(Rng rng, int stride) {
            int width = game.width;
            long column = game.column;
            long bottom = game.bottom;
            long cells = game.cells;
            long us = mine;
            long them = theirs;
            long occupied = us | them;
            int n = ply;
            long fraction = rng.nextLong() >>> (Long.SIZE - FRACTION_BITS);
            while (n < game.calmPlies) {
                long product = fraction * width;
                fraction = product & FRACTION;
                long cell = (occupied + bottom) & column << (int) (product >>> FRACTION_BITS) * stride;
                long moved = us | cell;
                us = them;
                them = moved;
                occupied |= cell;
                n++;
            }
            boolean won;
            do {
                if ((n & 7) == 0) {
                    fraction = rng.nextLong() >>> (Long.SIZE - FRACTION_BITS);
                }
                long product = fraction * width;
                fraction = product & FRACTION;
                long open = (occupied + bottom) & cells;
                long cell = open & column << (int) (product >>> FRACTION_BITS) * stride;
                if (cell == 0) {
                    cell = Bits.random(open, rng);
                }
                long moved = us | cell;
                us = them;
                them = moved;
                occupied |= cell;
                n++;
                won = hasFour(moved, stride);
            } while (!won && occupied != cells);
            mine = us;
            theirs = them;
            mover ^= (n ^ ply) & 1; // as alternate does, which cost 4 % here
            ply = n;
            result = won ? Outcome.winFor(1 - mover) : Outcome.DRAW;
            return result;
        }

        @Override
        public Glance glance() {
            long empty = game.cells & ~(mine | theirs);
            if ((fours(mine) & open(mine | theirs)) != 0) {
                return Glance.WINS;
            }
            return (empty & empty - 1) == 0 ? Glance.UNCLEAR : Glance.CALM;
        }

        @Override
        public boolean canBeDrawnWithin(int plies) {
            return Long.bitCount(game.cells & ~(mine | theirs)) <= plies;
        }

        @Override
        public int amafKey(int move) {
            return move;
        }

        @Override
        protected void copyFrom(Position other) {
            Board board = (Board) other;
            mine = board.mine;
            theirs = board.theirs;
        }

        /**
         * The winner's share of the threats that are left, a threat being an empty cell that would complete four, with one
         * for each player added: there is no material to count, and threats are what a longer game would have been
         * decided by. The winner has just moved.
         */
        @Override
        public double quality() {
            if (result == Outcome.DRAW) {
                return 0.5;
            }
            int winners = 1 + Long.bitCount(threats(theirs));
            int losers = 1 + Long.bitCount(threats(mine));
            return (double) winners / (winners + losers);
        }

        private long threats(long discs) {
            return fours(discs) & game.cells & ~(mine | theirs);
        }

        /** The cells that make four with three of the discs, whether they are empty or not. */
        private long fours(long discs) {
            long threats = discs << 1 & discs << 2 & discs << 3;
            for (int step = game.stride - 1; step <= game.stride + 1; step++) {
                long before = discs << step;
                long pairBefore = before & before << step;
                long after = discs >>> step;
                long pairAfter = after & after >>> step;
                threats |=
                        pairBefore & (before << step << step | after) | pairAfter & (after >>> step >>> step | before);
            }
            return threats;
        }

        long discs(int player) {
            return player == mover ? mine : theirs;
        }

        private long open(long occupied) {
            return (occupied + game.bottom) & game.cells;
        }

        private static boolean hasFour(long discs, int stride) {
            long up = discs & discs >>> 1;
            long along = discs & discs >>> stride;
            long falling = discs & discs >>> (stride - 1);
            long rising = discs & discs >>> (stride + 1);
            return (up & up >>> 2
                            | along & along >>> (2 * stride)
                            | falling & falling >>> (2 * stride - 2)
                            | rising & rising >>> (2 * stride + 2))
                    != 0;
        }
    }
}
