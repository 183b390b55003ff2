package zeitnot.search;

/**
 * How a search works.
 *
 * @param solver whether finished games prove nodes (MCTS-Solver)
 * @param threads how many threads simulate on one tree
 * @param maxBytes how large the tree may grow
 */
public record SearchOptions(
        TreePolicy policy, Rewards rewards, Playouts playouts, boolean solver, int threads, long maxBytes) {
    public static final long DEFAULT_BYTES = 1L << 30;

    public SearchOptions {
        if (threads < 1) {
            throw new IllegalArgumentException("threads: " + threads);
        }
    }

    /** Plain rewards and uniformly random playouts. */
    public SearchOptions(TreePolicy policy, boolean solver, int threads, long maxBytes) {
        this(policy, Rewards.PLAIN, Playouts.UNIFORM, solver, threads, maxBytes);
    }

    public SearchOptions(TreePolicy policy, boolean solver) {
        this(policy, solver, 1, DEFAULT_BYTES);
    }

    public SearchOptions with(Rewards otherRewards) {
        return new SearchOptions(policy, otherRewards, playouts, solver, threads, maxBytes);
    }

    public SearchOptions with(Playouts otherPlayouts) {
        return new SearchOptions(policy, rewards, otherPlayouts, solver, threads, maxBytes);
    }
}
