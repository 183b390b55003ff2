package zeitnot.search.root;

import zeitnot.game.Rng;

/**
 * The choice of a policy for the root; the formulas are in the {@link RootSelection}s.
 *
 * @param c exploration constant of those that have one, for means in [0, 1]
 * @param threshold k_min of {@link Kind#SQRT_HALVING}, b of {@link Kind#H_MCTS}; 0 for the others
 */
public record RootPolicy(Kind kind, double c, int threshold) {
    /** The root is selected like all nodes. */
    public static final RootPolicy AS_BELOW = new RootPolicy(Kind.AS_BELOW, 0, 0);

    /** The policies. */
    public enum Kind {
        AS_BELOW,
        UCB1,
        UCB_SQRT,
        HALF_GREEDY,
        SEQUENTIAL_HALVING,
        SHOT,
        H_MCTS,
        SQRT_HALVING
    }

    public static RootPolicy ucb1(double c) {
        return new RootPolicy(Kind.UCB1, c, 0);
    }

    public static RootPolicy ucbSqrt(double c) {
        return new RootPolicy(Kind.UCB_SQRT, c, 0);
    }

    public static RootPolicy halfGreedy() {
        return new RootPolicy(Kind.HALF_GREEDY, 0, 0);
    }

    public static RootPolicy sequentialHalving() {
        return new RootPolicy(Kind.SEQUENTIAL_HALVING, 0, 0);
    }

    public static RootPolicy shot() {
        return new RootPolicy(Kind.SHOT, 0, 0);
    }

    /** SHOT at the root, and below it where a node's budget gives each of its moves {@code b} pulls in the first round. */
    public static RootPolicy hMcts(int b) {
        return new RootPolicy(Kind.H_MCTS, 0, b);
    }

    public static RootPolicy sqrtHalving(int kMin, double c) {
        return new RootPolicy(Kind.SQRT_HALVING, c, kMin);
    }

    /** Whether it also chooses below the root. */
    public boolean isRecursive() {
        return kind == Kind.SHOT || kind == Kind.H_MCTS;
    }

    /** The policy at work, for up to so many arms. */
    public RootSelection selection(int mostArms, Rng rng) {
        return switch (kind) {
            case AS_BELOW -> throw new IllegalStateException("no policy of its own for the root");
            case UCB1 -> RootUcb.ucb1(mostArms, c);
            case UCB_SQRT -> RootUcb.sqrt(mostArms, c);
            case HALF_GREEDY -> new HalfGreedy(mostArms, rng);
            case SEQUENTIAL_HALVING -> new SequentialHalving(mostArms);
            case SHOT, H_MCTS -> new Shot(mostArms);
            case SQRT_HALVING -> new SqrtHalving(mostArms, threshold, c);
        };
    }
}
