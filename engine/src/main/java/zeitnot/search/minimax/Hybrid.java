package zeitnot.search.minimax;

import zeitnot.game.Game;

/**
 * Where minimax searches are embedded in the simulations (MCTS-minimax hybrids: Baier and Winands; Ji and Thielscher).
 * What they prove goes the way of the solver's proofs.
 *
 * @param rule when nodes of the tree are searched, and how deep
 * @param backup depth of the search of a node of which a losing move has just been proven; 0 for none
 */
public record Hybrid(Rule rule, int backup) {
    /** No minimax. */
    public static final Hybrid NONE = new Hybrid(new None(), 0);

    /** More visits are not counted one by one when several threads work on the tree. */
    public static final int MOST_VISITS = 32;

    /** When a node of the tree is searched, and how deep; the formulas are in the {@link DepthRule}s. */
    public sealed interface Rule {}

    /** Never. */
    public record None() implements Rule {}

    /** MCTS-MS-d-Visit-v: once, at its v-th visit, to depth d (Baier and Winands). */
    public record Fixed(int depth, int visits) implements Rule {
        public Fixed {
            checkDepth(depth);
            if (visits < 1 || visits > MOST_VISITS) {
                throw new IllegalArgumentException("visits: " + visits);
            }
        }
    }

    /** Once, at its second visit, to a depth of up to k that follows a {@link TerminalRatio} (Ji and Thielscher). */
    public record Dynamic(By by, int k) implements Rule {
        public Dynamic {
            checkDepth(k);
        }
    }

    /** What the ratio is a function of. */
    public enum By {
        TURN,
        LATER_TURN,
        BRANCHING,
        ROLLOUT
    }

    /**
     * As often and as deep as it pays: {@link AdaptiveDepth}.
     *
     * @param worth of a proof, in simulations per visit of the node
     */
    public record Adaptive(int deepest, double worth) implements Rule {
        public Adaptive {
            checkDepth(deepest);
        }
    }

    public Hybrid {
        checkDepth(backup);
    }

    private static void checkDepth(int depth) {
        if (depth < 0 || depth > Minimax.MAX_DEPTH) {
            throw new IllegalArgumentException("depth: " + depth);
        }
    }

    /** The same with another rule for the tree. */
    public Hybrid with(Rule otherRule) {
        return new Hybrid(otherRule, backup);
    }

    /** The same with minimax at the backup. */
    public Hybrid withBackup(int depth) {
        return new Hybrid(rule, depth);
    }

    public boolean searchesTree() {
        return !(rule instanceof None);
    }

    public boolean isNone() {
        return !searchesTree() && backup == 0;
    }

    /** Whether the lengths of simulations matter. */
    public boolean measures() {
        return rule instanceof Dynamic dynamic && dynamic.by() == By.ROLLOUT;
    }

    /** Whether the depths that were searched matter. */
    public boolean notesDepths() {
        return rule instanceof Adaptive;
    }

    /** Whether the tree must have room for a note on every child. */
    public boolean needsNotes() {
        return measures() || notesDepths();
    }

    public DepthRule depthRule(Game game) {
        if (rule instanceof Fixed fixed) {
            return new FixedDepth(fixed.depth(), fixed.visits());
        }
        if (rule instanceof Dynamic dynamic) {
            return new DynamicDepth(game, dynamic);
        }
        return rule instanceof Adaptive adaptive ? new AdaptiveDepth(adaptive) : new FixedDepth(0, 0);
    }
}
