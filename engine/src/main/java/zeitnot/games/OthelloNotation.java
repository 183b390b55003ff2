package zeitnot.games;

import zeitnot.game.Ink;
import zeitnot.game.Notation;
import zeitnot.game.Position;

/** Squares as in Othello diagrams, with a1 at the top left; Black has the discs X. */
final class OthelloNotation extends Notation {
    @Override
    public String format(Position position, int move) {
        return move == Othello.PASS ? "pass" : square(move);
    }

    static String square(int point) {
        return "" + (char) ('a' + point % 8) + (char) ('1' + point / 8);
    }

    @Override
    public String draw(Position position, Ink ink) {
        var out = new StringBuilder();
        out.append(ink.faint("  a b c d e f g h")).append('\n');
        for (int rank = 0; rank < 8; rank++) {
            out.append(ink.faint(rank + 1 + ""));
            for (int file = 0; file < 8; file++) {
                int owner = position.owner(8 * rank + file);
                String disc = owner < 0 ? ink.faint(".") : ink.player(owner, owner == 0 ? "X" : "O");
                out.append(' ').append(disc);
            }
            out.append('\n');
        }
        return out.toString();
    }

    @Override
    public String side(int player) {
        return player == 0 ? "Black" : "White";
    }
}
