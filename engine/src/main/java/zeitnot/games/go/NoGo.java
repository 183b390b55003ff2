package zeitnot.games.go;

import zeitnot.game.Capability;
import zeitnot.game.GameFamily;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.game.Rng;

/** NoGo: neither capture nor suicide is allowed, and who cannot move loses. */
public final class NoGo extends PlacingGame {
    private static final String NAME = "nogo";

    public static final GameFamily FAMILY = GameFamily.sized(
            NAME, "Go in which nothing may be captured; who cannot move loses", Grid.SIZES, USUAL, USUAL, NoGo::new);

    private NoGo(int width, int height) {
        super(NAME, Grid.of(NAME, width, height), Capability.QUALITY, Capability.MOVE_KEYS, Capability.BOARD);
    }

    @Override
    public Position start() {
        return new NoGoPosition(this, grid);
    }

    private static final class NoGoPosition extends PlacingPosition {
        NoGoPosition(NoGo game, Grid grid) {
            super(game, grid);
        }

        @Override
        boolean isLegal(int at, int colour) {
            return board.isQuiet(at, colour);
        }

        @Override
        public void play(int move) {
            board.place(move << Board.SHIFT, mover);
            if (!canMove(mover ^ 1)) {
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
            for (int at = randomLegal(colour, rng); at != PASS; at = randomLegal(colour, rng)) {
                board.place(at, colour);
                plies++;
                colour ^= 1;
            }
            result = Outcome.winFor(colour ^ 1);
            alternate(plies);
            return result;
        }

        /** The moves that the winner could still make, as a share of the points, moved into (0, 1). */
        @Override
        public double quality() {
            int winner = mover ^ 1;
            int left = 0;
            for (int i = 0; i < board.empty(); i++) {
                left += board.isQuiet(board.empty(i), winner) ? 1 : 0;
            }
            return 0.5 + left / (2.0 * (grid.area() + 1));
        }
    }
}
