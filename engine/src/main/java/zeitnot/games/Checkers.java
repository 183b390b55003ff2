package zeitnot.games;

import zeitnot.game.Bits;
import zeitnot.game.Capability;
import zeitnot.game.Game;
import zeitnot.game.GameFamily;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.game.Rng;

/**
 * Checkers (English draughts) on 8x8. A jump must be made where there is one, and carried on to its end; a man that
 * reaches the far row stops there and is crowned. Who cannot move has lost. After 40 moves by each side without a jump
 * or a man's move the game is a draw, which also ends every playout.
 *
 * <p>Moves are written with the usual numbers of the squares, {@code 11-15} and {@code 22x15}; where several jumps have
 * the same start and end, with every square that is touched: {@code 3x10x19x12x3}.
 */
public final class Checkers extends Game {
    public static final GameFamily FAMILY =
            GameFamily.fixed("checkers", "English draughts on an 8x8 board", new Checkers());

    private static final int IDLE_LIMIT = 2 * 40;

    /*
     * A bit per dark square in the order of their numbers, and an unused bit after every second row: so the diagonal
     * steps are 4 and 5 bits from every square, and those that leave the board end on an unused bit.
     */
    private static final long SQUARES = 0x7_fbfd_feffL;
    private static final long BLACK_HOME = 0xf;
    private static final long WHITE_HOME = 0x7_8000_0000L;
    private static final long BLACK_START = 0x1eff;
    private static final long WHITE_START = 0x7_fbc0_0000L;

    /** The four directions: two forward for Black, then two forward for White. */
    static final int[] STEPS = {4, 5, -4, -5};

    /**
     * Steps to either side fit into one long, a bit for the lower square of each: it is never in the last row, so 31
     * bits are enough for a direction. Those of span 4 come first.
     */
    private static final int LANE = 31;

    /*
     * A move is its start (6 bits), a bit that is set in a jump, and its directions (2 bits each, the first one highest)
     * below a bit that marks their beginning. No jump is longer than 9 steps: the squares that one piece can land on are
     * joined by 9 jumps, and none can be made twice. That makes 26 bits.
     */
    static final int JUMP = 1 << 6;
    static final int ROUTE = 7;

    private static final int MAX_PIECES = 12;

    /**
     * The 9 jumps join two squares by three paths, and each of the two to one more square. From one of the two there is
     * 1 route to the latter, and 3 * (1 + 2 * (1 + 1)) that begin with a path; from elsewhere there are fewer.
     */
    private static final int MAX_ROUTES = 1 + 3 * (1 + 2 * (1 + 1));

    private Checkers() {
        super(
                "checkers",
                new CheckersNotation(),
                Capability.QUALITY,
                Capability.MOVE_KEYS,
                Capability.LEAD,
                Capability.BOARD);
    }

    @Override
    public Position start() {
        return new Board(this);
    }

    @Override
    public int maxMoves() {
        return MAX_PIECES * MAX_ROUTES;
    }

    @Override
    public boolean winnerMovesLast() {
        return true;
    }

    @Override
    public int amafKeys() {
        return 32 * 32;
    }

    @Override
    public int boardSize() {
        return 8;
    }

    static int number(int square) {
        return square - square / 9 + 1;
    }

    static int start(int move) {
        return move & JUMP - 1;
    }

    static int end(int move) {
        int steps = 0;
        for (int shift = firstShift(move); shift >= ROUTE; shift -= 2) {
            steps += STEPS[move >> shift & 3];
        }
        return start(move) + ((move & JUMP) == 0 ? steps : 2 * steps);
    }

    /** How far a move must be shifted to the right to have its first direction in the lowest bits. */
    static int firstShift(int move) {
        return 29 - Integer.numberOfLeadingZeros(move);
    }

    /** The square in a direction; off the board it is an unused bit. */
    private static long neighbour(long square, int direction) {
        return Long.rotateLeft(square, STEPS[direction]);
    }

    /** Pieces that can jump, given those that may go up (to higher numbers) and down. */
    private static long jumpers(long up, long down, long theirs, long empty) {
        return up & (theirs >>> 4 & empty >>> 8 | theirs >>> 5 & empty >>> 10)
                | down & (theirs << 4 & empty << 8 | theirs << 5 & empty << 10);
    }

