package zeitnot.games.go;

import java.util.Arrays;

/**
 * The boards that have occurred in a game, for positional superko: none of them may occur again. It is copied with its
 * position: even the 300 keys of a long game take less than a hundredth of a playout, and a shared history would have to grow
 * in the tree.
 */
final class History {
    private static final int CAPACITY = 64;

    private long[] keys = new long[CAPACITY];
    private int[] stones = new int[CAPACITY];
    private int length;

    // keys of the boards with as many stones as were asked for
    private int suspectCount;

    private long[] suspects = new long[CAPACITY];

    void set(History other) {
        reserve(other.length);
        System.arraycopy(other.keys, 0, keys, 0, other.length);
        System.arraycopy(other.stones, 0, stones, 0, other.length);
        length = other.length;
    }

    void add(long key, int stonesOnBoard) {
        reserve(length + 1);
        keys[length] = key;
        stones[length] = stonesOnBoard;
        length++;
    }

    private void reserve(int capacity) {
        if (capacity > keys.length) {
            int more = Math.max(capacity, 2 * keys.length);
            keys = Arrays.copyOf(keys, more);
            stones = Arrays.copyOf(stones, more);
            suspects = Arrays.copyOf(suspects, more);
        }
    }

    /** Whether a board has occurred. */
    boolean contains(long key) {
        return contains(keys, length, key);
    }

    /** Prepares for {@link #containsSuspect}: a board recurs only with as many stones as it had, which few others have. */
    void suspect(int stonesOnBoard) {
        int count = 0;
        for (int i = 0; i < length; i++) {
            suspects[count] = keys[i];
            count += stones[i] == stonesOnBoard ? 1 : 0;
        }
        suspectCount = count;
    }

    /** Whether a board has occurred, if it has as many stones as were suspected. */
    boolean containsSuspect(long key) {
        return contains(suspects, suspectCount, key);
    }

    private static boolean contains(long[] keys, int length, long key) {
        for (int i = 0; i < length; i++) {
            if (keys[i] == key) {
                return true;
            }
        }
        return false;
    }
}
