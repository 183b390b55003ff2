package zeitnot.ludii;

import other.action.Action;
import other.move.Move;
import zeitnot.game.Position;

/**
 * What a move of Ludii does, as a number: the same for the same move in other positions and other runs of the program, which
 * Ludii's own hash codes are not.
 */
final class MoveKey {
    /** {@link #small} is below this. */
    static final int SMALL = 1 << 16;

    private MoveKey() {}

    /**
     * For statistics of like moves: what moves where, whoever moves. It is the same before and after a move is made, when Ludii
     * has added to it what else it did.
     */
    static int small(Move move) {
        return spread(of(move, 0, 1)) >>> 16;
    }

    /** For an open loop, where a move must be found again after other dice: the mover belongs to it. */
    static int large(Move move) {
        int key = spread(of(move, move.mover(), Integer.MAX_VALUE)) >>> 4;
        return key % Position.CHANCE_MOVE_LIMIT;
    }

    private static int of(Move move, int mover, int mostDecisions) {
        int hash = mover;
        hash = 31 * hash + move.from();
        hash = 31 * hash + move.to();
        hash = 31 * hash + move.levelMinNonDecision();
        hash = 31 * hash + move.levelMaxNonDecision();
        int decisions = 0;
        for (Action action : move.actions()) {
            if (action.isDecision()) { // what follows from dice and rules is not the player's move
                hash = 31 * hash + of(action);
                decisions++;
                if (decisions == mostDecisions) {
                    break;
                }
            }
        }
        return hash;
    }

    /** What is 0 in a move that can be made may be -1, for nothing, in the same one when it has been made. */
    private static int of(Action action) {
        int hash = action.actionType() == null ? 0 : 1 + action.actionType().ordinal();
        hash = 31 * hash + action.from();
        hash = 31 * hash + action.to();
        hash = 31 * hash + (action.toType() == null ? 0 : 1 + action.toType().ordinal());
        hash = 31 * hash + action.levelFrom();
        hash = 31 * hash + action.levelTo();
        hash = 31 * hash + action.what();
        hash = 31 * hash + Math.max(0, action.state());
        hash = 31 * hash + Math.max(0, action.rotation());
        hash = 31 * hash + Math.max(0, action.value());
        hash = 31 * hash + action.count();
        return 31 * hash + (action.isPass() ? 1 : action.isSwap() ? 2 : 0);
    }

    private static int spread(int hash) {
        int spread = hash * 0x9e3779b9;
        return (spread ^ spread >>> 15) * 0x85ebca6b;
    }
}
