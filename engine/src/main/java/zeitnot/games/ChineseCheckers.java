package zeitnot.games;

import zeitnot.game.Bits;
import zeitnot.game.Capability;
import zeitnot.game.Game;
import zeitnot.game.GameFamily;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.game.Rng;

/**
 * Chinese Checkers for two players with six pieces each on the small star, as in quality-based rewards, section 6.1. A
 * move is a step to an empty neighbouring cell or a chain of hops, each over one adjacent piece of either side onto the
 * empty cell behind it; only its first and its last cell matter. A player wins when the target triangle is full and at
 * least one piece in it is the player's own, so that nobody can spoil the game by staying at home. Moves are written
 * {@code i2-k4}.
 *
 * <p>Nobody is ever without a move: blocking six pieces takes more than six others, wherever they stand.
 *
 * <p>Uniformly random games take some 1,900 plies, so playouts are more purposeful: a random one of the pieces that can
 * come closer to the far point of their target makes a random one of the moves that bring it closer. If there is no such
 * piece, moves that do not lead away serve instead, and if there are none either, all moves. Such games take 86 plies.
 * With 1,000 simulations a move this won 105 of 120 games against playouts that choose uniformly among all moves that do
 * not lead away, which take 171 plies, and 57 of 120 against a uniform choice among all moves that lead closer, which
 * has to find the moves of all pieces at every ply.
 */
public final class ChineseCheckers extends Game {
    public static final GameFamily FAMILY = GameFamily.fixed(
            "chinese-checkers", "take six pieces across a star by steps and hops", new ChineseCheckers());

    /** A playout of this length is a draw; it takes strange positions to come so far. */
    private static final int PLAYOUT_LIMIT = 500;

    /** The pieces of a side are a long with the id of a cell in each of its six lowest bytes. */
    private static final int PIECES = 6;

    private static final int ALL_PIECES = (1 << PIECES) - 1;
    private static final long TOP = triangle(0);
    private static final long BOTTOM = triangle(1);

    /** The cells of each player's target, by class. */
    private static final long[][] TARGET = {cells(TOP), cells(BOTTOM)};

    /**
     * In playouts a number counts the pieces in both targets, each player's in four bits above the lowest eight, and two
     * more, so that a full target shows in one bit. Whether a piece has come to a target is hard to guess.
     */
    private static final int ONE = 0x100;

    private static final int OF_EACH_PLAYER = 0x11;
    private static final int TWO_MORE = 2 * ONE * OF_EACH_PLAYER;
    private static final int FULL = 8 * ONE * OF_EACH_PLAYER;

    /** What a move with bit b from a cell adds to that number, plus the cell where it ends, at {@code id << 6 | b}. */
    private static final short[] ARRIVALS = arrivals();

    /** How far the {@code k}-th of some pieces is to be shifted, at {@code pieces << 3 | k}; a piece is a bit. */
    private static final byte[] SHIFTS = shifts();

    private static final long ARRANGEMENTS = choose(Star.CELLS, PIECES);

    /**
     * Which moves a piece may make, by level, player and cell: those that bring it closer to the far point of the
     * player's target, those that do not lead away from it, all.
     */
    private static final long[] ALLOWED = allowed();

    private static final int LEVEL = 2 * Star.IDS;
    private static final int ALL_MOVES = 2 * LEVEL;

    private ChineseCheckers() {
        super(
                "chinese-checkers",
                new ChineseCheckersNotation(),
                Capability.QUALITY,
                Capability.MOVE_KEYS,
                Capability.BOARD);
    }

    @Override
    public Position start() {
        return new Board(this);
    }

    /** Six steps for each piece, and hops to the other cells of its class, which has no more than 20. */
    @Override
    public int maxMoves() {
        return PIECES * (6 + 19);
    }

    @Override
    public int playoutLimit() {
        return PLAYOUT_LIMIT;
    }

    @Override
    public int amafKeys() {
        return Star.CELLS * Star.CELLS;
    }

    static int from(int move) {
        return move >> 8;
    }

    static int to(int move) {
        return move & 0xff;
    }

    private static int piece(long pieces, int shift) {
        return (int) (pieces >>> shift) & 0xff;
    }

    static boolean contains(long pieces, int id) {
        for (int i = 0; i < PIECES; i++) {
            if (piece(pieces, 8 * i) == id) {
                return true;
            }
        }
        return false;
    }

