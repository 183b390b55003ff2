package zeitnot.games;

import zeitnot.game.Bits;
import zeitnot.game.Capability;
import zeitnot.game.Game;
import zeitnot.game.GameFamily;
import zeitnot.game.Glance;
import zeitnot.game.Notation;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.game.Rng;

/**
 * Catch the Lion (dobutsu shogi), the small Shogi of Baier and Winands, section V-A-4. A Lion on the opponent's home
 * row wins at once, also if it could be captured there. A Chick is promoted when it moves, not when it is dropped, onto
 * that row. Moves are written as in the Universal Shogi Interface: {@code b2b3}, {@code C*a3}.
 *
 * <p>Nobody is ever without a move: there are two placements of all seven pieces with none, and in both the opponent's
 * lone Lion has no square from which it could have made the last move.
 */
public final class CatchTheLion extends Game {
    public static final GameFamily FAMILY =
            GameFamily.fixed("catch-the-lion", "small Shogi with drops on a 3x4 board", new CatchTheLion());

    /** A playout of this length is a draw; random games take 12 plies on average. */
    private static final int PLAYOUT_LIMIT = 200;

    /*
     * A side is a long of three lanes of 16 bits, a bit per square (a1 b1 c1 a2 ... c4) for what stands there: the
     * pieces that step straight, those that step diagonally, and the Chicks. The Lion is in the first two lanes, the
     * Hen (a promoted Chick) in the first and the last. So a piece is lifted and put down by shifts without asking what
     * it is. A hand has the same lanes, each with a count of 0 to 2.
     */
    private static final int LANE = 16;
    static final long GIRAFFE = 1;
    static final long ELEPHANT = 1L << LANE;
    static final long CHICK = 1L << 2 * LANE;
    private static final long LION = GIRAFFE | ELEPHANT;
    static final long ANY = GIRAFFE | ELEPHANT | CHICK;
    static final String LETTERS = ".GELCH"; // by kind, the three bits of a piece side by side

    private static final long SQUARES = 0b111_111_111_111;
    private static final long RANK_1 = 0b000_000_000_111;
    private static final long RANK_4 = 0b111_000_000_000;
    private static final long FILE_A = 0b001_001_001_001;
    private static final long FILE_C = 0b100_100_100_100;

    private static final long SENTE = LION << 1 | ELEPHANT | GIRAFFE << 2 | CHICK << 4;
    private static final long GOTE = LION << 10 | ELEPHANT << 11 | GIRAFFE << 9 | CHICK << 7;

    /** Steps are sets of target squares, a lane for each of four directions; first the straight, then the diagonal. */
    private static final long FOUR_LANES = 0x0001_0001_0001_0001L;

    private static final int DIAGONAL = 64;
    private static final byte[] ORIGIN = origins(3, -3, 1, -1, 4, 2, -2, -4);

    /** A move is its piece's kind, origin and target in four bits each; a drop has this origin. */
    static final int HAND = 15;

    private final Notation notation = new CatchTheLionNotation();

    private CatchTheLion() {
        super("catch-the-lion", Capability.QUALITY, Capability.MOVE_KEYS);
    }

    @Override
    public Position start() {
        return new Board(this);
    }

    @Override
    protected Notation notation() {
        return notation;
    }

    @Override
    public int playoutLimit() {
        return PLAYOUT_LIMIT;
    }

    /** All pieces with all their steps, and three kinds of drops on all squares that the Lions leave. */
    @Override
    public int maxMoves() {
        return 8 + 2 * (4 + 4 + 6) + 3 * 10;
    }

    @Override
    public boolean winnerMovesLast() {
        return true;
    }

    @Override
    public int amafKeys() {
        return LETTERS.length() << 8;
    }

    private static byte[] origins(int... steps) {
        byte[] origins = new byte[LANE * steps.length];
        for (int i = 0; i < origins.length; i++) {
            origins[i] = (byte) (i % LANE - steps[i / LANE]);
        }
        return origins;
    }

    /** The three bits of a piece side by side: its index in {@link #LETTERS}. */
    static int kind(long piece) {
        return (int) (piece & 1 | piece >>> LANE - 1 & 2 | piece >>> 2 * LANE - 2 & 4);
    }

    private static long pieceOf(int kind) {
        return kind & 1 | (kind & 2L) << LANE - 1 | (kind & 4L) << 2 * LANE - 2;
    }

    static long occupied(long side) {
        return (side | side >>> LANE | side >>> 2 * LANE) & SQUARES;
    }

