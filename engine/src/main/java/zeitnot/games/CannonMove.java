package zeitnot.games;

/**
 * A move of {@link Cannon} is its kind and, in the lowest bits, the lowest of the squares that it needs. Kinds are: steps
 * and captures ahead in three directions, captures to the right and left, retreats in three directions; for each of the
 * four axes of a cannon slides up and down; for each axis shots up at two and three steps and down at two and three steps.
 */
final class CannonMove {
    static final int SQUARE_BITS = 7;
    static final int RIGHT = 3;
    static final int LEFT = 4;
    static final int RETREAT = 5;
    static final int SLIDE = 8;
    static final int SHOT = 16;
    static final int TOWN = 32;
    static final int[] AXES = {1, CannonBoard.ROW - 1, CannonBoard.ROW, CannonBoard.ROW + 1};

    /** How far above a move's lowest square Dark's piece starts and ends; of a shot, the barrel and the target. */
    static final byte[] START = new byte[TOWN + 1];

    static final byte[] END = new byte[TOWN + 1];

    /** {@link #START}, but of a shot the target: a move changes nothing but the squares given by this and {@link #END}. */
    static final byte[] CHANGED = new byte[TOWN + 1];

    static {
        ends(RIGHT, 0, 1);
        ends(LEFT, 1, 0);
        for (int axis = 0; axis < 4; axis++) {
            int step = AXES[axis];
            if (step > 1) {
                ends(axis - 1, 0, step);
                ends(RETREAT + axis - 1, 2 * step, 0);
            }
            ends(SLIDE + 2 * axis, 0, 3 * step);
            ends(SLIDE + 2 * axis + 1, 3 * step, 0);
            ends(SHOT + 4 * axis, 2 * step, 4 * step);
            ends(SHOT + 4 * axis + 1, 2 * step, 5 * step);
            ends(SHOT + 4 * axis + 2, 2 * step, 0);
            ends(SHOT + 4 * axis + 3, 3 * step, 0);
        }
    }

    private CannonMove() {}

    private static void ends(int kind, int start, int end) {
        START[kind] = (byte) start;
        END[kind] = (byte) end;
        CHANGED[kind] = (byte) (kind < SHOT ? start : end);
    }

    /** The i-th kind of move of the cannons on an axis: slides up and down, then the four shots. */
    static int cannonKind(int axis, int i) {
        return i < 2 ? SLIDE + 2 * axis + i : SHOT + 4 * axis + i - 2;
    }

    static int kind(int move) {
        return move >> SQUARE_BITS;
    }

    static int lowest(int move) {
        return move & (1 << SQUARE_BITS) - 1;
    }
}
