package zeitnot.games.go;

import zeitnot.game.Capability;
import zeitnot.game.Game;

/** A game on a board of Go in which a stone is put down at every move, and who cannot do so has lost. */
abstract class PlacingGame extends Game {
    /** Rows and columns of the usual board. */
    static final int USUAL = 9;

    final Grid grid;

    PlacingGame(String family, Grid grid, Capability... capabilities) {
        super(name(family, grid), new GoNotation(grid), capabilities);
        this.grid = grid;
    }

    private static String name(String family, Grid grid) {
        return grid.side() == USUAL ? family : family + "-" + grid.width + "x" + grid.height;
    }

    @Override
    public final int maxMoves() {
        return grid.area();
    }

    @Override
    public final boolean winnerMovesLast() {
        return true;
    }

    @Override
    public final int amafKeys() {
        return grid.size;
    }

    @Override
    public final int boardSize() {
        return grid.side();
    }
}