    private static long stepsUp(long up, long empty) {
        return up & empty >>> 4 | (up & empty >>> 5) << LANE;
    }

    private static long stepsDown(long down, long empty) {
        return empty & down >>> 4 | (empty & down >>> 5) << LANE;
    }

    private static long homeOf(long black) {
        return black & BLACK_HOME | ~black & WHITE_HOME;
    }

    static final class Board extends Position {
        private long mine = BLACK_START;
        private long theirs = WHITE_START;
        long kings;

        /** Plies since the last jump or man's move. */
        private int idle;

        /** The jumps of a position in a playout. */
        private final int[] jumps = new int[MAX_PIECES * MAX_ROUTES];

        Board(Game game) {
            super(game);
        }

        @Override
        public int moves(int[] into) {
            if (isOver()) {
                return 0;
            }
            long empty = empty();
            long jumpers = jumpers(up(), down(), theirs, empty);
            if (jumpers != 0) {
                return addJumps(jumpers, theirs, kings, black(), empty, into);
            }
            int n = addSteps(stepsUp(up(), empty), 0, into, 0);
            return addSteps(stepsDown(down(), empty), 2, into, n);
        }

        private static int addSteps(long steps, int firstDirection, int[] into, int size) {
            int n = size;
            for (long rest = steps; rest != 0; rest &= rest - 1) {
                int bit = Long.numberOfTrailingZeros(rest);
                int direction = firstDirection + bit / LANE;
                int from = bit % LANE + Math.max(0, -STEPS[direction]);
                into[n++] = (4 | direction) << ROUTE | from;
            }
            return n;
        }

        private static int addJumps(long jumpers, long theirs, long kings, long black, long empty, int[] into) {
            int n = 0;
            for (long rest = jumpers; rest != 0; rest &= rest - 1) {
                long piece = rest & -rest;
                boolean king = (kings & piece) != 0;
                int direction = king || black != 0 ? 0 : 2;
                int end = king || black == 0 ? 4 : 2;
                int from = JUMP | Long.numberOfTrailingZeros(piece);
                n = addRoutes(piece, 1, theirs, empty | piece, direction, end, from, into, n);
            }
            return n;
        }

        /** All ways to jump on from {@code at} after {@code route}, or the route itself if there is none. */
        private static int addRoutes(
                long at, int route, long theirs, long empty, int direction, int end, int from, int[] into, int size) {
            int n = size;
            for (int i = direction; i < end; i++) {
                long over = neighbour(at, i) & theirs;
                long to = neighbour(over, i) & empty;
                if (to != 0) {
                    n = addRoutes(to, route << 2 | i, theirs ^ over, empty, direction, end, from, into, n);
                }
            }
            if (n == size) {
                into[n++] = route << ROUTE | from;
            }
            return n;
        }

        @Override
        public void play(int move) {
            long from = 1L << start(move);
            long to = 1L << end(move);
            boolean king = (kings & from) != 0;
            long taken = (move & JUMP) == 0 ? 0 : taken(move);
            long own = mine ^ from | to;
            kings = kings & ~(from | taken) | (king ? to : 0) | own & homeOf(~black());
            mine = theirs ^ taken;
            theirs = own;
            idle = king && taken == 0 ? idle + 1 : 0;
            alternate();
            if (idle == IDLE_LIMIT) {
                result = Outcome.DRAW;
            } else if (isStuck()) {
                result = Outcome.winFor(1 - mover);
            }
        }

        private boolean isStuck() {
            long empty = empty();
            long steps = stepsUp(up(), empty) | stepsDown(down(), empty);
            return (steps | jumpers(up(), down(), theirs, empty)) == 0;
        }

        private static long taken(int move) {
            long at = 1L << start(move);
            long taken = 0;
            for (int shift = firstShift(move); shift >= ROUTE; shift -= 2) {
                int direction = move >> shift & 3;
                long over = neighbour(at, direction);
                taken |= over;
                at = neighbour(over, direction);
            }
            return taken;
        }

