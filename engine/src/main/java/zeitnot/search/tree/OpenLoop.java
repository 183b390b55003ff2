package zeitnot.search.tree;

import java.util.Arrays;
import zeitnot.game.Padded;
import zeitnot.game.Position;
import zeitnot.game.Rng;

/**
 * Selection where chance takes part (open loop MCTS; Perez Liebana et al. 2015): a node stands for the moves that were made,
 * and which moves it has depends on what chance said on the way. It has children for all moves that were ever possible there,
 * and chooses among those that are possible now, as if their visits were all visits of the node.
 *
 * <p>A block cannot grow. Its last child is therefore not a move but a link: to a further block of the same node, for moves
 * that became possible later. One per thread.
 */
public final class OpenLoop extends Padded {
    /** In the place of the move of the last child of every block below the root. */
    public static final int MORE = Position.CHANCE_MOVE_LIMIT;

    private static final int EMPTY = -1;

    private final Tree tree;
    private final Counting counting;

    // The moves that are possible now, hashed, and whether the node has a child for each.
    private int[] table = new int[0];
    private boolean[] known = new boolean[0];

    // The children for them.
    private int[] blocks = new int[16];
    private int[] children = new int[16];
    private int found;

    private int added;

    public OpenLoop(Tree tree, Counting counting) {
        this.tree = tree;
        this.counting = counting;
    }

    /**
     * Looks at the node that the path has reached, and adds to it the moves that are possible now for the first time. These
     * come to the front of {@code moves}, which has room for one more than {@code count}. Returns how many were added.
     */
    public int look(Path path, int[] moves, int count, Rng rng) {
        note(moves, count);
        found = 0;
        int last = findChildren(path.block());
        int missing = count - found;
        if (missing == 0 || last == Arena.NONE || tree.isFull()) {
            return 0;
        }
        gatherMissing(moves, count);
        rng.shuffle(moves, missing);
        moves[missing] = MORE;
        added = counting.extend(last, moves, missing + 1);
        if (added == Arena.NONE) {
            return 0;
        }
        for (int child = 0; child < missing; child++) {
            find(added, child);
        }
        return missing;
    }

    /** The block of the moves that were added. */
    public int added() {
        return added;
    }

    /** The child to go to, in the block where the path is set to; -1 if the node has none that is possible now. */
    public int choose(Path path) {
        int visits = 1;
        for (int i = 0; i < found; i++) {
            int[] a = tree.chunk(blocks[i]);
            int b = Arena.offset(blocks[i]);
            visits += a[tree.slot(b, a[b], children[i]) + Layout.VISITS];
        }
        float factor = tree.factor(visits);
        int best = -1;
        float bestBound = Float.NEGATIVE_INFINITY;
        for (int i = 0; i < found; i++) {
            float bound = tree.bound(tree.chunk(blocks[i]), Arena.offset(blocks[i]), children[i], factor);
            if (bound > bestBound) {
                bestBound = bound;
                best = i;
            }
        }
        if (best < 0) {
            return -1;
        }
        path.at(blocks[best]);
        return children[best];
    }

    /** Finds the children whose moves are possible; returns the last block, or none if another thread makes one more. */
    private int findChildren(int first) {
        int block = first;
        while (true) {
            int[] a = tree.chunk(block);
            int b = Arena.offset(block);
            int moves = a[b] - 1;
            for (int child = 0; child < moves; child++) {
                int at = place(a[tree.slot(b, a[b], child) + Layout.MOVE] & Proof.MOVE_MASK);
                if (table[at] != EMPTY) {
                    known[at] = true;
                    find(block, child);
                }
            }
            int next = (int) Arena.INT.getAcquire(a, tree.slot(b, a[b], moves) + Layout.BLOCK);
            if (next == Tree.BUSY) {
                return Arena.NONE;
            }
            if (next == Arena.NONE) {
                return block;
            }
            block = next;
        }
    }

    private void find(int block, int child) {
        if (found == blocks.length) {
            blocks = Arrays.copyOf(blocks, 2 * found);
            children = Arrays.copyOf(children, 2 * found);
        }
        blocks[found] = block;
        children[found] = child;
        found++;
    }

    private void note(int[] moves, int count) {
        if (table.length < 2 * count) {
            table = new int[Integer.highestOneBit(2 * count) * 2];
            known = new boolean[table.length];
        }
        Arrays.fill(table, EMPTY);
        for (int i = 0; i < count; i++) {
            int at = place(moves[i]);
            table[at] = moves[i];
            known[at] = false;
        }
    }

    /** Where a move stands in the table, or would stand. */
    private int place(int move) {
        int mask = table.length - 1;
        int at = (move * 0x9e3779b9) >>> 4 & mask;
        while (table[at] != move && table[at] != EMPTY) {
            at = at + 1 & mask;
        }
        return at;
    }

    private void gatherMissing(int[] moves, int count) {
        int missing = 0;
        for (int i = 0; i < count; i++) {
            if (!known[place(moves[i])]) {
                moves[missing++] = moves[i];
            }
        }
    }
}
