package zeitnot.search;

import java.util.Optional;
import zeitnot.playout.PlayoutPolicy;
import zeitnot.playout.UniformPlayouts;
import zeitnot.search.minimax.Hybrid;
import zeitnot.search.reward.Rewards;
import zeitnot.search.root.RootPolicy;
import zeitnot.search.tree.TreePolicy;

/**
 * How a search works.
 *
 * @param policy the selection at all nodes, or at all that {@code root} leaves to it
 * @param hybrid where minimax searches are embedded; needs the solver
 * @param solver whether finished games prove nodes (MCTS-Solver)
 * @param threads how many threads simulate on one tree
 * @param maxBytes how large the tree may grow
 */
public record SearchOptions(
        TreePolicy policy,
        Optional<RootPolicy> root,
        Rewards rewards,
        PlayoutPolicy playouts,
        Hybrid hybrid,
        boolean solver,
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
        this(policy, Optional.empty(), Rewards.PLAIN, new UniformPlayouts(), Hybrid.NONE, solver, threads, maxBytes);
    }

    public SearchOptions(TreePolicy policy, boolean solver) {
        this(policy, solver, 1, DEFAULT_BYTES);
    }

    public SearchOptions with(Rewards otherRewards) {
        return new SearchOptions(policy, root, otherRewards, playouts, hybrid, solver, threads, maxBytes);
    }

    public SearchOptions with(PlayoutPolicy otherPlayouts) {
        return new SearchOptions(policy, root, rewards, otherPlayouts, hybrid, solver, threads, maxBytes);
    }

    public SearchOptions with(Hybrid otherHybrid) {
        return new SearchOptions(policy, root, rewards, playouts, otherHybrid, solver, threads, maxBytes);
    }

    public SearchOptions with(RootPolicy otherRoot) {
        return new SearchOptions(policy, Optional.of(otherRoot), rewards, playouts, hybrid, solver, threads, maxBytes);
    }
}
