package zeitnot.search;

import zeitnot.search.root.Arms;
import zeitnot.search.tree.Proof;
import zeitnot.search.tree.Selection;
import zeitnot.search.tree.Tree;

/** The children of a node of the tree as arms. */
final class BlockArms implements Arms {
    private final Tree tree;
    private int[] a = new int[1];
    private int b;
    private int count;
    private int visits;
    private int assured;

    BlockArms(Tree tree) {
        this.tree = tree;
    }

    /**
     * Looks at another node, or at the same one later.
     *
     * @param nodeVisits visits of the node
     * @param assuredHere half points that the player to move has for certain: what cannot give more is closed
     */
    void lookAt(int block, int nodeVisits, int assuredHere) {
        a = tree.chunk(block);
        b = Tree.offset(block);
        count = a[b];
        visits = nodeVisits;
        assured = assuredHere;
    }

    @Override
    public int count() {
        return count;
    }

    @Override
    public int visits() {
        return visits;
    }

    @Override
    public int visits(int arm) {
        return a[tree.slot(b, count, arm) + Tree.VISITS];
    }

    @Override
    public double mean(int arm) {
        return Float.intBitsToFloat(a[tree.cache(b, arm)]);
    }

    @Override
    public boolean isClosed(int arm) {
        return a[tree.cache(b, arm)] == Selection.CLOSED
                || Proof.upper(a[tree.slot(b, count, arm) + Tree.MOVE]) <= assured;
    }
}
