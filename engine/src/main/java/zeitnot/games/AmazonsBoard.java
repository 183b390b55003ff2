package zeitnot.games;

import java.util.Arrays;
import zeitnot.game.Game;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.game.Rng;

/** The board of Amazons, whether a queen's move and its arrow are one decision or two. */
abstract class AmazonsBoard extends Position {
    static final int AMAZONS = 4;

    /** A bit for Black, and one for each player, in {@link #lands}. */
    private static final long SECOND = 1L << Integer.SIZE;

    private static final long EACH = SECOND + 1;

    final long[] lines;
    private final int size;

    /** The four amazons of a side are the four bytes of an int. */
    private int white;

    private int black;

    /** By row: the squares to which an amazon could walk, White's in the lower half and Black's in the upper. */
    private final long[] lands = new long[QueenLines.LARGEST + 2];

    AmazonsBoard(Game game, int size) {
        super(game);
        this.size = size;
        int near = size / 2 - 1;
        int far = size + 1 - near;
        white = near << 4 | 1 | (1 << 4 | near) << 8 | (1 << 4 | far) << 16 | (near << 4 | size) << 24;
        black = far << 4 | 1 | (size << 4 | near) << 8 | (size << 4 | far) << 16 | (far << 4 | size) << 24;
        lines = QueenLines.ofEmptyBoard(size);
        for (int i = 0; i < AMAZONS; i++) {
            QueenLines.flip(lines, amazon(white, i));
            QueenLines.flip(lines, amazon(black, i));
        }
    }

    /** The square of one of the four amazons that an int holds. */
    static int amazon(int four, int i) {
        return four >>> (8 * i) & 0xff;
    }

    /** The amazons of a player. */
    final int amazons(int player) {
        return player == 0 ? white : black;
    }

    /** Squares counted from 0. */
    final int index(int square) {
        return ((square >>> 4) - 1) * size + (square & 15) - 1;
    }

    /** Moves an amazon of the player to move. */
    final void moveAmazon(int from, int to) {
        QueenLines.flip(lines, from);
        QueenLines.flip(lines, to);
        if (mover == 0) {
            white = moved(white, from, to);
        } else {
            black = moved(black, from, to);
        }
    }

    private static int moved(int four, int from, int to) {
        int i = 0;
        while (amazon(four, i) != from) {
            i++;
        }
        return four ^ (from ^ to) << (8 * i);
    }

    /** Ends the game if the player to move is stuck. */
    final void endIfStuck() {
        if (queenMoves(amazons(mover)) == 0) {
            result = Outcome.winFor(1 - mover);
        }
    }

    private int queenMoves(int four) {
        int n = 0;
        for (int i = 0; i < AMAZONS; i++) {
            int square = amazon(four, i);
            n += Long.bitCount(QueenLines.straight(lines, square, 0))
                    + Long.bitCount(QueenLines.diagonal(lines, square, 0));
        }
        return n;
    }

    /**
     * Plays random turns to the end and returns their number, which is yet to be added to {@link #ply}.
     *
     * <p>Draws the amazon's move first, all such moves being equally likely, and then the arrow: to draw among whole
     * moves would mean counting the arrows of every move. One random number serves both. Choices are made by masks
     * and not by conditions, which the processor would guess wrong most of the time.
     */
    final int playTurns(Rng rng) {
        long[] lines = this.lines;
        int mine = mover == 0 ? white : black;
        int theirs = mover == 0 ? black : white;
        int turns = 0;
        while (true) {
            long straight0 = QueenLines.straight(lines, amazon(mine, 0), 0);
            long straight1 = QueenLines.straight(lines, amazon(mine, 1), 0);
            long straight2 = QueenLines.straight(lines, amazon(mine, 2), 0);
            long straight3 = QueenLines.straight(lines, amazon(mine, 3), 0);
            long diagonal0 = QueenLines.diagonal(lines, amazon(mine, 0), 0);
            long diagonal1 = QueenLines.diagonal(lines, amazon(mine, 1), 0);
            long diagonal2 = QueenLines.diagonal(lines, amazon(mine, 2), 0);
            long diagonal3 = QueenLines.diagonal(lines, amazon(mine, 3), 0);
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
            int to = QueenLines.target(from, QueenLines.kth(straight, diagonal, k));
            QueenLines.flip(lines, from);
            straight = QueenLines.straight(lines, to, 0);
            diagonal = QueenLines.diagonal(lines, to, 0);
            int shots = Long.bitCount(straight) + Long.bitCount(diagonal);
            int arrow = QueenLines.target(
                    to, QueenLines.kth(straight, diagonal, (int) ((random & 0xffff_ffffL) * shots >>> 32)));
            QueenLines.flip(lines, to);
            QueenLines.flip(lines, arrow);
            int moved = mine ^ (from ^ to) << shift;
            mine = theirs;
            theirs = moved;
            turns++;
        }
        mover ^= turns & 1;
        white = mover == 0 ? mine : theirs;
        black = mover == 0 ? theirs : mine;
        result = Outcome.winFor(1 - mover);
        return turns;
    }

