package zeitnot.games.go;

import zeitnot.game.Capability;
import zeitnot.game.GameFamily;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.game.Rng;

/** Atari Go: who first captures something wins. There is no pass and no suicide; who cannot move loses. */
public final class AtariGo extends PlacingGame {
    private static final String NAME = "atari-go";

    public static final GameFamily FAMILY =
            GameFamily.sized(NAME, "Go in which the first capture wins", Grid.SIZES, USUAL, USUAL, AtariGo::new);

    private AtariGo(int width, int height) {
        super(NAME, Grid.of(NAME, width, height), Capability.MOVE_KEYS, Capability.BOARD);
    }

    @Override
    public Position start() {
        return new AtariGoPosition(this, grid);
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
