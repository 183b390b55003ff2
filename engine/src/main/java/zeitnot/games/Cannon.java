package zeitnot.games;

import zeitnot.game.Capability;
import zeitnot.game.Game;
import zeitnot.game.GameFamily;
import zeitnot.game.Position;

/**
 * Cannon (David Whitcher) on 10x10. Each side first places its town on its back row, not in a corner; who takes or
 * shoots the other's town has won, and who cannot move has lost. After 50 moves by each side without a capture the game
 * is a draw, which also ends every playout: one random game in a thousand.
 *
 * <p>Two rules are told in different ways. Here a soldier may retreat from an enemy town beside it as from a soldier,
 * which gives random games their known length (170 plies; else 156), and a shot at three steps needs both squares before
 * its target to be empty, as the known perft counts have it.
 *
 * <p>A town is written as its square; a step, a retreat and a slide of a cannon (its rear soldier goes to the front) as
 * {@code b4b5}, a capture as {@code b4xc5}, and a shot by the cannon's foremost soldier and the target, {@code b4*b7}.
 */
public final class Cannon extends Game {
    public static final GameFamily FAMILY =
            GameFamily.fixed("cannon", "take the town, with soldiers and cannons on a 10x10 board", new Cannon());

    static final int SOLDIERS = 15;

    private Cannon() {
        super(
                "cannon",
                new CannonNotation(),
                Capability.QUALITY,
                Capability.MOVE_KEYS,
                Capability.LEAD,
                Capability.BOARD);
    }

    @Override
    public Position start() {
        return new CannonBoard(this);
    }

    /** A soldier has at most 3 moves ahead, 2 sideways, 3 back, and at the end of a cannon in 8 directions 3 each. */
    @Override
    public int maxMoves() {
        return SOLDIERS * (3 + 2 + 3 + 8 * 3);
    }

    @Override
    public boolean winnerMovesLast() {
        return true;
    }

    @Override
    public int amafKeys() {
        return CannonMove.TOWN + 1 << CannonMove.SQUARE_BITS;
    }

    @Override
    public int boardSize() {
        return 10;
    }
}
