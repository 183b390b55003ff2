package zeitnot.search;

/**
 * How a search works.
 *
 * @param solver whether finished games prove nodes (MCTS-Solver)
 * @param threads how many threads simulate on one tree
 * @param maxBytes how large the tree may grow
 */
public record SearchOptions(TreePolicy policy, boolean solver, int threads, long maxBytes) {
    public static final long DEFAULT_BYTES = 1L << 30;

    public SearchOptions {
        if (threads < 1) {
            throw new IllegalArgumentException("threads: " + threads);
        }
    }

    public SearchOptions(TreePolicy policy, boolean solver) {
        this(policy, solver, 1, DEFAULT_BYTES);
    }
}
