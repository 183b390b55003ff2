package zeitnot.contest.gtp;

import java.util.Arrays;
import java.util.Optional;
import zeitnot.game.Game;
import zeitnot.game.Position;
import zeitnot.table.Size;
import zeitnot.table.Vertex;

/**
 * A board that is not square, in games whose first move is a vertex, as in Go. GTP's {@code boardsize} has one number; some
 * programs take two, some refuse them, and some, GNU Go among them, read the first alone and say that all is well.
 */
record OblongBoard(Size size) {
    /** The board of a game, if it is such a one. */
    static Optional<OblongBoard> of(Game game) {
        var board = new OblongBoard(Size.of(game));
        if (board.size.width() == board.size.height() || board.side() > Vertex.MOST_COLUMNS) {
            return Optional.empty();
        }
        Position start = game.start();
        boolean hasVertices = Arrays.stream(game.legalMoves(start))
                .anyMatch(move -> game.format(start, move).equals(board.corner()));
        return hasVertices ? Optional.of(board) : Optional.empty();
    }

    /** The last vertex of the board. */
    String corner() {
        return new Vertex(size.width(), size.height()).toString();
    }

    /** The side of the square that the board is a part of. */
    int side() {
        return Math.max(size.width(), size.height());
    }

    /** The last vertex of that square. */
    String beyond() {
        return new Vertex(side(), side()).toString();
    }
}