    private static int countInTarget(int player, long pieces) {
        int count = 0;
        for (int i = 0; i < PIECES; i++) {
            count += Star.targetOf(piece(pieces, 8 * i)) == player ? 1 : 0;
        }
        return count;
    }

    /** The target of a player, as pieces. */
    private static long triangle(int player) {
        long pieces = 0;
        for (int number = 0; number < Star.CELLS; number++) {
            int id = Star.idOf(number);
            if (Star.targetOf(id) == player) {
                pieces = pieces << 8 | id;
            }
        }
        return pieces;
    }

    private static short[] arrivals() {
        short[] arrivals = new short[Star.IDS << 6];
        for (int number = 0; number < Star.CELLS; number++) {
            int from = Star.idOf(number);
            for (int bit = 0; bit < Long.SIZE; bit++) {
                int to = Star.target(from, bit);
                arrivals[from << 6 | bit] = (short) (count(to) - count(from) + to);
            }
        }
        return arrivals;
    }

    private static int count(int id) {
        int target = Star.targetOf(id);
        return target < 0 ? 0 : ONE << 4 * target;
    }

    private static byte[] shifts() {
        byte[] shifts = new byte[ALL_PIECES + 1 << 3];
        for (int pieces = 1; pieces <= ALL_PIECES; pieces++) {
            for (int k = 0; k < Integer.bitCount(pieces); k++) {
                shifts[pieces << 3 | k] = (byte) (8 * Long.numberOfTrailingZeros(Bits.kth(pieces, k)));
            }
        }
        return shifts;
    }

    private static long[] cells(long... sides) {
        long[] cells = new long[Star.CLASSES];
        for (long side : sides) {
            for (int i = 0; i < PIECES; i++) {
                int id = piece(side, 8 * i);
                cells[id >> 6] |= 1L << id;
            }
        }
        return cells;
    }

    /** Whether a player with these pieces has won, given what is full. */
    private static boolean isWon(int player, long pieces, long[] full) {
        return countPieces(TARGET[player], full) == PIECES && countInTarget(player, pieces) > 0;
    }

    /** The pieces in a target, whoever's they are. */
    private static int countPieces(long[] target, long[] full) {
        return Long.bitCount(target[0] & full[0])
                + Long.bitCount(target[1] & full[1])
                + Long.bitCount(target[2] & full[2])
                + Long.bitCount(target[3] & full[3]);
    }

    private static long[] allowed() {
        long[] allowed = new long[3 * LEVEL];
        for (int player = 0; player < 2; player++) {
            for (int number = 0; number < Star.CELLS; number++) {
                int id = Star.idOf(number);
                int at = player * Star.IDS + id;
                allowed[at] = Star.closer(player, id, 1);
                allowed[LEVEL + at] = Star.closer(player, id, 0);
                allowed[ALL_MOVES + at] = Star.onBoard(id);
            }
        }
        return allowed;
    }

    /** The number of a set of six cells among all such sets, in the combinatorial number system. */
    private static long rank(long pieces) {
        long rank = 0;
        for (int i = 0; i < PIECES; i++) {
            int number = Star.numberOf(piece(pieces, 8 * i));
            int place = 1;
            for (int j = 0; j < PIECES; j++) {
                place += Star.numberOf(piece(pieces, 8 * j)) < number ? 1 : 0;
            }
            rank += choose(number, place);
        }
        return rank;
    }

    private static long choose(int n, int k) {
        long product = 1;
        for (int i = 0; i < k; i++) {
            product = product * (n - i) / (i + 1);
        }
        return product;
    }

    static final class Board extends Position {
        long mine = BOTTOM;
        long theirs = TOP;

        /** What nothing can move to, by class, as {@link Star#moves} wants it. */
        final long[] full = Star.emptyBoard();

        Board(Game game) {
            super(game);
            long[] occupied = cells(mine, theirs);
            for (int kind = 0; kind < Star.CLASSES; kind++) {
                full[kind] |= occupied[kind];
            }
        }

        @Override
        public int moves(int[] into) {
            return isOver() ? 0 : moves(into, ALL_MOVES);
        }

        @Override
        public int playoutMoves(int[] into) {
            int n = 0;
            for (int allowed = mover * Star.IDS; n == 0 && !isOver(); allowed += LEVEL) {
                n = moves(into, allowed);
            }
            return n;
        }

