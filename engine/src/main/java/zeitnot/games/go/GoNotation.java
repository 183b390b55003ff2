package zeitnot.games.go;

import java.util.Locale;
import zeitnot.game.Ink;
import zeitnot.game.Notation;
import zeitnot.game.Position;

/** Points as GTP and most books write them, {@code A1} to {@code T19} without the letter I, and {@code pass}. */
final class GoNotation extends Notation {
    private static final String COLUMNS = "ABCDEFGHJKLMNOPQRST";
    private static final int SMALLEST_WITH_STARS = 9;
    private static final int STARS_ON_THE_FOURTH_LINE = 13;

    private final Grid grid;

    GoNotation(Grid grid) {
        this.grid = grid;
    }

    @Override
    public String format(Position position, int move) {
        return move == BoardPosition.PASS ? "pass" : point(move);
    }

    String point(int point) {
        return COLUMNS.charAt(grid.column(point)) + Integer.toString(grid.row(point) + 1);
    }

    @Override
    public String draw(Position position, Ink ink) {
        Board board = ((BoardPosition) position).board;
        var out = new StringBuilder();
        for (int row = grid.height - 1; row >= 0; row--) {
            out.append(ink.faint(String.format(Locale.ROOT, "%2d", row + 1)));
            for (int column = 0; column < grid.width; column++) {
                int colour = board.colour(grid.point(column, row) << Board.SHIFT);
                out.append(' ')
                        .append(
                                colour == Board.BLACK
                                        ? ink.player(0, "X")
                                        : colour == Board.WHITE
                                                ? ink.player(1, "O")
                                                : ink.faint(isStar(column, row) ? "+" : "."));
            }
            out.append('\n');
        }
        return out.append(ink.faint("   "
                        + String.join(" ", COLUMNS.substring(0, grid.width).split(""))))
                .append('\n')
                .toString();
    }

    /** The points that boards mark, so that a large one is easier to read. */
    private boolean isStar(int column, int row) {
        return isStarLine(column, grid.width) && isStarLine(row, grid.height);
    }

    private static boolean isStarLine(int line, int lines) {
        int edge = lines >= STARS_ON_THE_FOURTH_LINE ? 3 : 2;
        boolean middle = lines % 2 == 1 && line == lines / 2;
        return lines >= SMALLEST_WITH_STARS && (middle || line == edge || line == lines - 1 - edge);
    }

    @Override
    public String side(int player) {
        return player == 0 ? "Black" : "White";
    }
}
