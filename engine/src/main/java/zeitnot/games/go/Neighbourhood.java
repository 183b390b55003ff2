package zeitnot.games.go;

import java.util.Arrays;

/**
 * What stands on the eight points around a point, seen by the player to move: two bits each, {@link #OWN}, {@link #OTHER},
 * {@link Board#EMPTY} or {@link Board#BORDER}, row by row from below. Those that are the same turned or mirrored have one number.
 */
final class Neighbourhood {
    static final int OWN = Board.BLACK;
    static final int OTHER = Board.WHITE;

    private static final int POINTS = 8;
    private static final int ALL = 1 << 2 * POINTS;

    /** How they are written, by their numbers. */
    static final String KINDS = "XO.#";

    /** Every second bit: the lower of two. */
    private static final int LOWER = 0x5555;

    /** For a turn by 90 degrees and for a reflection: what the eight points are moved to. */
    private static final int[] TURNED = {5, 3, 0, 6, 1, 7, 4, 2};

    private static final int[] MIRRORED = {2, 1, 0, 4, 3, 7, 6, 5};

    private static final char NONE = 0xffff;
    private static final char[] NUMBERS = new char[ALL];
    private static final int SIZE = number();

    private Neighbourhood() {}

    /** How many numbers there are; most are of what cannot occur, since the border is where it is. */
    static int size() {
        return SIZE;
    }

    /** The view of a player: where it is White's move, colours are exchanged. */
    static int seen(int surroundings, int colour) {
        return colour == Board.BLACK ? surroundings : surroundings ^ (~surroundings >> 1 & LOWER);
    }

    static int number(int seen) {
        return NUMBERS[seen];
    }

    /** The least of those with each number, as text: X is own, O the opponent's, # beyond the edge. */
    static String[] names() {
        String[] names = new String[SIZE];
        for (int code = ALL - 1; code >= 0; code--) {
            names[NUMBERS[code]] = text(code);
        }
        return names;
    }

    private static String text(int code) {
        var text = new StringBuilder();
        for (int i = 0; i < POINTS; i++) {
            text.append(KINDS.charAt(code >> 2 * i & 3));
        }
        return text.toString();
    }

    private static int number() {
        Arrays.fill(NUMBERS, NONE);
        int next = 0;
        for (int code = 0; code < ALL; code++) {
            if (NUMBERS[code] == NONE) {
                int same = code;
                for (int symmetry = 0; symmetry < 8; symmetry++) {
                    NUMBERS[same] = (char) next;
                    same = moved(same, symmetry == 3 ? MIRRORED : TURNED);
                }
                next++;
            }
        }
        return next;
    }

    private static int moved(int code, int[] to) {
        int moved = 0;
        for (int i = 0; i < POINTS; i++) {
            moved |= (code >> 2 * i & 3) << 2 * to[i];
        }
        return moved;
    }
}