    private static long choose(long a, long b, long c, long d, int pastA, int pastB, int pastC) {
        return a ^ (a ^ b) & pastA ^ (b ^ c) & pastB ^ (c ^ d) & pastC;
    }

    /**
     * The winner's amazon moves out of 16, as in the framework of Pepels et al., moved off both ends of (0, 1): they
     * tell how much room the winner had to spare. More than 16 are rare, less than 2 % of random games.
     */
    @Override
    public double quality() {
        return (1 + Math.min(queenMoves(amazons(1 - mover)), 16)) / 18.0;
    }

    /** In moves of amazons, without the arrows. */
    @Override
    public final int lead() {
        return queenMoves(amazons(0)) - queenMoves(amazons(1));
    }

    /** An amazon's square is her player's, and so is an empty one to which only amazons of that player can come. */
    @Override
    public final int owner(int point) {
        survey();
        return owner(point / size + 1, point % size + 1);
    }

    @Override
    public final void countOwners(long[] counts) {
        survey();
        int point = 0;
        for (int y = 1; y <= size; y++) {
            long land = lands[y];
            long owned = land & ~Long.rotateLeft(land, Integer.SIZE); // by one player alone
            for (int x = 1; x <= size; x++) {
                counts[point++] += owned >>> x & EACH;
            }
        }
    }

    private int owner(int y, int x) {
        long owners = lands[y] >>> x & EACH;
        return owners == 1 ? 0 : owners == SECOND ? 1 : -1;
    }

    @Override
    public final int occupant(int point) {
        int square = point / size + 1 << 4 | point % size + 1;
        return stands(white, square) ? 0 : stands(black, square) ? 1 : -1;
    }

    private static boolean stands(int four, int square) {
        for (int i = 0; i < AMAZONS; i++) {
            if (amazon(four, i) == square) {
                return true;
            }
        }
        return false;
    }

    /** Works out the lands of both players, side by side. */
    private void survey() {
        Arrays.fill(lands, 0);
        for (int player = 0; player < 2; player++) {
            for (int i = 0; i < AMAZONS; i++) {
                int square = amazon(amazons(player), i);
                lands[square >>> 4] |= 1L << (square & 15) + Integer.SIZE * player;
            }
        }
        boolean grows = true;
        while (grows) {
            grows = false;
            for (int y = 1; y <= size; y++) {
                grows |= spreads(y);
            }
            for (int y = size - 1; y > 0 && grows; y--) {
                spreads(y);
            }
        }
    }

    /** A queen comes wherever a king comes who makes several steps: the next one into a row. Returns whether there is one. */
    private boolean spreads(int y) {
        long around = lands[y - 1] | lands[y] | lands[y + 1];
        long empty = QueenLines.emptyInRow(lines, y) * EACH;
        long wider = lands[y] | (around | around << 1 | around >>> 1) & empty;
        boolean grows = wider != lands[y];
        lands[y] = wider;
        return grows;
    }

    @Override
    public final boolean canBeDrawnWithin(int plies) {
        return false;
    }

    @Override
    protected void copyFrom(Position other) {
        var board = (AmazonsBoard) other;
        System.arraycopy(board.lines, 0, lines, 0, QueenLines.LINES);
        white = board.white;
        black = board.black;
    }
}
