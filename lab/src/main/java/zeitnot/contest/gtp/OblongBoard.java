package zeitnot.contest.gtp;

import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zeitnot.game.Game;
import zeitnot.game.Position;

/**
 * A board that is not square, in games whose first move is a vertex, as in Go. GTP's {@code boardsize} has one number; some
 * programs take two, some refuse them, and some, GNU Go among them, read the first alone and say that all is well.
 */
record OblongBoard(int width, int height) {
    private static final Pattern SIZE = Pattern.compile("-(\\d+)x(\\d+)");

    /** GTP has no I. */
    private static final String LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

    /** The board of a game, if it is such a one. */
    static Optional<OblongBoard> of(Game game) {
        Matcher size = SIZE.matcher(game.name());
        if (game.boardSize() > 0 || !size.find()) {
            return Optional.empty();
        }
        var board = new OblongBoard(Integer.parseInt(size.group(1)), Integer.parseInt(size.group(2)));
        Position start = game.start();
        boolean hasVertices = Arrays.stream(game.legalMoves(start))
                .anyMatch(move -> game.format(start, move).equals(board.corner()));
        return hasVertices ? Optional.of(board) : Optional.empty();
    }

    /** The last vertex of the board. */
    String corner() {
        return vertex(width, height);
    }

    /** The last vertex of the square that the board is a part of. */
    String beyond() {
        int side = Math.max(width, height);
        return vertex(side, side);
    }

    private static String vertex(int column, int row) {
        return column > LETTERS.length() ? "" : LETTERS.charAt(column - 1) + "" + row;
    }
}
