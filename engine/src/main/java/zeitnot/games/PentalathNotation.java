package zeitnot.games;

import zeitnot.game.Diagram;
import zeitnot.game.DiagramBuilder;
import zeitnot.game.Notation;
import zeitnot.game.Piece;
import zeitnot.game.Position;

/** Cells as in Abalone: rows a to i from the bottom, and numbers along the lines that rise to the left. */
final class PentalathNotation extends Notation {
    private final Diagram diagram = diagramOf();

    private static Diagram diagramOf() {
        var builder = new DiagramBuilder(Diagram.Shape.HEXAGON)
                .darkBegins()
                .staggered()
                .pieces("stone", 'X', 'O', Piece.Figure.STONE);
        int middle = Pentalath.ROWS / 2;
        for (int row = 0; row < Pentalath.ROWS; row++) {
            int fromTop = Pentalath.ROWS - 1 - row;
            int x = Math.abs(row - middle);
            String letter = String.valueOf((char) ('a' + row));
            builder.label(letter, x - 2, fromTop);
            for (int number = 0; number < Pentalath.ROWS; number++) {
                if (Pentalath.isCell(row, number)) {
                    builder.cell(letter + (number + 1), x, fromTop);
                    x += 2;
                }
            }
            if (row < middle) {
                builder.label(Integer.toString(row + middle + 2), x, fromTop);
            }
        }
        for (int number = 0; number <= middle; number++) {
            builder.label(Integer.toString(number + 1), middle + 1 + 2 * number, Pentalath.ROWS);
        }
        return builder.build();
    }

    @Override
    public String format(Position position, int move) {
        return diagram.cells().get(move).name();
    }

    @Override
    public Diagram diagram() {
        return diagram;
    }

    @Override
    public int piece(Position position, int cell) {
        var board = (Pentalath.Board) position;
        long bit = 1L << cell;
        return (board.stones(0) & bit) != 0 ? 0 : (board.stones(1) & bit) != 0 ? 1 : Diagram.EMPTY;
    }

    @Override
    public int[] steps(Position position, int move) {
        return new int[] {move};
    }

    @Override
    public String side(int player) {
        return player == 0 ? "Black" : "White";
    }
}
