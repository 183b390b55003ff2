package zeitnot.games;

import zeitnot.game.Diagram;
import zeitnot.game.DiagramBuilder;
import zeitnot.game.Notation;
import zeitnot.game.Piece;
import zeitnot.game.Position;

/**
 * As in the Universal Shogi Interface: {@code b2b3}, {@code C*a3}. Sente's pieces are capital letters; what a player holds
 * stands beside the player's home row.
 */
final class CatchTheLionNotation extends Notation {
    private static final String[] NAMES = {"giraffe", "elephant", "lion", "chick", "hen"};
    private static final int KINDS = NAMES.length;

    /** What can be held, of each player in this order. */
    private static final long[] HELD = {CatchTheLion.GIRAFFE, CatchTheLion.ELEPHANT, CatchTheLion.CHICK};

    private final Diagram diagram = diagramOf();

    /** The kinds of Sente in the order of {@link CatchTheLion#LETTERS}, then those of Gote. */
    private static Diagram diagramOf() {
        var builder = new DiagramBuilder(Diagram.Shape.SQUARE).rectangle(3, 4);
        for (int player = 0; player < 2; player++) {
            for (int kind = 1; kind <= KINDS; kind++) {
                char letter = CatchTheLion.LETTERS.charAt(kind);
                char symbol = player == 0 ? letter : Character.toLowerCase(letter);
                builder.piece(NAMES[kind - 1], symbol, player, Piece.Figure.TILE);
            }
        }
        for (int player = 0; player < 2; player++) {
            for (long piece : HELD) {
                builder.hand(piece(player, CatchTheLion.kind(piece)), player == 0 ? 3 : 0);
            }
        }
        return builder.build();
    }

    private static int piece(int player, int kind) {
        return player * KINDS + kind - 1;
    }

    @Override
    public String format(Position position, int move) {
        int from = from(move);
        return (from == CatchTheLion.HAND ? CatchTheLion.LETTERS.charAt(move >> 8) + "*" : square(from))
                + square(move & 15);
    }

    private static int from(int move) {
        return move >> 4 & 15;
    }

    @Override
    public Diagram diagram() {
        return diagram;
    }

    @Override
    public int piece(Position position, int cell) {
        var board = (CatchTheLion.Board) position;
        for (int player = 0; player < 2; player++) {
            int kind = CatchTheLion.kind(board.side(player) >>> cell & CatchTheLion.ANY);
            if (kind != 0) {
                return piece(player, kind);
            }
        }
        return Diagram.EMPTY;
    }

    @Override
    public int held(Position position, int slot) {
        long hand = ((CatchTheLion.Board) position).hand(slot / HELD.length);
        return (int) (hand / HELD[slot % HELD.length] & 3);
    }

    @Override
    public int[] steps(Position position, int move) {
        int to = move & 15;
        if (from(move) != CatchTheLion.HAND) {
            return new int[] {from(move), to};
        }
        int slot = position.mover() * HELD.length;
        while (CatchTheLion.kind(HELD[slot % HELD.length]) != move >> 8) {
            slot++;
        }
        return new int[] {diagram.slotPlace(slot), to};
    }

    @Override
    public String side(int player) {
        return player == 0 ? "Sente" : "Gote";
    }

    private static String square(int square) {
        return DiagramBuilder.square(square % 3, square / 3);
    }
}
