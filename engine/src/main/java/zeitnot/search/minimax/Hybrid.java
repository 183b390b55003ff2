package zeitnot.search.minimax;

import java.util.Optional;
import zeitnot.game.Game;

/**
 * Where minimax searches are embedded in the simulations (MCTS-minimax hybrids: Baier and Winands; Ji and Thielscher).
 * What they prove goes the way of the solver's proofs.
 *
 * @param rule when nodes of the tree are searched, and how deep; without one they are not
 * @param backup depth of the search of a node of which a losing move has just been proven; 0 for none
 * @param moves depth of the searches behind each move of a new node, where they pay; 0 for none
 */
public record Hybrid(Optional<Rule> rule, int backup, int moves) {
    /** No minimax. */
    public static final Hybrid NONE = new Hybrid(Optional.empty(), 0, 0);

    /** More visits are not counted one by one when several threads work on the tree. */
    public static final int MOST_VISITS = 32;

    /** When a node of the tree is searched, and how deep. */
    public sealed interface Rule {
        /** The rule at work in one thread. */
        DepthRule depthRule(Game game);

        /** What the tree must note of every child for the rule, if anything. */
        default Optional<Note> note() {
            return Optional.empty();
        }
    }

    /** A number that the tree keeps of a child. */
    public enum Note {
        /** Plies from it to the end of its first simulation. */
        LENGTH,

        /** The depth to which it was searched last. */
        DEPTH
    }

    /** MCTS-MS-d-Visit-v: once, at its v-th visit, to depth d (Baier and Winands). */
    public record Fixed(int depth, int visits) implements Rule {
        public Fixed {
            checkDepth(depth);
            if (visits < 1 || visits > MOST_VISITS) {
                throw new IllegalArgumentException("visits: " + visits);
            }
        }

        @Override
        public DepthRule depthRule(Game game) {
            return new FixedDepth(depth, visits);
        }
    }

    /** Once, at its second visit, to a depth of up to k that follows a {@link TerminalRatio} (Ji and Thielscher). */
    public record Dynamic(By by, int k) implements Rule {
        public Dynamic {
            checkDepth(k);
        }

        @Override
        public DepthRule depthRule(Game game) {
            return new DynamicDepth(game, this);
        }

        @Override
        public Optional<Note> note() {
            return by == By.ROLLOUT ? Optional.of(Note.LENGTH) : Optional.empty();
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

        @Override
        public DepthRule depthRule(Game game) {
            return new AdaptiveDepth(this);
        }

        @Override
        public Optional<Note> note() {
            return Optional.of(Note.DEPTH);
        }
    }

    public Hybrid {
        checkDepth(backup);
        checkDepth(moves);
    }

    public Hybrid(Rule rule, int backup) {
        this(Optional.of(rule), backup, 0);
    }

    private static void checkDepth(int depth) {
        if (depth < 0 || depth > Minimax.MAX_DEPTH) {
            throw new IllegalArgumentException("depth: " + depth);
        }
    }

    /** The same with another rule for the tree. */
    public Hybrid with(Rule otherRule) {
        return new Hybrid(Optional.of(otherRule), backup, moves);
    }

    /** The same with minimax at the backup. */
    public Hybrid withBackup(int depth) {
        return new Hybrid(rule, depth, moves);
    }

    /** The same with minimax behind each move of a new node. */
    public Hybrid withMoves(int depth) {
        return new Hybrid(rule, backup, depth);
    }

    public boolean isNone() {
        return !searchesNodes() && moves == 0;
    }

    /** Whether nodes of the tree are searched themselves. */
    public boolean searchesNodes() {
        return rule.isPresent() || backup > 0;
    }

    /** What the tree must note of every child for the rule, if anything. */
    public Optional<Note> note() {
        return rule.flatMap(Rule::note);
    }
}
