package zeitnot.games.go;

import zeitnot.game.Game;
import zeitnot.game.Rng;

/** A position of a game in which a stone is put down at every move, and who cannot do so has lost. */
abstract class PlacingPosition extends BoardPosition {
    /** So many points are drawn at random until one is legal; then all that are legal are looked for. */
    private static final int DRAWS = 6;

    private final int[] legal;

    PlacingPosition(Game game, Grid grid) {
        super(game, grid);
        legal = new int[grid.area()];
    }

    abstract boolean isLegal(int at, int colour);

    @Override
    public int moves(int[] into) {
        int n = 0;
        for (int i = 0; i < board.empty() && !isOver(); i++) {
            int at = board.empty(i);
            if (isLegal(at, mover)) {
                into[n++] = at >> Board.SHIFT;
            }
        }
        return n;
    }

    final boolean canMove(int colour) {
        for (int i = 0; i < board.empty(); i++) {
            if (isLegal(board.empty(i), colour)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public int playoutMove(Rng rng) {
        return randomLegal(mover, rng) >> Board.SHIFT;
    }

    @Override
    public int playoutMove(int key) {
        int at = key << Board.SHIFT;
        return board.colour(at) == Board.EMPTY && isLegal(at, mover) ? key : NO_MOVE;
    }

    /** One of the legal points, each being equally likely; 0 if there is none. */
    final int randomLegal(int colour, Rng rng) {
        int empty = board.empty();
        for (int i = 0; i < DRAWS && empty > 0; i++) {
            int at = board.empty(rng.nextInt(empty));
            if (isLegal(at, colour)) {
                return at;
            }
        }
        int count = 0;
        for (int i = 0; i < empty; i++) {
            int at = board.empty(i);
            if (isLegal(at, colour)) {
                legal[count++] = at;
            }
        }
        return count == 0 ? PASS : legal[rng.nextInt(count)];
    }
}
