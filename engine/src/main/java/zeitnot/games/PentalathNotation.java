package zeitnot.games;

import zeitnot.game.Ink;
import zeitnot.game.Notation;
import zeitnot.game.Position;

/** Cells as in Abalone: rows a to i from the bottom, and numbers along the lines that rise to the left. */
final class PentalathNotation extends Notation {
    private static final String[] NAMES = names();

    @Override
    public String format(Position position, int move) {
        return NAMES[move];
    }

    @Override
    public String draw(Position position, Ink ink) {
        var board = (Pentalath.Board) position;
        long black = board.stones(0);
        long white = board.stones(1);
        var out = new StringBuilder();
        for (int row = Pentalath.ROWS - 1; row >= 0; row--) {
            out.append(" ".repeat(Math.abs(row - Pentalath.ROWS / 2))).append(ink.faint((char) ('a' + row) + ""));
            for (int number = 0; number < Pentalath.ROWS; number++) {
                if (Pentalath.isCell(row, number)) {
                    long bit = 1L << Pentalath.cell(row, number);
                    boolean isBlack = (black & bit) != 0;
                    boolean isWhite = (white & bit) != 0;
                    out.append(' ')
                            .append(isBlack ? ink.player(0, "X") : isWhite ? ink.player(1, "O") : ink.faint("."));
                }
            }
            out.append(row < Pentalath.ROWS / 2 ? ink.faint(" " + (row + 6)) : "")
                    .append('\n');
        }
        return out.append(ink.faint("       1 2 3 4 5")).append('\n').toString();
    }

    @Override
    public String side(int player) {
        return player == 0 ? "Black" : "White";
    }

    private static String[] names() {
        String[] names = new String[Pentalath.CELLS];
        for (int row = 0; row < Pentalath.ROWS; row++) {
            for (int number = 0; number < Pentalath.ROWS; number++) {
                if (Pentalath.isCell(row, number)) {
                    names[Pentalath.cell(row, number)] = (char) ('a' + row) + "" + (number + 1);
                }
            }
        }
        return names;
    }
}
