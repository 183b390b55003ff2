package zeitnot.games;

import static zeitnot.games.CatchTheLionSteps.DIAGONAL;
import static zeitnot.games.CatchTheLionSteps.ORIGIN;
import static zeitnot.games.CatchTheLionSteps.attacks;
import static zeitnot.games.CatchTheLionSteps.diagonalSteps;
import static zeitnot.games.CatchTheLionSteps.drops;
import static zeitnot.games.CatchTheLionSteps.merged;
import static zeitnot.games.CatchTheLionSteps.straightSteps;
import static zeitnot.games.CatchTheLionSteps.vacantFor;

import zeitnot.game.Bits;
import zeitnot.game.Capability;
import zeitnot.game.Game;
import zeitnot.game.GameFamily;
import zeitnot.game.Glance;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.game.Rng;

/**
 * Catch the Lion (dobutsu shogi), the small Shogi of Baier and Winands, section V-A-4. A Lion that moves onto the opponent's
 * home row wins at once, also if it could be captured there; in {@code catch-the-lion-safe-try} only if it could not, and
 * else the game goes on. A Chick is promoted when it moves, not when it is dropped, onto that row. Moves are written as in
 * the Universal Shogi Interface: {@code b2b3}, {@code C*a3}.
 *
 * <p>Whoever has no move loses. That happens only with a safe try, where a Lion may stay on the far row among pieces of
 * its own. Else there are two placements of all seven pieces without a move, and in both the opponent's lone Lion has no
 * square from which it could have made the last move.
 */
public final class CatchTheLion extends Game {
    public static final GameFamily FAMILY =
            family("catch-the-lion", "small Shogi with drops on a 3x4 board; a Lion wins on the far row", false);
    public static final GameFamily SAFE_TRY = family(
            "catch-the-lion-safe-try", "Catch the Lion; a Lion wins on the far row where it cannot be captured", true);

    /** A playout of this length is a draw; random games take 12 plies on average. */
    private static final int PLAYOUT_LIMIT = 200;

    /*
     * A side is a long of three lanes of 16 bits, a bit per square (a1 b1 c1 a2 ... c4) for what stands there: the
     * pieces that step straight, those that step diagonally, and the Chicks. The Lion is in the first two lanes, the
     * Hen (a promoted Chick) in the first and the last. So a piece is lifted and put down by shifts without asking what
     * it is. A hand has the same lanes, each with a count of 0 to 2.
     */
    static final int LANE = 16;
    static final long GIRAFFE = 1;
    static final long ELEPHANT = 1L << LANE;
    static final long CHICK = 1L << 2 * LANE;
    private static final long LION = GIRAFFE | ELEPHANT;
    static final long ANY = GIRAFFE | ELEPHANT | CHICK;
    static final String LETTERS = ".GELCH"; // by kind, the three bits of a piece side by side

    static final long SQUARES = 0b111_111_111_111;
    static final long RANK_1 = 0b000_000_000_111;
    static final long RANK_4 = 0b111_000_000_000;

    private static final long SENTE = LION << 1 | ELEPHANT | GIRAFFE << 2 | CHICK << 4;
    private static final long GOTE = LION << 10 | ELEPHANT << 11 | GIRAFFE << 9 | CHICK << 7;

    /** With so many pieces on the board, or with one in hand, a player has a move: those without one have five or more. */
    private static final int ALWAYS_MOBILE = 4;

    /** A move is its piece's kind, origin and target in four bits each; a drop has this origin. */
    static final int HAND = 15;

    private final boolean safeTry;

    private CatchTheLion(String name, boolean safeTry) {
        super(
                name,
                new CatchTheLionNotation(),
                Capability.QUALITY,
                Capability.MOVE_KEYS,
                Capability.LEAD,
                Capability.BOARD);
        this.safeTry = safeTry;
    }

    private static GameFamily family(String name, String about, boolean safeTry) {
        return GameFamily.fixed(name, about, new CatchTheLion(name, safeTry));
    }

