package zeitnot.games;

import zeitnot.game.Ink;
import zeitnot.game.Notation;
import zeitnot.game.Position;

/** A move is written as its column, counted from 1; White has the discs O, Black X. */
final class Connect4Notation extends Notation {
    private final int width;
    private final int height;
    private final int stride;

    Connect4Notation(int width, int height) {
        this.width = width;
        this.height = height;
        stride = height + 1;
    }

    @Override
    public String format(Position position, int move) {
        return Integer.toString(move / stride + 1);
    }

    @Override
    public String draw(Position position, Ink ink) {
        var board = (Connect4.Board) position;
        var out = new StringBuilder();
        for (int row = height - 1; row >= 0; row--) {
            for (int column = 0; column < width; column++) {
                long cell = 1L << (column * stride + row);
                boolean white = (board.discs(0) & cell) != 0;
                boolean black = (board.discs(1) & cell) != 0;
                out.append(white ? ink.player(0, " O") : black ? ink.player(1, " X") : ink.faint(" ."));
            }
            out.append('\n');
        }
        for (int column = 1; column <= width; column++) {
            out.append(ink.faint(String.format("%2d", column)));
        }
        return out.append('\n').toString();
    }

    @Override
    public String side(int player) {
        return player == 0 ? "White" : "Black";
    }
}
