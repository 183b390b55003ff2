package zeitnot.games;

import zeitnot.game.Diagram;
import zeitnot.game.DiagramBuilder;
import zeitnot.game.Notation;
import zeitnot.game.Piece;
import zeitnot.game.Position;

/** A move is written as its column, counted from 1; White has the discs O, Black X. */
final class Connect4Notation extends Notation {
    private final int width;
    private final int stride;
    private final Diagram diagram;

    Connect4Notation(int width, int height) {
        this.width = width;
        stride = height + 1;
        var builder = new DiagramBuilder(Diagram.Shape.HOLE).falling().pieces("disc", 'O', 'X', Piece.Figure.STONE);
        for (int cell = 0; cell < width * height; cell++) {
            builder.cell(
                    DiagramBuilder.square(cell % width, cell / width), 2 * (cell % width), height - 1 - cell / width);
        }
        for (int column = 0; column < width; column++) {
            builder.label(Integer.toString(column + 1), 2 * column, height);
        }
        diagram = builder.build();
    }

    @Override
    public String format(Position position, int move) {
        return Integer.toString(move / stride + 1);
    }

    @Override
    public Diagram diagram() {
        return diagram;
    }

    @Override
    public int piece(Position position, int cell) {
        var board = (Connect4.Board) position;
        long bit = 1L << (cell % width * stride + cell / width);
        return (board.discs(0) & bit) != 0 ? 0 : (board.discs(1) & bit) != 0 ? 1 : Diagram.EMPTY;
    }

    @Override
    public int[] steps(Position position, int move) {
        return new int[] {move % stride * width + move / stride};
    }

    @Override
    public String side(int player) {
        return player == 0 ? "White" : "Black";
    }
}
