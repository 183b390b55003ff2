package zeitnot.games;

import java.util.stream.IntStream;
import zeitnot.game.Diagram;
import zeitnot.game.DiagramBuilder;
import zeitnot.game.Notation;
import zeitnot.game.Piece;
import zeitnot.game.Position;

/**
 * The usual numbers of the squares, {@code 11-15} and {@code 22x15}, and whole routes where these do not tell. Black's men
 * begin above. Kings are capital letters; beside each row are the numbers of its first and last square.
 */
final class CheckersNotation extends Notation {
    private static final int ROWS = 8;
    private static final int IN_A_ROW = 4;

    /** The kinds of pieces: men of both players, then kings. */
    private static final int KINGS = 2;

    private final Diagram diagram = diagramOf();

    private static Diagram diagramOf() {
        var builder = new DiagramBuilder(Diagram.Shape.SQUARE)
                .darkBegins()
                .pieces("man", 'b', 'w', Piece.Figure.MAN)
                .pieces("king", 'B', 'W', Piece.Figure.KING);
        for (int row = 0; row < ROWS; row++) {
            int first = IN_A_ROW * row + 1;
            for (int i = 0; i < IN_A_ROW; i++) {
                builder.cell(Integer.toString(first + i), 4 * i + 2 * (1 - row % 2), row, Diagram.Ground.SHADED);
            }
            builder.label(Integer.toString(first), -2, row);
            builder.label(Integer.toString(first + IN_A_ROW - 1), 2 * ROWS, row);
        }
        return builder.build();
    }

    @Override
    public String format(Position position, int move) {
        int from = Checkers.start(move);
        int to = Checkers.end(move);
        if ((move & Checkers.JUMP) == 0) {
            return Checkers.number(from) + "-" + Checkers.number(to);
        }
        int same = 0;
        for (int other : position.game().legalMoves(position)) {
            same += Checkers.start(other) == from && Checkers.end(other) == to ? 1 : 0;
        }
        return same == 1 ? Checkers.number(from) + "x" + Checkers.number(to) : formatRoute(move);
    }

    private static String formatRoute(int move) {
        return String.join(
                "x",
                route(move).mapToObj(square -> "" + Checkers.number(square)).toList());
    }

    /** All squares that are touched. */
    private static IntStream route(int move) {
        var squares = IntStream.builder();
        int at = Checkers.start(move);
        squares.add(at);
        int length = (move & Checkers.JUMP) == 0 ? 1 : 2;
        for (int shift = Checkers.firstShift(move); shift >= Checkers.ROUTE; shift -= 2) {
            at += length * Checkers.STEPS[move >> shift & 3];
            squares.add(at);
        }
        return squares.build();
    }

    @Override
    public Diagram diagram() {
        return diagram;
    }

    @Override
    public int piece(Position position, int cell) {
        var board = (Checkers.Board) position;
        long bit = 1L << cell + cell / 8;
        for (int player = 0; player < 2; player++) {
            if ((board.pieces(player) & bit) != 0) {
                return player + ((board.kings & bit) != 0 ? KINGS : 0);
            }
        }
        return Diagram.EMPTY;
    }

    @Override
    public int[] steps(Position position, int move) {
        return route(move).map(square -> Checkers.number(square) - 1).toArray();
    }

    @Override
    public String side(int player) {
        return player == 0 ? "Black" : "White";
    }
}
