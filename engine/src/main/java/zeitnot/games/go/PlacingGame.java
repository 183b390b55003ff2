package zeitnot.games.go;

import zeitnot.game.Capability;
import zeitnot.game.Game;
import zeitnot.game.Notation;

/** A game on a board of Go in which a stone is put down at every move, and who cannot do so has lost. */
abstract class PlacingGame extends Game {
    /** Rows and columns of the usual board. */
    static final int USUAL = 9;

    final Grid grid;
    private final Notation notation;

    PlacingGame(String family, int width, int height, Capability... capabilities) {
        super(width == USUAL && height == USUAL ? family : family + "-" + width + "x" + height, capabilities);
        grid = Grid.of(family, width, height);
        notation = new GoNotation(grid);
    }

    @Override
    protected final Notation notation() {
        return notation;
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
