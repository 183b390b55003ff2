package zeitnot.games;

import zeitnot.game.Ink;
import zeitnot.game.Notation;
import zeitnot.game.Position;

/** As in the Universal Shogi Interface: {@code b2b3}, {@code C*a3}. */
final class CatchTheLionNotation extends Notation {
    @Override
    public String format(Position position, int move) {
        int from = move >> 4 & 15;
        return (from == CatchTheLion.HAND ? CatchTheLion.LETTERS.charAt(move >> 8) + "*" : square(from))
                + square(move & 15);
    }

    /** Sente's pieces are capital letters; what a player holds stands beside the player's home row. */
    @Override
    public String draw(Position position, Ink ink) {
        var board = (CatchTheLion.Board) position;
        var out = new StringBuilder();
        for (int rank = 3; rank >= 0; rank--) {
            out.append(ink.faint(rank + 1 + ""));
            for (int square = 3 * rank; square < 3 * rank + 3; square++) {
                out.append(' ');
                int player = (CatchTheLion.occupied(board.side(0)) >>> square & 1) != 0 ? 0 : 1;
                int kind = CatchTheLion.kind(board.side(player) >>> square & CatchTheLion.ANY);
                out.append(kind == 0 ? ink.faint(".") : ink.player(player, letter(player, kind)));
            }
            if (rank == 3) {
                out.append(drawHand(1, board.hand(1), ink));
            } else if (rank == 0) {
                out.append(drawHand(0, board.hand(0), ink));
            }
            out.append('\n');
        }
        return out.append(ink.faint("  a b c")).append('\n').toString();
    }

    @Override
    public String side(int player) {
        return player == 0 ? "Sente" : "Gote";
    }

    private static String drawHand(int player, long hand, Ink ink) {
        var out = new StringBuilder();
        for (long piece : new long[] {CatchTheLion.GIRAFFE, CatchTheLion.ELEPHANT, CatchTheLion.CHICK}) {
            int count = (int) (hand / piece & 3);
            out.append((" " + letter(player, CatchTheLion.kind(piece))).repeat(count));
        }
        return out.isEmpty() ? "" : ink.faint("   in hand:") + ink.player(player, out.toString());
    }

    private static String letter(int player, int kind) {
        char letter = CatchTheLion.LETTERS.charAt(kind);
        return String.valueOf(player == 0 ? letter : Character.toLowerCase(letter));
    }

    private static String square(int square) {
        return "" + (char) ('a' + square % 3) + (char) ('1' + square / 3);
    }
}