    /** The three counts of a hand in two bits each. */
    private static long packed(long hand) {
        return hand & 3 | hand >>> LANE - 2 & 3 << 2 | hand >>> 2 * LANE - 4 & 3 << 4;
    }

    private static long countHeld(long hand) {
        return (hand + (hand >>> LANE) + (hand >>> 2 * LANE)) & 7;
    }

    private static long vacantFor(long side) {
        return ~occupied(side) & SQUARES;
    }

    /** 1 if {@code to} is on the opponent's home row, else 0. {@code sente} is all ones if Sente moves, else 0. */
    private static long goal(long sente, int to) {
        return (sente & RANK_4 | ~sente & RANK_1) >>> to & 1;
    }

    /** Whether a Lion is taken or reaches the goal. */
    private static boolean wins(long piece, long taken, long goal) {
        return ((taken & taken >>> LANE | piece & piece >>> LANE & goal) & 1) != 0;
    }

    /** A Chick at the goal is a Hen. */
    private static long promoted(long piece, long goal) {
        return piece | piece >>> 2 * LANE & goal;
    }

    /** What goes to the hand: a Hen as a Chick, and nothing if it is the Lion. */
    private static long prisoner(long taken) {
        long lion = taken & taken >>> LANE;
        return taken & ~(taken >>> 2 * LANE | lion | lion << LANE);
    }

    /** Lanes north, south, east, west. {@code sente} is all ones for Sente, whose Chicks go north, else 0. */
    private static long straightSteps(long side, long sente) {
        long straight = side & SQUARES;
        long chicks = side >>> 2 * LANE;
        long north = straight | chicks & sente;
        long south = straight | chicks & ~sente;
        long steps = (north & ~RANK_4) << 3
                | (south & ~RANK_1) << LANE - 3
                | (straight & ~FILE_C) << 2 * LANE + 1
                | (straight & ~FILE_A) << 3 * LANE - 1;
        return steps & vacantFor(side) * FOUR_LANES;
    }

    /** Lanes north-east, north-west, south-east, south-west. */
    private static long diagonalSteps(long side, long sente) {
        long diagonal = side >>> LANE & SQUARES;
        long hens = side & side >>> 2 * LANE;
        long north = (diagonal | hens & sente) & ~RANK_4;
        long south = (diagonal | hens & ~sente) & ~RANK_1;
        long steps = (north & ~FILE_C) << 4
                | (north & ~FILE_A) << LANE + 2
                | (south & ~FILE_C) << 2 * LANE - 2
                | (south & ~FILE_A) << 3 * LANE - 4;
        return steps & vacantFor(side) * FOUR_LANES;
    }

    /** Empty squares in the lane of each piece in hand, so that a drop's bit is the bit to set on the board. */
    private static long drops(long side, long other, long hand) {
        long held = (hand | hand >>> 1) & ANY;
        return (vacantFor(side) & ~occupied(other)) * held;
    }

    static final class Board extends Position {
        long mine = SENTE;
        long theirs = GOTE;
        long myHand;
        long theirHand;

        Board(Game game) {
            super(game);
        }

        @Override
        public int moves(int[] into) {
            if (isOver()) {
                return 0;
            }
            int n = addSteps(straightSteps(mine, sente()), 0, into, 0);
            n = addSteps(diagonalSteps(mine, sente()), DIAGONAL, into, n);
            for (long drops = drops(mine, theirs, myHand); drops != 0; drops &= drops - 1) {
                int bit = Long.numberOfTrailingZeros(drops);
                into[n++] = kind(1L << (bit & -LANE)) << 8 | HAND << 4 | bit % LANE;
            }
            return n;
        }

        private int addSteps(long steps, int table, int[] into, int size) {
            int n = size;
            for (long rest = steps; rest != 0; rest &= rest - 1) {
                int bit = Long.numberOfTrailingZeros(rest);
                int from = ORIGIN[table + bit];
                into[n++] = kind(mine >>> from & ANY) << 8 | from << 4 | bit % LANE;
            }
            return n;
        }

        @Override
        public void play(int move) {
            int from = move >> 4 & 15;
            int to = move & 15;
            if (from == HAND) {
                drop(pieceOf(move >> 8), to);
            } else {
                step(from, to);
            }
        }

