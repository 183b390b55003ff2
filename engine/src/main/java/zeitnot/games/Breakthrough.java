package zeitnot.games;

import java.util.Map;
import zeitnot.game.BadInput;
import zeitnot.game.Bits;
import zeitnot.game.Capability;
import zeitnot.game.Game;
import zeitnot.game.GameFamily;
import zeitnot.game.Glance;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.game.Prior;
import zeitnot.game.Rng;

/** Breakthrough on boards from 4x4 to 8x8 (Baier and Winands, section V-A-2: 6x6). */
public final class Breakthrough extends Game {
    private static final String SIZES = "width and height from 4 to 8";

    public static final GameFamily FAMILY = GameFamily.sized(
            "breakthrough", "be the first to reach the opponent's home row", SIZES, 8, 8, Breakthrough::new);

    private static final long FILE_A = 0x0101_0101_0101_0101L;
    private static final long RANK_1 = 0xff;

    private final int width;
    private final int height;
    private final int homeRows;
    private final long cells;
    private final long lastRank;

    /** Where a step towards file a can end: not on the last file, which is where one from file a would come out. */
    private final long leftTargets;

    /** Where a step away from file a can end. */
    private final long rightTargets;

    private final Map<String, Prior> priors;

    private Breakthrough(int width, int height) {
        super(
                name(width, height),
                new BreakthroughNotation(width, height),
                Capability.QUALITY,
                Capability.MOVE_KEYS,
                Capability.LEAD,
                Capability.BOARD);
        this.width = width;
        this.height = height;
        homeRows = height < 6 ? 1 : 2;
        long rank = RANK_1 >>> (8 - width);
        cells = rank * (FILE_A >>> (8 * (8 - height)));
        lastRank = rank << (8 * (height - 1));
        leftTargets = cells & ~(FILE_A << (width - 1));
        rightTargets = cells & ~FILE_A;
        priors = Map.of("advance", new BreakthroughAdvance(height));
    }

    /** As users type it; throws {@link BadInput} for a size that cannot be played. */
    private static String name(int width, int height) {
        if (Math.min(width, height) < 4 || Math.max(width, height) > 8) {
            throw new BadInput("breakthrough cannot be " + width + "x" + height + "; possible sizes: " + SIZES);
        }
        return width == 8 && height == 8 ? "breakthrough" : "breakthrough-" + width + "x" + height;
    }

    @Override
    public Position start() {
        var board = new Board(this);
        board.white = cells & ((1L << (8 * homeRows)) - 1);
        board.black = cells & -1L << (8 * (height - homeRows));
        return board;
    }

    @Override
    public int maxMoves() {
        return 3 * homeRows * width;
    }

    @Override
    public boolean winnerMovesLast() {
        return true;
    }

    @Override
    public int amafKeys() {
        return 4 * 8 * height;
    }

    @Override
    public Map<String, Prior> priors() {
        return priors;
    }

    @Override
    public int boardSize() {
        return width == height ? width : 0;
    }

    /** The index of the upper square of a move: where White's ends, where Black's begins. */
    static int upper(int move) {
        return move >>> 2;
    }

    /** How far the lower square is below the upper one: 7, 8 (straight) or 9. */
    static int span(int move) {
        return 7 + (move & 3);
    }

    /** The moves of one side are three sets of upper squares, one per span. */
    static final class Board extends Position {
        private final Breakthrough game;
        long white;
        long black;

        Board(Breakthrough game) {
            super(game);
            this.game = game;
        }

        @Override
        public int moves(int[] into) {
            if (isOver()) {
                return 0;
            }
            int n = add(uppers(7), 7, into, 0);
            n = add(uppers(8), 8, into, n);
            return add(uppers(9), 9, into, n);
        }

        /** The upper squares of the moves of one span. */
        private long uppers(int span) {
            long free = ~(white | black);
            if (mover == 0) {
                return white << span
                        & (span == 7 ? game.leftTargets & ~white : span == 8 ? free : game.rightTargets & ~white);
            }
            return black
                    & (span == 7 ? game.rightTargets & ~black : span == 8 ? free : game.leftTargets & ~black) << span;
        }

        /** The moves in the order in which they are listed, so that it is the same one. */
        @Override
        public int playoutMove(Rng rng) {
            long by7 = uppers(7);
            long by8 = uppers(8);
            long by9 = uppers(9);
            int below8 = Long.bitCount(by7);
            int below9 = below8 + Long.bitCount(by8);
            int number = rng.nextInt(below9 + Long.bitCount(by9));
            long upper = number < below8
                    ? Bits.kth(by7, number)
                    : number < below9 ? Bits.kth(by8, number - below8) : Bits.kth(by9, number - below9);
            return Long.numberOfTrailingZeros(upper) << 2 | (number < below8 ? 0 : number < below9 ? 1 : 2);
        }

