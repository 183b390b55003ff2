package zeitnot.search;

import zeitnot.game.Game;

/**
 * Where minimax searches are embedded in the simulations (MCTS-minimax hybrids: Baier and Winands; Ji and Thielscher).
 * What they prove goes the way of the solver's proofs.
 *
 * @param depths how the depth of a search in the tree is found
 * @param depth that depth, the weight k of the functions of Ji and Thielscher, or the greatest depth of the adaptive rule
 * @param visits the visit of a node at which it is searched, once
 * @param backup depth of the search of a node of which a losing move has just been proven; 0 for none
 */
public record Hybrid(Depths depths, int depth, int visits, int backup) {
    /** No minimax. */
    public static final Hybrid NONE = new Hybrid(Depths.NONE, 0, 0, 0);

    /** More visits are not counted one by one when several threads work on the tree. */
    public static final int MOST_VISITS = 32;

    /** The rules for the depth; the formulas are in {@link DepthRule}. */
    public enum Depths {
        NONE,
        FIXED,
        TURN_A,
        TURN_B,
        BRANCH_A,
        ROLL_A,
        ADAPTIVE
    }

    public Hybrid {
        if (depth < 0 || depth > Minimax.MAX_DEPTH || backup < 0 || backup > Minimax.MAX_DEPTH) {
            throw new IllegalArgumentException("depth: " + depth + ", " + backup);
        }
        if (visits < 0 || visits > MOST_VISITS) {
            throw new IllegalArgumentException("visits: " + visits);
        }
    }

    /** The same with minimax at the backup. */
    public Hybrid withBackup(int depthOfBackup) {
        return new Hybrid(depths, depth, visits, depthOfBackup);
    }

    /** The same with minimax in the tree. */
    public Hybrid withTree(Depths rule, int depthOrWeight, int visit) {
        return new Hybrid(rule, depthOrWeight, visit, backup);
    }

    boolean isNone() {
        return depths == Depths.NONE && backup == 0;
    }

    /** Whether the tree must count the lengths of simulations. */
    boolean needsLengths() {
        return depths == Depths.ROLL_A || depths == Depths.ADAPTIVE;
    }

    DepthRule rule(Game game) {
        return switch (depths) {
            case NONE -> new DepthRule.Fixed(0, 0);
            case FIXED -> new DepthRule.Fixed(depth, visits);
            case TURN_A, TURN_B, BRANCH_A, ROLL_A -> DepthRule.ofRatio(game, this);
            case ADAPTIVE -> new AdaptiveDepth(depth);
        };
    }
}
