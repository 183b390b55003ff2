package zeitnot.games;

import zeitnot.game.BadInput;
import zeitnot.game.Capability;
import zeitnot.game.Game;
import zeitnot.game.GameFamily;
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
    static final String SIZES = "square, from 6x6 to 10x10";
    static final int USUAL = QueenLines.LARGEST;

    public static final GameFamily FAMILY = GameFamily.sized(
            "amazons",
            "move a queen and shoot an arrow until the other side is stuck",
            SIZES,
            USUAL,
            USUAL,
            Amazons::new);

    private final int size;

    private Amazons(int width, int height) {
        super(
                name("amazons", width, height),
                new AmazonsNotation(width),
                Capability.QUALITY,
                Capability.MOVE_KEYS,
                Capability.LEAD,
                Capability.OWNERSHIP,
                Capability.BOARD);
        size = width;
    }

    /** The name of a game of this family and size; {@link BadInput} if it cannot be of this size. */
    static String name(String family, int width, int height) {
        if (width != height || width < 6 || width > USUAL) {
            throw new BadInput(family + " cannot be " + width + "x" + height + "; possible sizes: " + SIZES);
        }
        return width == USUAL ? family : family + "-" + width + "x" + height;
    }

    @Override
    public Position start() {
        return new Board(this);
    }

    @Override
    public int maxMoves() {
        return AmazonsBoard.AMAZONS * reach(size) * reach(size);
    }

    /** How many squares a queen reaches from the middle of an empty board. */
    static int reach(int size) {
        return 4 * (size - 1) - (size % 2 == 0 ? 1 : 0);
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
    public int points() {
        return size * size;
    }

    @Override
    public String pointName(int point) {
        return AmazonsNotation.name(point / size + 1 << 4 | point % size + 1);
    }

    static int from(int move) {
        return move >>> 16;
    }

    static int to(int move) {
        return move >>> 8 & 0xff;
    }

    static int arrow(int move) {
        return move & 0xff;
    }

    private static final class Board extends AmazonsBoard {
        private final int squares;

        Board(Amazons game) {
            super(game, game.size);
            squares = game.size * game.size;
        }

        @Override
        public int moves(int[] into) {
            int four = amazons(mover);
            int n = 0;
            for (int i = 0; i < AMAZONS; i++) {
                int from = amazon(four, i);
                for (long rest = QueenLines.straight(lines, from, 0); rest != 0; rest &= rest - 1) {
                    n = addShots(from, Long.numberOfTrailingZeros(rest), into, n);
                }
                for (long rest = QueenLines.diagonal(lines, from, 0); rest != 0; rest &= rest - 1) {
                    n = addShots(from, QueenLines.DIAGONAL + Long.numberOfTrailingZeros(rest), into, n);
                }
            }
            return n;
        }

        /** The moves of an amazon to one square. The square that she leaves no longer stops her arrow. */
        private int addShots(int from, int bit, int[] into, int count) {
            int to = QueenLines.target(from, bit);
            int move = from << 16 | to << 8;
            long left = QueenLines.left(from, bit);
            boolean isStraight = bit < QueenLines.DIAGONAL;
            int n = count;
            long straight = QueenLines.straight(lines, to, isStraight ? left : 0);
            for (long rest = straight; rest != 0; rest &= rest - 1) {
                into[n++] = move | QueenLines.target(to, Long.numberOfTrailingZeros(rest));
            }
            long diagonal = QueenLines.diagonal(lines, to, isStraight ? 0 : left);
            for (long rest = diagonal; rest != 0; rest &= rest - 1) {
                into[n++] = move | QueenLines.target(to, QueenLines.DIAGONAL + Long.numberOfTrailingZeros(rest));
            }
            return n;
        }

        @Override
        public void play(int move) {
            moveAmazon(from(move), to(move));
            QueenLines.flip(lines, arrow(move));
            alternate();
            endIfStuck();
        }

        @Override
        public int playout(Rng rng) {
            if (!isOver()) {
                ply += playTurns(rng);
            }
            return result;
        }

        /** Where she goes, and the arrow: the amazon's origin says least about what the move does. */
        @Override
        public int amafKey(int move) {
            return index(to(move)) * squares + index(arrow(move));
        }
    }
}
