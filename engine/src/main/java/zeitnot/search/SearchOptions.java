package zeitnot.search;

import zeitnot.playout.Playouts;
import zeitnot.search.minimax.Hybrid;
import zeitnot.search.reward.Rewards;
import zeitnot.search.root.RootPolicy;
import zeitnot.search.tree.TreePolicy;
import zeitnot.view.FinalMove;

/**
 * How a search works.
 *
 * @param policy the selection at all nodes, or at all that {@code root} leaves to it
 * @param hybrid where minimax searches are embedded; needs the solver
 * @param solver whether finished games prove nodes (MCTS-Solver)
 * @param finalMove which move is the best one
 * @param threads how many threads simulate on one tree
 * @param maxBytes how large the tree may grow
 */
public record SearchOptions(
        TreePolicy policy,
        RootPolicy root,
        Rewards rewards,
        Playouts playouts,
        Hybrid hybrid,
        boolean solver,
        FinalMove finalMove,
        int threads,
        long maxBytes) {
    public static final long DEFAULT_BYTES = 1L << 30;

    public SearchOptions {
        if (threads < 1) {
            throw new IllegalArgumentException("threads: " + threads);
        }
        if (!hybrid.isNone() && !solver) {
            throw new IllegalArgumentException("a hybrid without the solver: " + hybrid);
        }
    }

    /** Plain rewards and uniformly random playouts. */
    public SearchOptions(TreePolicy policy, boolean solver, int threads, long maxBytes) {
        this(
                policy,
                RootPolicy.AS_BELOW,
                Rewards.PLAIN,
                Playouts.UNIFORM,
                Hybrid.NONE,
                solver,
                FinalMove.ROBUST,
                threads,
                maxBytes);
    }

    public SearchOptions(TreePolicy policy, boolean solver) {
        this(policy, solver, 1, DEFAULT_BYTES);
    }

    public SearchOptions with(Rewards otherRewards) {
        return new SearchOptions(policy, root, otherRewards, playouts, hybrid, solver, finalMove, threads, maxBytes);
    }

    public SearchOptions with(Playouts otherPlayouts) {
        return new SearchOptions(policy, root, rewards, otherPlayouts, hybrid, solver, finalMove, threads, maxBytes);
    }

    public SearchOptions with(Hybrid otherHybrid) {
        return new SearchOptions(policy, root, rewards, playouts, otherHybrid, solver, finalMove, threads, maxBytes);
    }

    public SearchOptions with(RootPolicy otherRoot) {
        return new SearchOptions(policy, otherRoot, rewards, playouts, hybrid, solver, finalMove, threads, maxBytes);
    }

    public SearchOptions with(FinalMove otherFinalMove) {
        return new SearchOptions(policy, root, rewards, playouts, hybrid, solver, otherFinalMove, threads, maxBytes);
    }
}
