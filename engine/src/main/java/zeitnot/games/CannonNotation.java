package zeitnot.games;

import zeitnot.game.Ink;
import zeitnot.game.Notation;
import zeitnot.game.Position;

/** A town is written as its square, a move as {@code b4b5}, {@code b4xc5} or {@code b4*b7}: see {@link Cannon}. */
final class CannonNotation extends Notation {
    @Override
    public String format(Position position, int move) {
        var board = (CannonBoard) position;
        int kind = CannonMove.kind(move);
        if (kind == CannonMove.TOWN) {
            return square(CannonMove.lowest(move));
        }
        boolean turned = board.mover() == 1
                && (kind < CannonMove.RIGHT || kind >= CannonMove.RETREAT && kind < CannonMove.SLIDE);
        int from = CannonMove.lowest(move) + (turned ? CannonMove.END : CannonMove.START)[kind];
        int to = CannonMove.lowest(move) + (turned ? CannonMove.START : CannonMove.END)[kind];
        return square(from) + (kind >= CannonMove.SHOT ? "*" : board.at(to) == '.' ? "" : "x") + square(to);
    }

    /** Dark plays upwards. Soldiers are small letters, towns capital ones. */
    @Override
    public String draw(Position position, Ink ink) {
        var board = (CannonBoard) position;
        var out = new StringBuilder();
        for (int row = 9; row >= 0; row--) {
            out.append(ink.faint("%2d".formatted(row + 1)));
            for (int square = CannonBoard.ROW * row; square < CannonBoard.ROW * row + 10; square++) {
                String piece = String.valueOf(board.at(square));
                int player = "dD".contains(piece) ? 0 : 1;
                out.append(' ').append(piece.equals(".") ? ink.faint(piece) : ink.player(player, piece));
            }
            out.append('\n');
        }
        return out.append(ink.faint("   a b c d e f g h i j")).append('\n').toString();
    }

    @Override
    public String side(int player) {
        return player == 0 ? "Dark" : "Light";
    }

    private static String square(int square) {
        return "" + (char) ('a' + square % CannonBoard.ROW) + (square / CannonBoard.ROW + 1);
    }
}
