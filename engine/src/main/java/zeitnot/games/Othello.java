package zeitnot.games;

import zeitnot.game.Bits;
import zeitnot.game.Capability;
import zeitnot.game.Game;
import zeitnot.game.GameFamily;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.game.Rng;

/**
 * Othello, after Baier and Winands, section V-A-3. A player who can turn no disc passes, which is a move; the game ends
 * as soon as neither player can turn one. Squares are written as in Othello diagrams, with a1 at the top left.
 */
public final class Othello extends Game {
    public static final GameFamily FAMILY =
            GameFamily.fixed("othello", "outflank and turn the other's discs on an 8x8 board", new Othello());

    static final int PASS = 64;

    private static final long START_BLACK = 1L << 28 | 1L << 35; // e4 d5
    private static final long START_WHITE = 1L << 27 | 1L << 36; // d4 e5

    /*
     * A disc can only be turned between two others, so on the edge it cannot be turned across that edge. Without such
     * discs a rotation never carries a neighbour around the edge of the board; and a rotation, unlike a shift, leaves
     * its operand in place on x86, which saves a copy each time.
     */
    private static final long INNER_FILES = 0x7e7e7e7e7e7e7e7eL;
    private static final long INNER_RANKS = 0x00ffffffffffff00L;
    private static final long INNER = INNER_FILES & INNER_RANKS;

    /** The axes of a line, as the distance between neighbours on it. */
    private static final int ROW = 1;

    private static final int RISING = 7;
    private static final int COLUMN = 8;
    private static final int FALLING = 9;

    /** For each square and each axis in the order above: the squares after it, then the squares before it. */
    private static final long[] RAYS = rays();

    private Othello() {
        super(
                "othello",
                new OthelloNotation(),
                Capability.QUALITY,
                Capability.MOVE_KEYS,
                Capability.LEAD,
                Capability.OWNERSHIP,
                Capability.BOARD);
    }

    @Override
    public Position start() {
        return new Board(this);
    }

    @Override
    public int maxMoves() {
        return 60;
    }

    @Override
    public int amafKeys() {
        return PASS + 1;
    }

    @Override
    public int points() {
        return 64;
    }

    @Override
    public String pointName(int point) {
        return OthelloNotation.square(point);
    }

    @Override
    public int boardSize() {
        return 8;
    }

    private static long[] rays() {
        int[] steps = {1, 0, -1, 1, 0, 1, 1, 1}; // file and rank, for each axis
        long[] rays = new long[64 * 8];
        for (int i = 0; i < rays.length; i++) {
            int axis = i / 2 % 4;
            int sign = i % 2 == 0 ? 1 : -1;
            int file = i / 8 % 8 + sign * steps[2 * axis];
            int rank = i / 64 + sign * steps[2 * axis + 1];
            while (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
                rays[i] |= 1L << (8 * rank + file);
                file += sign * steps[2 * axis];
                rank += sign * steps[2 * axis + 1];
            }
        }
        return rays;
    }

    /** Those of the discs {@code theirs} whose unbroken run along an axis ends in one of {@code mine}. */
    private static long exposed(long mine, long theirs, int axis) {
        long run = theirs & neighbours(mine, axis);
        run |= theirs & neighbours(run, axis);
        long after = theirs & Long.rotateLeft(theirs, axis);
        long before = Long.rotateRight(after, axis);
        run |= after & Long.rotateLeft(run, 2 * axis) | before & Long.rotateRight(run, 2 * axis);
        run |= after & Long.rotateLeft(run, 2 * axis) | before & Long.rotateRight(run, 2 * axis);
        return run;
    }

    private static long neighbours(long set, int axis) {
        return Long.rotateLeft(set, axis) | Long.rotateRight(set, axis);
    }

    /** The empty squares next to an exposed run: those at its other end. */
    private static long legal(long mine, long theirs) {
        long row = exposed(mine, theirs & INNER_FILES, ROW);
        long rising = exposed(mine, theirs & INNER, RISING);
        long column = exposed(mine, theirs & INNER_RANKS, COLUMN);
        long falling = exposed(mine, theirs & INNER, FALLING);
        return ends(row, rising, column, falling) & ~(mine | theirs);
    }

    private static long ends(long row, long rising, long column, long falling) {
        return neighbours(row, ROW)
                | neighbours(column, COLUMN)
                | neighbours(rising, RISING)
                | neighbours(falling, FALLING);
    }

    /** What a disc on {@code square} turns, given the exposed discs on each axis. */
    private static long turned(int square, long row, long rising, long column, long falling) {
        int ray = 8 * square;
        return adjoining(ray, row)
                | adjoining(ray + 2, rising)
                | adjoining(ray + 4, column)
                | adjoining(ray + 6, falling);
    }

