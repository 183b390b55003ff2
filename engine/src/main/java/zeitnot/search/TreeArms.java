package zeitnot.search;

import zeitnot.search.root.Arms;
import zeitnot.search.tree.Children;
import zeitnot.search.tree.Tree;

/** The children of a node of the tree as arms. */
final class TreeArms implements Arms {
    private final Children children;
    private int visits;
    private int assured;

    TreeArms(Tree tree) {
        children = new Children(tree);
    }

    /**
     * Looks at another node, or at the same one later.
     *
     * @param nodeVisits visits of the node
     * @param assuredHere half points that the player to move has for certain: what cannot give more is closed
     */
    void lookAt(int block, int nodeVisits, int assuredHere) {
        children.of(block);
        visits = nodeVisits;
        assured = assuredHere;
    }

    @Override
    public int count() {
        return children.count();
    }

    @Override
    public int visits() {
        return visits;
    }

    @Override
    public int visits(int arm) {
        return children.visits(arm);
    }

    @Override
    public double mean(int arm) {
        return children.mean(arm);
    }

    @Override
    public boolean isClosed(int arm) {
        return children.isClosed(arm) || children.upper(arm) <= assured;
    }
}
