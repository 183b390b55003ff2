package zeitnot.games;

import zeitnot.game.Ink;
import zeitnot.game.Notation;
import zeitnot.game.Position;

/** Moves as {@code a2a3} and {@code a2xb3}; White plays upwards with O, Black has X. */
final class BreakthroughNotation extends Notation {
    private final int width;
    private final int height;

    BreakthroughNotation(int width, int height) {
        this.width = width;
        this.height = height;
    }

    @Override
    public String format(Position position, int move) {
        var board = (Breakthrough.Board) position;
        int upper = Breakthrough.upper(move);
        int lower = upper - Breakthrough.span(move);
        int from = board.mover() == 0 ? lower : upper;
        int to = board.mover() == 0 ? upper : lower;
        boolean capture = ((board.white | board.black) & 1L << to) != 0;
        return square(from) + (capture ? "x" : "") + square(to);
    }

    @Override
    public String draw(Position position, Ink ink) {
        var board = (Breakthrough.Board) position;
        var out = new StringBuilder();
        for (int rank = height - 1; rank >= 0; rank--) {
            out.append(ink.faint((rank + 1) + " "));
            for (int file = 0; file < width; file++) {
                long cell = 1L << (8 * rank + file);
                boolean white = (board.white & cell) != 0;
                boolean black = (board.black & cell) != 0;
                out.append(white ? ink.player(0, "O ") : black ? ink.player(1, "X ") : ink.faint(". "));
            }
            out.append('\n');
        }
        return out.append(ink.faint("  " + "a b c d e f g h".substring(0, 2 * width - 1)))
                .append('\n')
                .toString();
    }

    @Override
    public String side(int player) {
        return player == 0 ? "White" : "Black";
    }

    private static String square(int index) {
        return "" + (char) ('a' + index % 8) + (char) ('1' + index / 8);
    }
}
