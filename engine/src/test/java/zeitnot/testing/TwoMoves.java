package zeitnot.testing;

import zeitnot.game.Game;
import zeitnot.game.Position;

/** A position for tests in which there are two moves until the game is over, 0 and 1, which are their own keys. */
public abstract class TwoMoves extends Position {
    protected TwoMoves(Game game) {
        super(game);
    }

    @Override
    public int moves(int[] into) {
        into[0] = 0;
        into[1] = 1;
        return isOver() ? 0 : 2;
    }

    @Override
    public int amafKey(int move) {
        return move;
    }
}
