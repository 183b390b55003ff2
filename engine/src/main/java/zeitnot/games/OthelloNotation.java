package zeitnot.games;

import zeitnot.game.Diagram;
import zeitnot.game.DiagramBuilder;
import zeitnot.game.Notation;
import zeitnot.game.Piece;
import zeitnot.game.Position;

/** Squares as in Othello diagrams, with a1 at the top left; Black has the discs X. */
final class OthelloNotation extends Notation {
    private static final int SIZE = 8;

    private final Diagram diagram = diagramOf();

    private static Diagram diagramOf() {
        var builder = new DiagramBuilder(Diagram.Shape.SQUARE)
                .darkBegins()
                .pieces("disc", 'X', 'O', Piece.Figure.STONE)
                .files("abcdefgh", -1)
                .action("pass");
        for (int point = 0; point < SIZE * SIZE; point++) {
            builder.cell(square(point), 2 * (point % SIZE), point / SIZE);
        }
        for (int row = 0; row < SIZE; row++) {
            builder.label(Integer.toString(row + 1), -2, row);
        }
        return builder.build();
    }

    @Override
    public String format(Position position, int move) {
        return move == Othello.PASS ? "pass" : square(move);
    }

    static String square(int point) {
        return DiagramBuilder.square(point % SIZE, point / SIZE);
    }

    @Override
    public Diagram diagram() {
        return diagram;
    }

    @Override
    public int piece(Position position, int cell) {
        return position.occupant(cell);
    }

    @Override
    public int[] steps(Position position, int move) {
        return new int[] {move == Othello.PASS ? diagram.actionPlace(0) : move};
    }

    @Override
    public String side(int player) {
        return player == 0 ? "Black" : "White";
    }
}
