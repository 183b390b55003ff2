package zeitnot.games;

import zeitnot.game.Bits;
import zeitnot.game.Capability;
import zeitnot.game.Game;
import zeitnot.game.GameFamily;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.game.Rng;

/** Three in a row on nine squares: the smallest of the games, and an example for docs/adding-a-game.md. */
public final class TicTacToe extends Game {
    public static final GameFamily FAMILY =
            GameFamily.fixed("tic-tac-toe", "three in a row on a 3x3 board", new TicTacToe());

    private static final int FULL = 0b111_111_111;
    private static final int[] ROWS = {
        0b000_000_111, 0b000_111_000, 0b111_000_000, // ranks
        0b001_001_001, 0b010_010_010, 0b100_100_100, // files
        0b100_010_001, 0b001_010_100, // diagonals
    };

    private TicTacToe() {
        super("tic-tac-toe", new TicTacToeNotation(), Capability.MOVE_KEYS, Capability.BOARD);
    }

    @Override
    public Position start() {
        return new Board(this);
    }

    @Override
    public int maxMoves() {
        return 9;
    }

    @Override
    public boolean winnerMovesLast() {
        return true;
    }

    @Override
    public int amafKeys() {
        return 9;
    }

    @Override
    public int boardSize() {
        return 3;
    }

    static final class Board extends Position {
        final int[] stones = new int[2];

        Board(Game game) {
            super(game);
        }

        @Override
        public int moves(int[] into) {
            int n = 0;
            for (int empty = isOver() ? 0 : empty(); empty != 0; empty &= empty - 1) {
                into[n++] = Integer.numberOfTrailingZeros(empty);
            }
            return n;
        }

        @Override
        public void play(int move) {
            int player = mover;
            stones[player] |= 1 << move;
            alternate();
            for (int row : ROWS) {
                if ((stones[player] & row) == row) {
                    result = Outcome.winFor(player);
                    return;
                }
            }
            if (empty() == 0) {
                result = Outcome.DRAW;
            }
        }

        @Override
        public int playout(Rng rng) {
            while (!isOver()) {
                play(Long.numberOfTrailingZeros(Bits.random(empty(), rng)));
            }
            return result;
        }

        @Override
        public boolean canBeDrawnWithin(int plies) {
            return Integer.bitCount(empty()) <= plies;
        }

        @Override
        public int amafKey(int move) {
            return move;
        }

        @Override
        protected void copyFrom(Position other) {
            Board board = (Board) other;
            stones[0] = board.stones[0];
            stones[1] = board.stones[1];
        }

        private int empty() {
            return FULL & ~(stones[0] | stones[1]);
        }
    }
}