        @Override
        public int playoutMove(int key) {
            int span = span(key);
            return span < 10 && (uppers(span) >>> upper(key) & 1) != 0 ? key : NO_MOVE;
        }

        private static int add(long uppers, int span, int[] into, int count) {
            int n = count;
            for (long rest = uppers; rest != 0; rest &= rest - 1) {
                into[n++] = Long.numberOfTrailingZeros(rest) << 2 | span - 7;
            }
            return n;
        }

        @Override
        public void play(int move) {
            long upper = 1L << upper(move);
            long squares = upper | upper >>> span(move);
            if (mover == 0) {
                white ^= squares;
                black &= ~squares;
                if ((squares & game.lastRank) != 0 || black == 0) {
                    result = Outcome.FIRST_WINS;
                }
            } else {
                black ^= squares;
                white &= ~squares;
                if ((squares & RANK_1) != 0 || white == 0) {
                    result = Outcome.SECOND_WINS;
                }
            }
            alternate();
        }

        /**
         * Two plies a round, one with each half of a random number. There is always a move: nothing can block both ways
         * of a side's foremost piece.
         */
        @Override
        public int playout(Rng rng) {
            if (isOver()) {
                return result;
            }
            long left = game.leftTargets;
            long right = game.rightTargets;
            long lastRank = game.lastRank;
            long white = this.white;
            long black = this.black;
            int n = mover; // even where White is to move
            while (true) {
                long random = rng.nextLong();
                if ((n & 1) == 0) {
                    long squares = randomMove(
                            white << 7 & left & ~white,
                            white << 8 & ~(white | black),
                            white << 9 & right & ~white,
                            random >>> 32);
                    white ^= squares;
                    black &= ~squares;
                    n++;
                    if ((squares & lastRank) != 0 || black == 0) {
                        result = Outcome.FIRST_WINS;
                        break;
                    }
                }
                long squares = randomMove(
                        black & (right & ~black) << 7,
                        black & ~(white | black) << 8,
                        black & (left & ~black) << 9,
                        random & 0xffff_ffffL);
                black ^= squares;
                white &= ~squares;
                n++;
                if ((squares & RANK_1) != 0 || white == 0) {
                    result = Outcome.SECOND_WINS;
                    break;
                }
            }
            this.white = white;
            this.black = black;
            alternate(n - mover);
            return result;
        }

        /**
         * Both squares of a move from the sets of spans 7, 8 and 9, all moves being equally likely up to 2^-26; random
         * has 32 bits. The conditions are plain enough to become conditional moves: a branch would be guessed wrong
         * every other time.
         */
        private static long randomMove(long by7, long by8, long by9, long random) {
            int below8 = Long.bitCount(by7);
            int below9 = below8 + Long.bitCount(by8);
            int k = (int) (random * (below9 + Long.bitCount(by9)) >>> 32);
            long set = k < below8 ? by7 : by8;
            int first = k < below8 ? 0 : below8;
            int span = k < below8 ? 7 : 8;
            set = k < below9 ? set : by9;
            first = k < below9 ? first : below9;
            span = k < below9 ? span : 9;
            long upper = Bits.kth(set, k - first);
            return upper | upper >>> span;
        }

        /** A piece one step from its goal can always make that step: nothing can block both diagonals. */
        @Override
        public Glance glance() {
            boolean first = mover == 0;
            long nearGoal = first ? white & game.lastRank >>> 8 : black & RANK_1 << 8;
            long others = first ? black : white;
            if (nearGoal != 0) {
                return Glance.WINS;
            }
            return (others & others - 1) == 0 ? Glance.UNCLEAR : Glance.CALM;
        }

        @Override
        public boolean canBeDrawnWithin(int plies) {
            return false;
        }

        @Override
        public int amafKey(int move) {
            return move;
        }

        @Override
        protected void copyFrom(Position other) {
            Board board = (Board) other;
            white = board.white;
            black = board.black;
        }

        /**
         * The winner's lead in pieces as a share of all that a side has at first, moved from [-1, 1] into (0, 1): who is
         * ahead in pieces wins more often, so a win with a lead is less of an accident.
         */
        @Override
        public double quality() {
            int winners = result == Outcome.FIRST_WINS ? lead() : -lead();
            int pieces = game.homeRows * game.width;
            return 0.5 + winners / (2.0 * (pieces + 1));
        }

        /** In pieces. */
        @Override
        public int lead() {
            return Long.bitCount(white) - Long.bitCount(black);
        }
    }
}
