package zeitnot.search.tree;

/** Keeps of a {@link Tree} nothing but the subtree below one node, in place and without further memory. */
final class Compaction {
    private static final int MARK = 1 << 30;

    private final Tree tree;
    private final Selection selection;

    Compaction(Tree tree, Selection selection) {
        this.tree = tree;
        this.selection = selection;
    }

    /**
     * Slides the blocks below {@code newRoot} to the front of the arena. One pass over the blocks in the order of their
     * addresses: a live block tells the blocks of its children where their link now is, so that each finds on arrival
     * whether it lives, and mends that link when it moves. Returns where the last one ends.
     */
    int slide(int newRoot) {
        int lastChunk = tree.closeLastChunk();
        mark(newRoot, Tree.NONE);
        int to = Tree.FIRST;
        for (int c = newRoot >>> Tree.SHIFT; c <= lastChunk; c++) {
            int[] a = tree.chunk(c << Tree.SHIFT);
            int b = c == newRoot >>> Tree.SHIFT ? Tree.offset(newRoot) : Tree.FIRST;
            while (b < tree.end(c)) {
                if (a[b] < 0) { // a fence
                    b -= a[b];
                    continue;
                }
                int count = a[b] & ~MARK;
                int size = tree.size(count);
                if (count != a[b]) {
                    a[b] = count;
                    if ((to & Tree.MASK) + size > tree.chunk(to).length) {
                        tree.endAt(to);
                        to = (((to >>> Tree.SHIFT) + 1) << Tree.SHIFT) | Tree.FIRST;
                    }
                    move(a, b, size, to);
                    to += size;
                }
                b += size;
            }
        }
        return to;
    }

    private void mark(int block, int link) {
        int[] a = tree.chunk(block);
        int b = Tree.offset(block);
        a[b] |= MARK;
        a[b + 1] = link; // the factor is a cache: it is computed anew after the move
    }

    private void move(int[] a, int b, int size, int to) {
        int link = a[b + 1];
        if (link != Tree.NONE) {
            tree.chunk(link)[Tree.offset(link)] = to;
        }
        int[] target = tree.chunk(to);
        int t = Tree.offset(to);
        System.arraycopy(a, b, target, t, size);
        int count = target[t];
        int visits = 1;
        int assured = 0;
        for (int i = 0; i < count; i++) {
            int slot = tree.slot(t, count, i);
            visits += target[slot + Layout.VISITS];
            assured = Math.max(assured, Proof.lower(target[slot + Layout.MOVE]));
            if (target[slot + Layout.BLOCK] != Tree.NONE) {
                mark(target[slot + Layout.BLOCK], (to & ~Tree.MASK) | (slot + Layout.BLOCK));
            }
        }
        for (int i = 0; i < count; i++) {
            reopen(target, t, Tree.cache(t, i), tree.slot(t, count, i), assured);
        }
        tree.begin(target, t, visits);
    }

    /** A child that was closed because of what was assured above the new root matters again. */
    private void reopen(int[] a, int b, int cache, int slot, int assured) {
        int link = a[slot + Layout.MOVE];
        if (a[cache] == Selection.CLOSED && !Proof.isExact(link) && Proof.upper(link) > assured) {
            selection.reopen(a, b, cache, slot);
        }
    }
}
