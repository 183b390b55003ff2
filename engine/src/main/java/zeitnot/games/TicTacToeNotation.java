package zeitnot.games;

import zeitnot.game.Ink;
import zeitnot.game.Notation;
import zeitnot.game.Position;

/** Squares as in chess; the first player is X. */
final class TicTacToeNotation extends Notation {
    @Override
    public String format(Position position, int move) {
        return "" + (char) ('a' + move % 3) + (char) ('1' + move / 3);
    }

    @Override
    public String draw(Position position, Ink ink) {
        var board = (TicTacToe.Board) position;
        var out = new StringBuilder();
        for (int rank = 2; rank >= 0; rank--) {
            out.append(ink.faint((rank + 1) + " "));
            for (int file = 0; file < 3; file++) {
                int bit = 1 << (3 * rank + file);
                boolean first = (board.stones[0] & bit) != 0;
                boolean second = (board.stones[1] & bit) != 0;
                out.append(first ? ink.player(0, "X ") : second ? ink.player(1, "O ") : ink.faint(". "));
            }
            out.append('\n');
        }
        return out.append(ink.faint("  a b c")).append('\n').toString();
    }

    @Override
    public String side(int player) {
        return player == 0 ? "X" : "O";
    }
}
