package zeitnot.search;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import zeitnot.playout.PlayoutPolicy;
import zeitnot.playout.UniformPlayouts;
import zeitnot.search.minimax.Hybrid;
import zeitnot.search.reward.Rewards;
import zeitnot.search.root.RootPolicy;
import zeitnot.search.tree.Tree;
import zeitnot.search.tree.TreePolicy;
import zeitnot.search.tree.Widening;
import zeitnot.view.FinalMove;

/** How a search works. Immutable: each {@code with} gives other options and leaves these alone. */
public final class SearchOptions {
    public static final long DEFAULT_BYTES = 1L << 30;

    /** No tree is larger. */
    public static final long MOST_BYTES = Tree.MOST_BYTES;

    /** No simulation has more playouts. */
    public static final int MOST_PLAYOUTS_PER_LEAF = 64;

    private TreePolicy policy;
    private Optional<RootPolicy> root = Optional.empty();
    private Rewards rewards = Rewards.PLAIN;
    private PlayoutPolicy playouts = new UniformPlayouts();
    private int playoutsPerLeaf = 1;
    private Hybrid hybrid = Hybrid.NONE;
    private Optional<PriorChoice> prior = Optional.empty();
    private Optional<PriorChoice> bias = Optional.empty();
    private OptionalDouble firstPlayUrgency = OptionalDouble.empty();
    private Optional<Widening> widening = Optional.empty();
    private FinalMove finalMove = FinalMove.ROBUST;
    private boolean solver;
    private boolean plainSolver;
    private boolean canFocus;
    private boolean ownership;
    private int threads = 1;
    private long maxBytes = DEFAULT_BYTES;

    /** One thread, plain rewards and uniformly random playouts. */
    public SearchOptions(TreePolicy policy) {
        this.policy = policy;
    }

    public SearchOptions(TreePolicy policy, boolean solver) {
        this(policy);
        this.solver = solver;
    }

    public SearchOptions(TreePolicy policy, boolean solver, int threads, long maxBytes) {
        this(policy, solver);
        this.threads = threads;
        this.maxBytes = maxBytes;
        check();
    }

    private SearchOptions(SearchOptions other) {
        policy = other.policy;
        root = other.root;
        rewards = other.rewards;
        playouts = other.playouts;
        playoutsPerLeaf = other.playoutsPerLeaf;
        hybrid = other.hybrid;
        prior = other.prior;
        bias = other.bias;
        firstPlayUrgency = other.firstPlayUrgency;
        widening = other.widening;
        finalMove = other.finalMove;
        solver = other.solver;
        plainSolver = other.plainSolver;
        canFocus = other.canFocus;
        ownership = other.ownership;
        threads = other.threads;
        maxBytes = other.maxBytes;
    }

    private SearchOptions changed(Consumer<SearchOptions> change) {
        var copy = new SearchOptions(this);
        change.accept(copy);
        copy.check();
        return copy;
    }

    private void check() {
        if (threads < 1) {
            throw new IllegalArgumentException("threads: " + threads);
        }
        if (playoutsPerLeaf < 1 || playoutsPerLeaf > MOST_PLAYOUTS_PER_LEAF) {
            throw new IllegalArgumentException("playouts from a leaf: " + playoutsPerLeaf);
        }
        if (!hybrid.isNone() && !solver) {
            throw new IllegalArgumentException("a hybrid without the solver: " + hybrid);
        }
    }

    /** The selection at all nodes, or at all that {@link #root} leaves to it. */
    public TreePolicy policy() {
        return policy;
    }

    public SearchOptions with(TreePolicy other) {
        return changed(options -> options.policy = other);
    }

    /** Whether the selection has an opinion of children that have not been visited. */
    public boolean ranksUntried() {
        return policy instanceof TreePolicy.RaveMinimalError
                || policy instanceof TreePolicy.RaveHandSelected
                || policy instanceof TreePolicy.Erica;
    }

    /** The selection at the root where it is another one. */
    public Optional<RootPolicy> root() {
        return root;
    }

    public SearchOptions with(RootPolicy other) {
        return changed(options -> options.root = Optional.of(other));
    }

    public Rewards rewards() {
        return rewards;
    }

    public SearchOptions with(Rewards other) {
        return changed(options -> options.rewards = other);
    }

    public PlayoutPolicy playouts() {
        return playouts;
    }

    public SearchOptions with(PlayoutPolicy other) {
        return changed(options -> options.playouts = other);
    }

    /** How many playouts a simulation makes from the leaf that it has come to. */
    public int playoutsPerLeaf() {
        return playoutsPerLeaf;
    }

    public SearchOptions withPlayoutsPerLeaf(int number) {
        return changed(options -> options.playoutsPerLeaf = number);
    }

    /** Where minimax searches are embedded; needs the solver. */
    public Hybrid hybrid() {
        return hybrid;
    }

    public SearchOptions with(Hybrid other) {
        return changed(options -> options.hybrid = other);
    }

    /** What the game is asked for when a node is made: what it thinks of the moves. */
    public Optional<PriorChoice> prior() {
        return prior;
    }

    public SearchOptions with(PriorChoice other) {
        return changed(options -> options.prior = Optional.of(other));
    }

    /** The same as a progressive bias: an opinion of some visits and a value is worth the visits times what it is above 1/2. */
    public Optional<PriorChoice> bias() {
        return bias;
    }

    public SearchOptions withBias(PriorChoice other) {
        return changed(options -> options.bias = Optional.of(other));
    }

    /** Value of a child that has not been visited; without it, each is visited once before any is visited twice. */
    public OptionalDouble firstPlayUrgency() {
        return firstPlayUrgency;
    }

    public SearchOptions withFirstPlayUrgency(double value) {
        return changed(options -> options.firstPlayUrgency = OptionalDouble.of(value));
    }

    /** How many of its moves a node looks at; without it, at all. */
    public Optional<Widening> widening() {
        return widening;
    }

    public SearchOptions with(Widening other) {
        return changed(options -> options.widening = Optional.of(other));
    }

    /** Which move is played when the search is over: by this the moves of a view are ordered. */
    public FinalMove finalMove() {
        return finalMove;
    }

    public SearchOptions with(FinalMove other) {
        return changed(options -> options.finalMove = other);
    }

    /** Whether finished games prove nodes (MCTS-Solver). */
    public boolean solver() {
        return solver;
    }

    public SearchOptions withSolver(boolean on) {
        return changed(options -> {
            options.solver = on;
            options.plainSolver &= on;
        });
    }

    /** Whether the solver proves wins and losses only and looks through no forced moves: Winands et al. 2008, as printed. */
    public boolean plainSolver() {
        return plainSolver;
    }

    public SearchOptions withPlainSolver() {
        return changed(options -> {
            options.solver = true;
            options.plainSolver = true;
        });
    }

    /** Whether runs can be told to search some moves at the root only. */
    public boolean canFocus() {
        return canFocus;
    }

    public SearchOptions withFocus() {
        return changed(options -> options.canFocus = true);
    }

    /** Whether it is counted who owns which point when simulations end; the game must offer it. */
    public boolean ownership() {
        return ownership;
    }

    public SearchOptions withOwnership() {
        return changed(options -> options.ownership = true);
    }

    /** How many threads simulate on one tree. */
    public int threads() {
        return threads;
    }

    public SearchOptions withThreads(int number) {
        return changed(options -> options.threads = number);
    }

    /** How large the tree may grow. */
    public long maxBytes() {
        return maxBytes;
    }

    public SearchOptions withMaxBytes(long bytes) {
        return changed(options -> options.maxBytes = bytes);
    }
}
