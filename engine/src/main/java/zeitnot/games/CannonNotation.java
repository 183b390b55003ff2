package zeitnot.games;

import zeitnot.game.Diagram;
import zeitnot.game.DiagramBuilder;
import zeitnot.game.Notation;
import zeitnot.game.Piece;
import zeitnot.game.Position;

/**
 * A town is written as its square, a move as {@code b4b5}, {@code b4xc5} or {@code b4*b7}: see {@link Cannon}. Dark plays
 * upwards. Soldiers are small letters, towns capital ones.
 */
final class CannonNotation extends Notation {
    private static final int SIZE = 10;
    private static final String SYMBOLS = "dlDL";

    private final Diagram diagram = new DiagramBuilder(Diagram.Shape.POINT)
            .darkBegins()
            .rectangle(SIZE, SIZE)
            .pieces("soldier", 'd', 'l', Piece.Figure.PAWN)
            .pieces("town", 'D', 'L', Piece.Figure.TOWN)
            .build();

    @Override
    public String format(Position position, int move) {
        var board = (CannonBoard) position;
        int to = to(position, move);
        if (CannonMove.kind(move) == CannonMove.TOWN) {
            return square(to);
        }
        String how = CannonMove.kind(move) >= CannonMove.SHOT ? "*" : board.at(to) == '.' ? "" : "x";
        return square(from(position, move)) + how + square(to);
    }

    private static boolean isTurned(Position position, int move) {
        int kind = CannonMove.kind(move);
        return position.mover() == 1
                && (kind < CannonMove.RIGHT || kind >= CannonMove.RETREAT && kind < CannonMove.SLIDE);
    }

    private static int from(Position position, int move) {
        return CannonMove.lowest(move)
                + (isTurned(position, move) ? CannonMove.END : CannonMove.START)[CannonMove.kind(move)];
    }

    private static int to(Position position, int move) {
        return CannonMove.lowest(move)
                + (isTurned(position, move) ? CannonMove.START : CannonMove.END)[CannonMove.kind(move)];
    }

    @Override
    public Diagram diagram() {
        return diagram;
    }

    @Override
    public int piece(Position position, int cell) {
        return SYMBOLS.indexOf(((CannonBoard) position).at(cell / SIZE * CannonBoard.ROW + cell % SIZE));
    }

    /** A shot is picked as the soldier at its end and its target. */
    @Override
    public int[] steps(Position position, int move) {
        int to = cell(to(position, move));
        return CannonMove.kind(move) == CannonMove.TOWN ? new int[] {to} : new int[] {cell(from(position, move)), to};
    }

    private static int cell(int square) {
        return square / CannonBoard.ROW * SIZE + square % CannonBoard.ROW;
    }

    @Override
    public String side(int player) {
        return player == 0 ? "Dark" : "Light";
    }

    private static String square(int square) {
        return DiagramBuilder.square(square % CannonBoard.ROW, square / CannonBoard.ROW);
    }
}
