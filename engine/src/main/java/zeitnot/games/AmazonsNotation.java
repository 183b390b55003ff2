package zeitnot.games;

import zeitnot.game.Diagram;
import zeitnot.game.DiagramBuilder;
import zeitnot.game.Notation;
import zeitnot.game.Piece;
import zeitnot.game.Position;

/** Moves as {@code d1-d7/g7}; White's amazons are O, Black's X, arrows #. */
class AmazonsNotation extends Notation {
    private static final int ARROW = 2;

    private final Diagram diagram;
    private final int size;

    AmazonsNotation(int size) {
        this.size = size;
        diagram = new DiagramBuilder(Diagram.Shape.SQUARE)
                .rectangle(size, size)
                .pieces("amazon", 'O', 'X', Piece.Figure.QUEEN)
                .piece("arrow", '#', Piece.NOBODY, Piece.Figure.ARROW)
                .build();
    }

    @Override
    public String format(Position position, int move) {
        return name(Amazons.from(move)) + "-" + name(Amazons.to(move)) + "/" + name(Amazons.arrow(move));
    }

    @Override
    public final Diagram diagram() {
        return diagram;
    }

    @Override
    public final int piece(Position position, int cell) {
        var board = (AmazonsBoard) position;
        int square = cell / size + 1 << 4 | cell % size + 1;
        for (int i = 0; i < AmazonsBoard.AMAZONS; i++) {
            for (int player = 0; player < 2; player++) {
                if (AmazonsBoard.amazon(board.amazons(player), i) == square) {
                    return player;
                }
            }
        }
        return QueenLines.isOccupied(board.lines, square) ? ARROW : Diagram.EMPTY;
    }

    @Override
    public int[] steps(Position position, int move) {
        var board = (AmazonsBoard) position;
        return new int[] {
            board.index(Amazons.from(move)), board.index(Amazons.to(move)), board.index(Amazons.arrow(move))
        };
    }

    @Override
    public final String side(int player) {
        return player == 0 ? "White" : "Black";
    }

    static String name(int square) {
        return DiagramBuilder.square((square & 15) - 1, (square >>> 4) - 1);
    }
}
