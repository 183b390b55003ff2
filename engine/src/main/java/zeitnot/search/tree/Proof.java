package zeitnot.search.tree;

/**
 * What is proven of a child, kept in the top four bits of its move in the {@link Tree}: a lower and an upper bound of
 * its value in half points, for the player who moves into it (Cazenave and Saffidine's score bounds, which extend the
 * MCTS-Solver of Winands et al. to draws). All bits clear means that nothing is known.
 */
final class Proof {
    static final int SHIFT = 28;
    static final int MOVE_MASK = (1 << SHIFT) - 1;

    private Proof() {}

    static int lower(int link) {
        return (link >>> SHIFT) & 3;
    }

    static int upper(int link) {
        return 2 - (link >>> (SHIFT + 2));
    }

    static boolean isExact(int link) {
        return lower(link) == upper(link);
    }

    static int with(int link, int lower, int upper) {
        return (link & MOVE_MASK) | (lower << SHIFT) | ((2 - upper) << (SHIFT + 2));
    }
}