    @Override
    public Position start() {
        return new Board(this, safeTry);
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

    private static int countPieces(long side, long hand) {
        return (int) (Long.bitCount(occupied(side)) + countHeld(hand));
    }

    private static long countHeld(long hand) {
        return (hand + (hand >>> LANE) + (hand >>> 2 * LANE)) & 7;
    }

    /** 1 if {@code to} is on the opponent's home row, else 0. {@code sente} is all ones if Sente moves, else 0. */
    private static long goal(long sente, int to) {
        return (sente & RANK_4 | ~sente & RANK_1) >>> to & 1;
    }

    private static boolean canBeStuck(long side, long hand) {
        return hand == 0 && Long.bitCount(occupied(side)) > ALWAYS_MOBILE;
    }

    /** 1 if it is a Lion, else 0. */
    private static long lion(long piece) {
        return piece & piece >>> LANE & 1;
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

    static final class Board extends Position {
        long mine = SENTE;
        long theirs = GOTE;
        long myHand;
        long theirHand;

        private final boolean safeTry;

        Board(Game game, boolean safeTry) {
            super(game);
            this.safeTry = safeTry;
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
                int moves = steps + Long.bitCount(drops);
                if (moves == 0) {
                    won = true;
                    break;
                }
                int choice = rng.nextInt(moves);
                if (choice < steps) {
                    boolean isStraight = choice < straights;
                    long step = Bits.kth(isStraight ? straight : diagonal, isStraight ? choice : choice - straights);
                    int bit = Long.numberOfTrailingZeros(step);
                    int from = ORIGIN[isStraight ? bit : bit + DIAGONAL];
                    int to = bit % LANE;
                    long piece = side >>> from & ANY;
                    long taken = other >>> to & ANY;
                    long goal = goal(sente, to);
                    won = wins(piece, taken, goal, to, other, sente);
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
            if (wins(piece, taken, goal, to, theirs, sente())) {
                result = Outcome.winFor(mover);
            }
            long side = mine ^ piece << from ^ promoted(piece, goal) << to;
            long hand = myHand + prisoner(taken);
            mine = theirs ^ taken << to;
            theirs = side;
            myHand = theirHand;
            theirHand = hand;
            alternate();
            loseIfStuck();
        }

        /** Whether a Lion is taken or reaches the goal, by the rule of this game. */
        private boolean wins(long piece, long taken, long goal, int to, long other, long sente) {
            if ((lion(taken) | lion(piece) & goal) == 0) {
                return false;
            }
            return !safeTry || lion(taken) != 0 || (attacks(other, ~sente) >>> to & 1) == 0;
        }

        private void drop(long piece, int to) {
            long side = mine | piece << to;
            long hand = myHand - piece;
            mine = theirs;
            theirs = side;
            myHand = theirHand;
            theirHand = hand;
            alternate();
            loseIfStuck();
        }

        private void loseIfStuck() {
            if (safeTry
                    && canBeStuck(mine, myHand)
                    && (straightSteps(mine, sente()) | diagonalSteps(mine, sente())) == 0
                    && !isOver()) {
                result = Outcome.winFor(1 - mover);
            }
        }

        @Override
        public Glance glance() {
            long sente = sente();
            long steps = straightSteps(mine, sente) | diagonalSteps(mine, sente);
            long lion = mine & mine >>> LANE & SQUARES;
            long tries = merged(straightSteps(lion, 0) | diagonalSteps(lion << LANE, 0))
                    & (sente & RANK_4 | ~sente & RANK_1)
                    & vacantFor(mine);
            if (safeTry) {
                tries &= ~attacks(theirs, ~sente);
            }
            if ((merged(steps) & theirs & theirs >>> LANE | tries) != 0) {
                return Glance.WINS;
            }
            return safeTry && canBeStuck(theirs, theirHand) ? Glance.UNCLEAR : Glance.CALM;
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
            return result == Outcome.DRAW ? 0.5 : countPieces(theirs, theirHand) / 8.0;
        }

        /** In pieces, on the board and in hand. */
        @Override
        public int lead() {
            int ahead = countPieces(mine, myHand) - countPieces(theirs, theirHand);
            return mover == 0 ? ahead : -ahead;
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
