package zeitnot.games;

import zeitnot.game.Diagram;
import zeitnot.game.DiagramBuilder;
import zeitnot.game.Notation;
import zeitnot.game.Piece;
import zeitnot.game.Position;

/** Squares as in chess; the first player is X. */
final class TicTacToeNotation extends Notation {
    private final Diagram diagram = new DiagramBuilder(Diagram.Shape.SQUARE)
            .rectangle(3, 3)
            .piece("cross", 'X', 0, Piece.Figure.CROSS)
            .piece("nought", 'O', 1, Piece.Figure.RING)
            .build();

    @Override
    public String format(Position position, int move) {
        return DiagramBuilder.square(move % 3, move / 3);
    }

    @Override
    public Diagram diagram() {
        return diagram;
    }

    @Override
    public int piece(Position position, int cell) {
        var board = (TicTacToe.Board) position;
        int bit = 1 << cell;
        return (board.stones[0] & bit) != 0 ? 0 : (board.stones[1] & bit) != 0 ? 1 : Diagram.EMPTY;
    }

    @Override
    public int[] steps(Position position, int move) {
        return new int[] {move};
    }

    @Override
    public String side(int player) {
        return player == 0 ? "X" : "O";
    }
}
