package zeitnot.games;

import zeitnot.game.Diagram;
import zeitnot.game.DiagramBuilder;
import zeitnot.game.Notation;
import zeitnot.game.Piece;
import zeitnot.game.Position;

/** Moves as {@code a2a3} and {@code a2xb3}; White plays upwards with O, Black has X. */
final class BreakthroughNotation extends Notation {
    private final int width;
    private final Diagram diagram;

    BreakthroughNotation(int width, int height) {
        this.width = width;
        diagram = new DiagramBuilder(Diagram.Shape.SQUARE)
                .rectangle(width, height)
                .pieces("pawn", 'O', 'X', Piece.Figure.PAWN)
                .build();
    }

    @Override
    public String format(Position position, int move) {
        var board = (Breakthrough.Board) position;
        int to = to(position, move);
        boolean capture = ((board.white | board.black) & 1L << to) != 0;
        return square(from(position, move)) + (capture ? "x" : "") + square(to);
    }

    private static int from(Position position, int move) {
        return Breakthrough.upper(move) - (position.mover() == 0 ? Breakthrough.span(move) : 0);
    }

    private static int to(Position position, int move) {
        return Breakthrough.upper(move) - (position.mover() == 0 ? 0 : Breakthrough.span(move));
    }

    @Override
    public Diagram diagram() {
        return diagram;
    }

    @Override
    public int piece(Position position, int cell) {
        var board = (Breakthrough.Board) position;
        long bit = 1L << (cell / width * 8 + cell % width);
        return (board.white & bit) != 0 ? 0 : (board.black & bit) != 0 ? 1 : Diagram.EMPTY;
    }

    @Override
    public int[] steps(Position position, int move) {
        return new int[] {cell(from(position, move)), cell(to(position, move))};
    }

    private int cell(int index) {
        return index / 8 * width + index % 8;
    }

    @Override
    public String side(int player) {
        return player == 0 ? "White" : "Black";
    }

    private static String square(int index) {
        return DiagramBuilder.square(index % 8, index / 8);
    }
}
