package zeitnot.games.go;

import zeitnot.game.Game;
import zeitnot.game.Position;

/** A position on a {@link Board}. A move is the point where a stone is put, or {@link #PASS}; player 0 is Black. */
abstract class BoardPosition extends Position {
    /** A point of the border. */
    static final int PASS = 0;

    final Grid grid;
    final Board board;

    BoardPosition(Game game, Grid grid) {
        super(game);
        this.grid = grid;
        board = new Board(grid);
    }

    @Override
    protected void copyFrom(Position other) {
        board.set(((BoardPosition) other).board);
    }

    @Override
    public int amafKey(int move) {
        return move;
    }
}