        /** The rules of {@link #play} once more, in local variables and without a list where nothing can be jumped. */
        @Override
        public int playout(Rng rng) {
            if (isOver()) {
                return result;
            }
            long mine = this.mine;
            long theirs = this.theirs;
            long kings = this.kings;
            long black = black();
            int idle = this.idle;
            int plies = 0;
            while (idle < IDLE_LIMIT) {
                long empty = SQUARES & ~(mine | theirs);
                long up = mine & (kings | black);
                long down = mine & (kings | ~black);
                long jumpers = jumpers(up, down, theirs, empty);
                if (jumpers != 0) {
                    int n = addJumps(jumpers, theirs, kings, black, empty, jumps);
                    int move = jumps[n == 1 ? 0 : rng.nextInt(n)];
                    long from = 1L << start(move);
                    long to = 1L << end(move);
                    long taken = taken(move);
                    mine = mine ^ from | to;
                    theirs ^= taken;
                    kings = kings & ~(from | taken) | ((kings & from) != 0 ? to : 0);
                    idle = 0;
                } else {
                    long stepsUp = stepsUp(up, empty);
                    long stepsDown = stepsDown(down, empty);
                    int ups = Long.bitCount(stepsUp);
                    int n = ups + Long.bitCount(stepsDown);
                    if (n == 0) {
                        break;
                    }
                    int k = rng.nextInt(n);
                    long step = Bits.kth(k < ups ? stepsUp : stepsDown, k < ups ? k : k - ups);
                    long lower = (step | step >>> LANE) & (1L << LANE) - 1;
                    long squares = lower | lower << (step == lower ? 4 : 5);
                    boolean king = (kings & squares) != 0;
                    mine ^= squares;
                    kings ^= king ? squares : 0;
                    idle = king ? idle + 1 : 0;
                }
                kings |= mine & homeOf(~black);
                long swap = mine;
                mine = theirs;
                theirs = swap;
                black = ~black;
                plies++;
            }
            this.mine = mine;
            this.theirs = theirs;
            this.kings = kings;
            this.idle = idle;
            alternate(plies);
            result = idle == IDLE_LIMIT ? Outcome.DRAW : Outcome.winFor(1 - mover);
            return result;
        }

        @Override
        public boolean canBeDrawnWithin(int plies) {
            return idle + plies >= IDLE_LIMIT;
        }

        @Override
        protected void copyFrom(Position other) {
            Board board = (Board) other;
            mine = board.mine;
            theirs = board.theirs;
            kings = board.kings;
            idle = board.idle;
        }

        /**
         * The pieces that the winner, who has just moved, has left; over 13, since 12 of 12 would not be below 1. The
         * bonus measures in standard deviations, so the scale does not matter.
         */
        @Override
        public double quality() {
            return result == Outcome.DRAW ? 0.5 : Long.bitCount(theirs) / (MAX_PIECES + 1.0);
        }

        /** In pieces, a king for two. */
        @Override
        public int lead() {
            int ahead = Long.bitCount(mine)
                    + Long.bitCount(mine & kings)
                    - Long.bitCount(theirs)
                    - Long.bitCount(theirs & kings);
            return mover == 0 ? ahead : -ahead;
        }

        @Override
        public int amafKey(int move) {
            return number(start(move)) - 1 << 5 | number(end(move)) - 1;
        }

        /** Five kinds of contents on 32 squares do not fit into 64 bits, so this is a hash and not exact. */
        @Override
        public long repetitionKey() {
            return 1 | mixed(mixed(mixed(mine) + theirs) + (kings | (long) mover << 63));
        }

        private static long mixed(long key) {
            long product = key * 0x9e37_79b9_7f4a_7c15L;
            return product ^ product >>> 32;
        }

        long pieces(int player) {
            return player == mover ? mine : theirs;
        }

        private long empty() {
            return SQUARES & ~(mine | theirs);
        }

        /** All ones if Black is to move, else 0. */
        private long black() {
            return mover - 1L;
        }

        private long up() {
            return mine & (kings | black());
        }

        private long down() {
            return mine & (kings | ~black());
        }
    }
}