    /** The part of a ray and of its opposite before the first square that is not in {@code run}. */
    private static long adjoining(int ray, long run) {
        long after = RAYS[ray];
        long before = RAYS[ray + 1];
        long upTo = Long.lowestOneBit(after & ~run) - 1;
        long downTo = ~(-1L >>> Long.numberOfLeadingZeros(before & ~run));
        return after & upTo | before & downTo;
    }

    static final class Board extends Position {
        long mine = START_BLACK;
        long theirs = START_WHITE;
        long legal = legal(mine, theirs);

        Board(Game game) {
            super(game);
        }

        @Override
        public int moves(int[] into) {
            if (legal == 0 && !isOver()) {
                into[0] = PASS;
                return 1;
            }
            int n = 0;
            for (long rest = legal; rest != 0; rest &= rest - 1) {
                into[n++] = Long.numberOfTrailingZeros(rest);
            }
            return n;
        }

        @Override
        public void play(int move) {
            long turned = 0;
            long placed = 0;
            if (move != PASS) {
                long row = exposed(mine, theirs & INNER_FILES, ROW);
                long rising = exposed(mine, theirs & INNER, RISING);
                long column = exposed(mine, theirs & INNER_RANKS, COLUMN);
                long falling = exposed(mine, theirs & INNER, FALLING);
                turned = turned(move, row, rising, column, falling);
                placed = 1L << move;
            }
            long next = theirs ^ turned;
            theirs = mine | placed | turned;
            mine = next;
            alternate();
            legal = legal(mine, theirs);
            if (legal == 0 && legal(theirs, mine) == 0) {
                result = countDiscs();
            }
        }

        /** The rules of {@link #play} once more, in local variables and with one look at the lines for each ply. */
        @Override
        public int playout(Rng rng) {
            if (isOver()) {
                return result;
            }
            long own = mine;
            long other = theirs;
            int plies = 0;
            while (true) {
                long row = exposed(own, other & INNER_FILES, ROW);
                long rising = exposed(own, other & INNER, RISING);
                long column = exposed(own, other & INNER_RANKS, COLUMN);
                long falling = exposed(own, other & INNER, FALLING);
                long moves = ends(row, rising, column, falling) & ~(own | other);
                long turned = 0;
                long placed = 0;
                if (moves != 0) {
                    placed = Bits.random(moves, rng);
                    turned = turned(Long.numberOfTrailingZeros(placed), row, rising, column, falling);
                } else if (legal(other, own) == 0) {
                    break;
                }
                long next = other ^ turned;
                other = own | placed | turned;
                own = next;
                plies++;
            }
            mine = own;
            theirs = other;
            legal = 0;
            alternate(plies);
            result = countDiscs();
            return result;
        }

        @Override
        public int playoutMove(Rng rng) {
            int number = rng.nextInt(Math.max(1, Long.bitCount(legal)));
            return legal == 0 ? PASS : Long.numberOfTrailingZeros(Bits.kth(legal, number));
        }

        @Override
        public int playoutMove(int key) {
            boolean isLegal = key == PASS ? legal == 0 : (legal >>> key & 1) != 0;
            return isLegal ? key : NO_MOVE;
        }

        /** Games that end in a draw before the board is full are too rare to be looked for. */
        @Override
        public boolean canBeDrawnWithin(int plies) {
            return Long.bitCount(~(mine | theirs)) <= plies;
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
            legal = board.legal;
        }

        @Override
        public int owner(int point) {
            boolean isMine = (mine >>> point & 1) != 0;
            boolean isTheirs = (theirs >>> point & 1) != 0;
            return isMine ? mover : isTheirs ? 1 - mover : -1;
        }

        @Override
        public void countOwners(long[] counts) {
            long first = mover == 0 ? mine : theirs;
            long second = mover == 0 ? theirs : mine;
            for (int point = 0; point < counts.length; point++) {
                counts[point] += (first >>> point & 1) + ((second >>> point & 1) << Integer.SIZE);
            }
        }

        @Override
        public int occupant(int point) {
            return owner(point);
        }

        /** The winner's score as tournaments count it, with the empty squares given to the winner, out of 65. */
        @Override
        public double quality() {
            int losers = Math.min(Long.bitCount(mine), Long.bitCount(theirs));
            return result == Outcome.DRAW ? 0.5 : (64 - losers) / 65.0;
        }

        /** In discs. */
        @Override
        public int lead() {
            int ahead = Long.bitCount(mine) - Long.bitCount(theirs);
            return mover == 0 ? ahead : -ahead;
        }

        private int countDiscs() {
            return 1 + Integer.signum(lead());
        }
    }
}
