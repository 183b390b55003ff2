package zeitnot.games;

import zeitnot.game.Ink;
import zeitnot.game.Notation;
import zeitnot.game.Position;

/** The usual numbers of the squares, {@code 11-15} and {@code 22x15}, and whole routes where these do not tell. */
final class CheckersNotation extends Notation {
    @Override
    public String format(Position position, int move) {
        int from = Checkers.start(move);
        int to = Checkers.end(move);
        if ((move & Checkers.JUMP) == 0) {
            return Checkers.number(from) + "-" + Checkers.number(to);
        }
        int same = 0;
        for (int other : position.game().legalMoves(position)) {
            same += Checkers.start(other) == from && Checkers.end(other) == to ? 1 : 0;
        }
        return same == 1 ? Checkers.number(from) + "x" + Checkers.number(to) : formatRoute(move);
    }

    /** Black's men begin above. Kings are capital letters; beside each row are the numbers of its first and last square. */
    @Override
    public String draw(Position position, Ink ink) {
        var board = (Checkers.Board) position;
        var out = new StringBuilder();
        for (int row = 0; row < 8; row++) {
            out.append(ink.faint("%2d ".formatted(4 * row + 1)));
            for (int column = 0; column < 8; column++) {
                if (column % 2 == row % 2) {
                    out.append("  ");
                } else {
                    int square = 4 * row + column / 2;
                    out.append(drawSquare(board, 1L << (square + square / 8), ink));
                }
            }
            out.append(ink.faint("%2d".formatted(4 * row + 4))).append('\n');
        }
        return out.toString();
    }

    @Override
    public String side(int player) {
        return player == 0 ? "Black" : "White";
    }

    private static String formatRoute(int move) {
        int at = Checkers.start(move);
        var out = new StringBuilder().append(Checkers.number(at));
        for (int shift = Checkers.firstShift(move); shift >= Checkers.ROUTE; shift -= 2) {
            at += 2 * Checkers.STEPS[move >> shift & 3];
            out.append('x').append(Checkers.number(at));
        }
        return out.toString();
    }

    private static String drawSquare(Checkers.Board board, long square, Ink ink) {
        boolean king = (board.kings & square) != 0;
        if ((board.pieces(0) & square) != 0) {
            return ink.player(0, king ? "B " : "b ");
        }
        return (board.pieces(1) & square) != 0 ? ink.player(1, king ? "W " : "w ") : ink.faint(". ");
    }
}
