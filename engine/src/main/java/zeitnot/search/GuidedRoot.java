package zeitnot.search;

import zeitnot.game.Game;
import zeitnot.game.Rng;
import zeitnot.search.root.RootPolicy;
import zeitnot.search.root.RootSelection;
import zeitnot.search.root.ShotSelection;
import zeitnot.search.root.ShotTurns;
import zeitnot.search.tree.Tree;
import zeitnot.view.SearchView.DecidedBy;

/**
 * The root of a search that has a {@link RootPolicy} of its own, shared by its threads: they ask it under its lock, and the
 * thread that asks the pacer tells it how much of the plan is used.
 */
final class GuidedRoot {
    private final Tree tree;
    private final RootPolicy policy;
    private final RootSelection selection;
    private final TreeArms arms;
    private volatile double share;

    GuidedRoot(Game game, Tree tree, RootPolicy policy, Rng rng) {
        this.tree = tree;
        this.policy = policy;
        this.selection = policy.selection(game.maxMoves(), rng);
        this.arms = new TreeArms(tree);
    }

    /** A new search from the tree's root as it is now. */
    synchronized void begin() {
        share = 0;
        look();
        selection.begin(arms);
    }

    private void look() {
        arms.lookAt(tree.root(), tree.rootVisits(), tree.rootLower());
    }

    /** Notes how much of the plan is used. */
    void share(double used) {
        share = used;
    }

    /** The child of the root that the next simulation goes to. */
    synchronized int select() {
        look();
        return selection.select(share);
    }

    int visits(int child) {
        return arms.visits(child);
    }

    /** The guide of one more thread. */
    Guide guide(Game game) {
        return policy instanceof RootPolicy.Shot shot
                ? new ShotGuide(this, game, tree, shot.leastPulls())
                : new Guide.AtRoot(this);
    }

    /** The turns at the root, of a policy that is recursive. */
    ShotTurns turns() {
        return ((ShotSelection) selection).turns();
    }

    boolean isEliminated(int child) {
        return selection.isEliminated(child);
    }

    DecidedBy decidedBy() {
        return selection.decidedBy();
    }
}
