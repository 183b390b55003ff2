package zeitnot.search.tree;

/**
 * Where a child's statistics of "all moves as first" lie (AMAF; Brügmann 1993): the key of its move, and visits and points of
 * the simulations through its node in which its player was the first to make a move with that key, now or later.
 */
public record AmafFields(int key, int visits, int points) {
    /** Beyond this nothing is counted any more: by then the visits of the child decide. */
    private static final int ENOUGH = 1 << 24;

    static AmafFields declare(Layout layout) {
        int first = layout.fields(3);
        return new AmafFields(first, first + 1, first + 2);
    }

    /** Notes the keys of the moves of a new node. */
    public void name(Tree tree, int block, int[] keys, int count) {
        int[] a = tree.chunk(block);
        int b = Arena.offset(block);
        int slot = tree.slot(b, a[b], 0);
        for (int child = 0; child < count; child++, slot += tree.slotWidth()) {
            a[slot + key] = keys[child];
        }
    }

    /**
     * Counts a simulation at the node at which a step of the path was made.
     *
     * @param first at each key, a mark of this simulation and of the player who was the first to make such a move
     * @param mark of this simulation and of the player who made the step
     * @param gained points of that player
     */
    public void count(Tree tree, Path path, int step, int[] first, int mark, int gained) {
        int block = path.steps()[step * Path.WIDTH];
        int[] a = tree.chunk(block);
        int b = Arena.offset(block);
        int width = tree.slotWidth();
        int slot = tree.slot(b, a[b], 0);
        for (int end = slot + a[b] * width; slot < end; slot += width) {
            if (first[a[slot + key]] == mark && a[slot + visits] < ENOUGH) {
                a[slot + visits]++;
                a[slot + points] += gained;
            }
        }
    }
}