        /** The rules of {@link #play} once more, in local variables: fields would cost a quarter of the speed. */
        @Override
        public int playout(Rng rng) {
            if (isOver()) {
                return result;
            }
            long side = mine;
            long other = theirs;
            long hand = myHand;
            long otherHand = theirHand;
            long sente = sente();
            int plies = 0;
            boolean won = false;
            while (!won && plies < PLAYOUT_LIMIT) {
                long straight = straightSteps(side, sente);
                long diagonal = diagonalSteps(side, sente);
                long drops = drops(side, other, hand);
                int straights = Long.bitCount(straight);
                int steps = straights + Long.bitCount(diagonal);
                int choice = rng.nextInt(steps + Long.bitCount(drops));
                if (choice < steps) {
                    boolean isStraight = choice < straights;
                    long step = Bits.kth(isStraight ? straight : diagonal, isStraight ? choice : choice - straights);
                    int bit = Long.numberOfTrailingZeros(step);
                    int from = ORIGIN[isStraight ? bit : bit + DIAGONAL];
                    int to = bit % LANE;
                    long piece = side >>> from & ANY;
                    long taken = other >>> to & ANY;
                    long goal = goal(sente, to);
                    won = wins(piece, taken, goal);
                    side ^= piece << from ^ promoted(piece, goal) << to;
                    other ^= taken << to;
                    hand += prisoner(taken);
                } else {
                    long drop = Bits.kth(drops, choice - steps);
                    side |= drop;
                    hand -= 1L << (Long.numberOfTrailingZeros(drop) & -LANE);
                }
                long swap = side;
                side = other;
                other = swap;
                swap = hand;
                hand = otherHand;
                otherHand = swap;
                sente = ~sente;
                plies++;
            }
            mine = side;
            theirs = other;
            myHand = hand;
            theirHand = otherHand;
            alternate(plies);
            result = won ? Outcome.winFor(1 - mover) : Outcome.DRAW;
            return result;
        }

        private void step(int from, int to) {
            long piece = mine >>> from & ANY;
            long taken = theirs >>> to & ANY;
            long goal = goal(sente(), to);
            if (wins(piece, taken, goal)) {
                result = Outcome.winFor(mover);
            }
            long side = mine ^ piece << from ^ promoted(piece, goal) << to;
            long hand = myHand + prisoner(taken);
            mine = theirs ^ taken << to;
            theirs = side;
            myHand = theirHand;
            theirHand = hand;
            alternate();
        }

        private void drop(long piece, int to) {
            long side = mine | piece << to;
            long hand = myHand - piece;
            mine = theirs;
            theirs = side;
            myHand = theirHand;
            theirHand = hand;
            alternate();
        }

        @Override
        public Glance glance() {
            long sente = sente();
            long steps = straightSteps(mine, sente) | diagonalSteps(mine, sente);
            long targets = steps | steps >>> LANE | steps >>> 2 * LANE | steps >>> 3 * LANE;
            long lion = mine & mine >>> LANE & SQUARES;
            long lionSteps = straightSteps(lion, 0) | diagonalSteps(lion << LANE, 0);
            long escapes = (lionSteps | lionSteps >>> LANE | lionSteps >>> 2 * LANE | lionSteps >>> 3 * LANE);
            long goal = (sente & RANK_4 | ~sente & RANK_1) & vacantFor(mine);
            return (targets & theirs & theirs >>> LANE & SQUARES | escapes & goal) == 0 ? Glance.CALM : Glance.WINS;
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
            mine = board.mine;
            theirs = board.theirs;
            myHand = board.myHand;
            theirHand = board.theirHand;
        }

        /** The winner's share of the pieces, on the board and in hand; the winner has just moved. */
        @Override
        public double quality() {
            long pieces = Long.bitCount(occupied(theirs)) + countHeld(theirHand);
            return result == Outcome.DRAW ? 0.5 : pieces / 8.0;
        }

        /** Exact: the pieces, whose they are, both hands, the side to move, and a bit that is always set. */
        @Override
        public long repetitionKey() {
            long lanes = mine | theirs;
            long squares = lanes & SQUARES | lanes >>> 4 & SQUARES << 12 | lanes >>> 8 & SQUARES << 24;
            long hands = packed(myHand) << 6 | packed(theirHand);
            return squares | occupied(mine) << 36 | hands << 48 | (long) mover << 60 | 1L << 61;
        }

        /** All ones if Sente is to move, else 0. */
        private long sente() {
            return mover - 1L;
        }

        long side(int player) {
            return player == mover ? mine : theirs;
        }

        long hand(int player) {
            return player == mover ? myHand : theirHand;
        }
    }
}
