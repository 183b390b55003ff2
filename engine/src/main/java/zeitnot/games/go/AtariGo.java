package zeitnot.games.go;

import zeitnot.game.Capability;
import zeitnot.game.Game;
import zeitnot.game.GameFamily;
import zeitnot.game.Notation;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.game.Rng;

/** Atari Go: who first captures something wins. There is no pass and no suicide; who cannot move loses. */
public final class AtariGo extends Game {
    private static final String NAME = "atari-go";
    private static final int USUAL = 9;

    public static final GameFamily FAMILY =
            GameFamily.sized(NAME, "Go in which the first capture wins", Grid.SIZES, USUAL, USUAL, AtariGo::new);

    private final Grid grid;
    private final Notation notation;

    private AtariGo(int width, int height) {
        super(width == USUAL && height == USUAL ? NAME : NAME + "-" + width + "x" + height, Capability.MOVE_KEYS);
        grid = Grid.of(NAME, width, height);
        notation = new GoNotation(grid);
    }

    @Override
    public Position start() {
        return new AtariGoPosition(this, grid);
    }

    @Override
    protected Notation notation() {
        return notation;
    }

    @Override
    public int maxMoves() {
        return grid.area();
    }

    @Override
    public boolean winnerMovesLast() {
        return true;
    }

    @Override
    public int amafKeys() {
        return grid.size;
    }

    @Override
    public int boardSize() {
        return grid.side();
    }

    private static final class AtariGoPosition extends PlacingPosition {
        AtariGoPosition(AtariGo game, Grid grid) {
            super(game, grid);
        }

        @Override
        boolean isLegal(int at, int colour) {
            return board.hasLiberty(at, colour);
        }

        @Override
        public void play(int move) {
            int before = board.empty();
            board.place(move << Board.SHIFT, mover);
            if (board.empty() >= before || !canMove(mover ^ 1)) {
                result = Outcome.winFor(mover);
            }
            alternate();
        }

        @Override
        public int playout(Rng rng) {
            if (isOver()) {
                return result;
            }
            int colour = mover;
            int plies = 0;
            while (true) {
                int at = randomLegal(colour, rng);
                if (at == PASS) {
                    break;
                }
                int before = board.empty();
                board.place(at, colour);
                plies++;
                colour ^= 1;
                if (board.empty() >= before) {
                    break;
                }
            }
            result = Outcome.winFor(colour ^ 1);
            alternate(plies);
            return result;
        }
    }
}
