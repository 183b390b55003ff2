package zeitnot.playout;

/**
 * Replies of one player by what they reply to. The table has a greatest size, beyond which replies to different moves share a
 * place and the newer one stays.
 */
final class Replies {
    static final int NOTHING = -1;

    private static final int GREATEST_BITS = 18;

    private static final int KEY_BITS = 20;

    /** All keys of moves are below this. */
    static final int MOST_KEYS = 1 << KEY_BITS;

    /** What is replied to and the reply, so that what shares a place is told apart; 0 for nothing. */
    private final long[] entries;

    /** @param kinds how many different things there are to reply to */
    Replies(long kinds) {
        long room = Math.min(kinds, 1L << GREATEST_BITS);
        entries = new long[Math.max(1, Integer.highestOneBit((int) room * 2 - 1))];
    }

    int to(long moves) {
        long entry = entries[place(moves)];
        return entry - 1 >> KEY_BITS == moves ? (int) (entry - 1) & MOST_KEYS - 1 : NOTHING;
    }

    void put(long moves, int reply) {
        entries[place(moves)] = (moves << KEY_BITS | reply) + 1;
    }

    void forget(long moves, int reply) {
        if (to(moves) == reply) {
            entries[place(moves)] = 0;
        }
    }

    /** Where there are few kinds each has a place of its own. */
    private int place(long moves) {
        return (int) (moves ^ moves >>> GREATEST_BITS) & entries.length - 1;
    }
}
