package zeitnot.games;

import zeitnot.game.Capability;
import zeitnot.game.Game;
import zeitnot.game.GameFamily;
import zeitnot.game.Position;
import zeitnot.game.Rng;

/**
 * {@link Amazons} with two decisions a turn: where an amazon goes, written {@code d1-d7}, and then where she shoots, written
 * {@code /g7}. So a position has a hundred moves and not thousands; the games are the same. Playouts choose as those of
 * Amazons do, which here is uniformly.
 */
public final class AmazonsSplit extends Game {
    private static final String NAME = "amazons-split";

    public static final GameFamily FAMILY = GameFamily.sized(
            NAME,
            "Amazons with the queen's move and the arrow as two decisions",
            Amazons.SIZES,
            Amazons.USUAL,
            Amazons.USUAL,
            AmazonsSplit::new);

    private final int size;

    private AmazonsSplit(int width, int height) {
        super(
                Amazons.name(NAME, width, height),
                new SplitNotation(width),
                Capability.QUALITY,
                Capability.MOVE_KEYS,
                Capability.LEAD,
                Capability.OWNERSHIP,
                Capability.BOARD);
        size = width;
    }

    @Override
    public Position start() {
        return new Board(this);
    }

    @Override
    public int maxMoves() {
        return AmazonsBoard.AMAZONS * Amazons.reach(size);
    }

    /** Each player makes two moves in a row; after an odd number of them, one of the two is left. */
    @Override
    public int ownMoves(int ply, int plies) {
        return 2 * (plies / 4) + Math.min(plies % 4, 2 - ply % 2);
    }

    @Override
    public int amafKeys() {
        int squares = size * size;
        return squares * squares + squares;
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

    /** An amazon's move is her two squares, an arrow its target alone; the squares are those of {@link QueenLines}. */
    private static boolean isArrow(int move) {
        return move < 1 << 8;
    }

    private static int from(int move) {
        return move >>> 8;
    }

    private static int to(int move) {
        return move & 0xff;
    }

    private static final class SplitNotation extends AmazonsNotation {
        SplitNotation(int size) {
            super(size);
        }

        @Override
        public String format(Position position, int move) {
            return isArrow(move) ? "/" + name(move) : name(from(move)) + "-" + name(to(move));
        }

        @Override
        public int[] steps(Position position, int move) {
            var board = (Board) position;
            return isArrow(move)
                    ? new int[] {board.index(move)}
                    : new int[] {board.index(from(move)), board.index(to(move))};
        }
    }

    private static final class Board extends AmazonsBoard {
        private final int squares;

        /** Where the amazon stands who is to shoot; 0 if one is to move. */
        private int archer;

        Board(AmazonsSplit game) {
            super(game, game.size);
            squares = game.size * game.size;
        }

        @Override
        public int moves(int[] into) {
            if (archer != 0) {
                return addTargets(archer, 0, into, 0);
            }
            int four = amazons(mover);
            int n = 0;
            for (int i = 0; i < AMAZONS; i++) {
                int from = amazon(four, i);
                n = addTargets(from, from << 8, into, n);
            }
            return n;
        }

        private int addTargets(int from, int base, int[] into, int count) {
            int n = count;
            for (long rest = QueenLines.straight(lines, from, 0); rest != 0; rest &= rest - 1) {
                into[n++] = base | QueenLines.target(from, Long.numberOfTrailingZeros(rest));
            }
            for (long rest = QueenLines.diagonal(lines, from, 0); rest != 0; rest &= rest - 1) {
                into[n++] = base | QueenLines.target(from, QueenLines.DIAGONAL + Long.numberOfTrailingZeros(rest));
            }
            return n;
        }

        @Override
        public void play(int move) {
            if (archer == 0) {
                moveAmazon(from(move), to(move));
                archer = to(move);
                ply++;
            } else {
                shoot(move);
                endIfStuck();
            }
        }

        private void shoot(int square) {
            QueenLines.flip(lines, square);
            archer = 0;
            alternate();
        }

        @Override
        public int playout(Rng rng) {
            if (isOver()) {
                return result;
            }
            if (archer != 0) {
                long straight = QueenLines.straight(lines, archer, 0);
                long diagonal = QueenLines.diagonal(lines, archer, 0);
                int k = rng.nextInt(Long.bitCount(straight) + Long.bitCount(diagonal));
                shoot(QueenLines.target(archer, QueenLines.kth(straight, diagonal, k)));
            }
            ply += 2 * playTurns(rng);
            return result;
        }

        /** Arrows come after all moves of amazons. */
        @Override
        public int amafKey(int move) {
            return isArrow(move) ? squares * squares + index(move) : index(from(move)) * squares + index(to(move));
        }

        @Override
        protected void copyFrom(Position other) {
            super.copyFrom(other);
            archer = ((Board) other).archer;
        }
    }
}
