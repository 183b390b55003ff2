package zeitnot.games;

import zeitnot.game.Ink;
import zeitnot.game.Notation;
import zeitnot.game.Position;

/** The first and the last cell of a move, {@code i2-k4}, by column and row of the star. */
final class ChineseCheckersNotation extends Notation {
    @Override
    public String format(Position position, int move) {
        return Star.name(ChineseCheckers.from(move)) + "-" + Star.name(ChineseCheckers.to(move));
    }

    @Override
    public String draw(Position position, Ink ink) {
        var board = (ChineseCheckers.Board) position;
        var out = new StringBuilder();
        for (int row = Star.ROWS - 1; row >= 0; row--) {
            out.append(ink.faint(String.format("%2d ", row + 1)));
            var gap = new StringBuilder();
            for (int column = 0; column < Star.COLUMNS; column++) {
                if (Star.isCell(row, column)) {
                    out.append(gap).append(cell(board, Star.id(row, column), ink));
                    gap.setLength(0);
                } else {
                    gap.append(' ');
                }
            }
            out.append('\n');
        }
        return out.append(ink.faint("   abcdefghijklmnopqrs")).append('\n').toString();
    }

    @Override
    public String side(int player) {
        return player == 0 ? "White" : "Black";
    }

    private static String cell(ChineseCheckers.Board board, int id, Ink ink) {
        boolean white = ChineseCheckers.contains(board.pieces(0), id);
        boolean black = ChineseCheckers.contains(board.pieces(1), id);
        return white ? ink.player(0, "O") : black ? ink.player(1, "X") : ink.faint(".");
    }
}
