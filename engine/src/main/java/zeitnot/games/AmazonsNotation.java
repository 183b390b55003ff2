package zeitnot.games;

import zeitnot.game.Ink;
import zeitnot.game.Notation;
import zeitnot.game.Position;

/** Moves as {@code d1-d7/g7}; White's amazons are O, Black's X, arrows #. */
class AmazonsNotation extends Notation {
    @Override
    public String format(Position position, int move) {
        return name(Amazons.from(move)) + "-" + name(Amazons.to(move)) + "/" + name(Amazons.arrow(move));
    }

    @Override
    public final String draw(Position position, Ink ink) {
        var board = (AmazonsBoard) position;
        int size = board.game().boardSize();
        var out = new StringBuilder();
        for (int y = size; y >= 1; y--) {
            out.append(ink.faint((y < 10 && size >= 10 ? " " : "") + y));
            for (int x = 1; x <= size; x++) {
                out.append(' ').append(symbol(board, y << 4 | x, ink));
            }
            out.append('\n');
        }
        String letters = "a b c d e f g h i j".substring(0, 2 * size - 1);
        return out.append(ink.faint((size >= 10 ? "   " : "  ") + letters))
                .append('\n')
                .toString();
    }

    private static String symbol(AmazonsBoard board, int square, Ink ink) {
        for (int i = 0; i < AmazonsBoard.AMAZONS; i++) {
            if (AmazonsBoard.amazon(board.amazons(0), i) == square) {
                return ink.player(0, "O");
            }
            if (AmazonsBoard.amazon(board.amazons(1), i) == square) {
                return ink.player(1, "X");
            }
        }
        return QueenLines.isOccupied(board.lines, square) ? "#" : ink.faint(".");
    }

    @Override
    public final String side(int player) {
        return player == 0 ? "White" : "Black";
    }

    static String name(int square) {
        return (char) ('a' - 1 + (square & 15)) + "" + (square >>> 4);
    }
}