        private int moves(int[] into, int allowed) {
            int n = 0;
            for (int i = 0; i < PIECES; i++) {
                int from = piece(mine, 8 * i);
                long moves = Star.moves(full, from, ALLOWED[allowed + from]);
                for (long rest = moves; rest != 0; rest &= rest - 1) {
                    into[n++] = from << 8 | Star.target(from, Long.numberOfTrailingZeros(rest));
                }
            }
            return n;
        }

        @Override
        public void play(int move) {
            int shift = 0;
            while (piece(mine, shift) != from(move)) {
                shift += 8;
            }
            int from = from(move);
            int to = to(move);
            full[from >> 6] ^= 1L << from;
            full[to >> 6] ^= 1L << to;
            long moved = mine ^ (long) (from ^ to) << shift;
            mine = theirs;
            theirs = moved;
            alternate();
            int target = Star.targetOf(to);
            if (target >= 0 && isWon(target, pieces(target), full)) {
                result = Outcome.winFor(target);
            }
        }

        /** Pieces are tried in random order until one has a move that is allowed. */
        @Override
        public int playout(Rng rng) {
            if (isOver()) {
                return result;
            }
            long[] cells = full;
            long own = mine;
            long other = theirs;
            int side = mover * Star.IDS;
            int plies = 0;
            int winner = -1;
            int inTargets = TWO_MORE + ONE * countPieces(TARGET[0], cells) + (ONE << 4) * countPieces(TARGET[1], cells);
            // Drawn one ahead: whether a piece has a move is hard to guess, and after a wrong guess all waits for this.
            long next = rng.nextLong();
            while (plies < PLAYOUT_LIMIT) {
                int allowed = side;
                int untried = ALL_PIECES;
                int tries = PIECES;
                long fraction = next & 0xffff_ffffL;
                int shift = 8 * (int) ((next >>> 32) * PIECES >>> 32); // needs no table while all are untried
                next = rng.nextLong();
                int from;
                long moves;
                while (true) {
                    from = piece(own, shift);
                    moves = Star.moves(cells, from, ALLOWED[allowed + from]);
                    if (moves != 0) {
                        break;
                    }
                    untried ^= 1 << (shift >> 3);
                    tries--;
                    if (tries == 0) {
                        untried = ALL_PIECES;
                        tries = PIECES;
                        allowed += LEVEL;
                    }
                    fraction = next & 0xffff_ffffL;
                    shift = SHIFTS[untried << 3 | (int) ((next >>> 32) * tries >>> 32)];
                    next = rng.nextLong();
                }
                int k = (int) (fraction * Long.bitCount(moves) >>> 32);
                long chosen = Bits.kth(moves, k);
                Star.move(cells, from, chosen);
                int arrival = ARRIVALS[from << 6 | Long.numberOfTrailingZeros(chosen)];
                int to = to(arrival);
                long moved = own ^ (long) (from ^ to) << shift;
                own = other;
                other = moved;
                side ^= Star.IDS;
                plies++;
                inTargets += arrival - to;
                if ((inTargets & FULL) != 0) {
                    int target = Star.targetOf(to);
                    if (target >= 0 && isWon(target, target * Star.IDS == side ? own : other, cells)) {
                        winner = target;
                        break;
                    }
                }
            }
            rng.takeBack();
            mine = own;
            theirs = other;
            alternate(plies);
            result = winner < 0 ? Outcome.DRAW : Outcome.winFor(winner);
            return result;
        }

        @Override
        protected void copyFrom(Position other) {
            Board board = (Board) other;
            mine = board.mine;
            theirs = board.theirs;
            System.arraycopy(board.full, 0, full, 0, full.length);
        }

        /**
         * How many pieces the loser had not brought home, as the paper proposes, with a seventh added to the six so that
         * it stays below 1. It is never 0: a player with all pieces in the target has won.
         */
        @Override
        public double quality() {
            if (result == Outcome.DRAW) {
                return 0.5;
            }
            int loser = result == Outcome.FIRST_WINS ? 1 : 0;
            return (PIECES - countInTarget(loser, pieces(loser))) / (PIECES + 1.0);
        }

        @Override
        public int amafKey(int move) {
            return Star.numberOf(from(move)) * Star.CELLS + Star.numberOf(to(move));
        }

        /** Exact: the arrangements of both sides and the side to move in 56 bits, and never 0. */
        @Override
        public long repetitionKey() {
            return 1 + mover + 2 * (rank(pieces(0)) * ARRANGEMENTS + rank(pieces(1)));
        }

        long pieces(int player) {
            return player == mover ? mine : theirs;
        }
    }
}
