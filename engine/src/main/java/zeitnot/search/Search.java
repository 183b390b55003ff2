package zeitnot.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.atomic.AtomicBoolean;
import zeitnot.game.Game;
import zeitnot.game.Position;
import zeitnot.game.Rng;
import zeitnot.search.tree.Proof;
import zeitnot.search.tree.Selection;
import zeitnot.search.tree.Tree;
import zeitnot.view.Pacer;
import zeitnot.view.SearchView;
import zeitnot.view.SearchView.DecidedBy;
import zeitnot.view.SearchView.RootMove;
import zeitnot.view.Verdict;

/**
 * Monte-Carlo tree search from one root position. It can be run, stopped from any thread at any instant, run again on
 * the same tree (that is what prolonging and pondering are), moved on to a position below with its subtree kept, and
 * read while it runs.
 */
public final class Search implements Pacer.Progress {
    /** Most visited first; then the higher value; then the smaller move, so that the order is the same everywhere. */
    private static final Comparator<RootMove> MOST_VISITED = Comparator.comparingInt(RootMove::visits)
            .thenComparingDouble(RootMove::value)
            .reversed()
            .thenComparingInt(RootMove::move);

    /** By plain values, which decide between moves that the root policy cannot tell apart. */
    private static final Comparator<RootMove> HIGHEST = Comparator.<RootMove>comparingDouble(
                    move -> move.visits() > 0 ? move.value() : -1)
            .reversed()
            .thenComparing(MOST_VISITED);

    private final Tree tree;
    private final Position root;
    private final Optional<GuidedRoot> guidedRoot;
    private final Simulator[] simulators;
    private volatile boolean stopped;

    /** A search of the game's start position. */
    public Search(Game game, SearchOptions options, long seed) {
        Selection selection = options.policy().selection(!options.rewards().arePlain());
        tree = new Tree(selection, options.hybrid().note().isPresent(), options.maxBytes());
        root = game.start();
        simulators = new Simulator[options.threads()];
        guidedRoot = options.root()
                .map(policy -> new GuidedRoot(game, tree, policy, new Rng(Rng.derive(seed, simulators.length))));
        for (int i = 0; i < simulators.length; i++) {
            var rng = new Rng(i == 0 ? seed : Rng.derive(seed, i));
            Guide guide = Guide.of(guidedRoot, game, tree);
            simulators[i] = new Simulator(game, tree, selection, guide, options, rng);
        }
        reset(root);
    }

    /** Forgets the tree and starts from {@code position}, a game that is not over. */
    public synchronized void reset(Position position) {
        root.set(position);
        tree.clear();
        simulators[0].plant(root);
        resetBonuses();
        guidedRoot.ifPresent(GuidedRoot::begin);
    }

    /** Moves the root on by a legal move that does not end the game, keeping what is known below it. */
    public synchronized void advance(int move) {
        int child = indexOf(tree.root(), move);
        root.play(move);
        if (tree.isExpanded(child)) {
            tree.advance(child);
            resetBonuses();
            guidedRoot.ifPresent(GuidedRoot::begin);
        } else {
            reset(root);
        }
    }

    private void resetBonuses() {
        for (Simulator simulator : simulators) {
            simulator.resetBonuses();
        }
    }

    /** Runs until the pacer says so, the root is proven, or {@link #stop} is called. */
    public void run(Pacer pacer) {
        for (Simulator simulator : simulators) {
            simulator.resetCounts();
        }
        guidedRoot.ifPresent(GuidedRoot::begin);
        stopped = false;
        if (simulators.length == 1) {
            simulateAlone(pacer);
        } else {
            simulateTogether(pacer);
        }
    }

    private void simulateAlone(Pacer pacer) {
        while (goesOn()) {
            int quota = pacer.next(this);
            if (quota <= 0) {
                return;
            }
            if (guidedRoot.isPresent()) {
                simulateGuided(guidedRoot.get(), quota, pacer);
            } else {
                simulate(simulators[0], quota);
            }
        }
    }

    private void simulateGuided(GuidedRoot guided, int count, Pacer pacer) {
        for (int i = 0; i < count && goesOn(); i++) {
            guided.share(pacer.share(simulators[0].counts().simulations()));
            simulators[0].simulate(root);
        }
    }

    private void simulateTogether(Pacer pacer) {
        var quota = new Quota();
        var done = new AtomicBoolean();
        var progress = new JointProgress(this, quota);
        List<Thread> helpers = startHelpers(quota, done);
        try {
            while (goesOn()) {
                int granted = pacer.next(progress);
                if (granted <= 0) {
                    return;
                }
                quota.grant(granted);
                for (int own = quota.take(); own > 0; own = quota.take()) {
                    if (guidedRoot.isPresent()) {
                        guidedRoot.get().share(pacer.share(simulations()));
                    }
                    simulate(simulators[0], own);
                }
            }
        } finally {
            done.set(true);
            joinAll(helpers);
            for (Simulator simulator : simulators) {
                simulator.settle();
            }
        }
    }

    /** What the pacer sees of several threads, which have done or are about to do all that was granted. */
    private record JointProgress(Search search, Quota quota) implements Pacer.Progress {
        @Override
        public long simulations() {
            return quota.granted();
        }

        @Override
        public long plies() {
            return search.plies();
        }

        @Override
        public long nodes() {
            return search.nodes();
        }

        @Override
        public OptionalDouble ownMoves() {
            return search.ownMoves();
        }

        @Override
        public SearchView view(double spent, double planned) {
            return search.view(spent, planned);
        }
    }

    private boolean goesOn() {
        return !stopped && !tree.isProven();
    }

    private void simulate(Simulator simulator, int count) {
        for (int i = 0; i < count && goesOn(); i++) {
            simulator.simulate(root);
        }
    }

    private List<Thread> startHelpers(Quota quota, AtomicBoolean done) {
        List<Thread> helpers = new ArrayList<>();
        for (int i = 1; i < simulators.length; i++) {
            Simulator simulator = simulators[i];
            var helper = new Thread(
                    () -> {
                        while (!done.get() && goesOn()) {
                            int own = quota.take();
                            if (own == 0) {
                                Thread.onSpinWait(); // the pacer is being asked
                            }
                            simulate(simulator, own);
                        }
                    },
                    "zeitnot-search-" + i);
            helper.setDaemon(true);
            helper.start();
            helpers.add(helper);
        }
        return helpers;
    }

    private static void joinAll(List<Thread> threads) {
        boolean interrupted = false;
        for (Thread thread : threads) {
            while (thread.isAlive()) {
                try {
                    thread.join();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Ends a running search after the simulation that it is in. */
    public void stop() {
        stopped = true;
    }

    @Override
    public long simulations() {
        return Arrays.stream(simulators)
                .mapToLong(simulator -> simulator.counts().simulations())
                .sum();
    }

    @Override
    public long plies() {
        return Arrays.stream(simulators)
                .mapToLong(simulator -> simulator.counts().plies())
                .sum();
    }

    @Override
    public long nodes() {
        return Arrays.stream(simulators)
                .mapToLong(simulator -> simulator.counts().nodes())
                .sum();
    }

    @Override
    public OptionalDouble ownMoves() {
        long finished = Arrays.stream(simulators)
                .mapToLong(simulator -> simulator.counts().finished())
                .sum();
        long moves = Arrays.stream(simulators)
                .mapToLong(simulator -> simulator.counts().ownMoves())
                .sum();
        return finished == 0 ? OptionalDouble.empty() : OptionalDouble.of((double) moves / finished);
    }

    /** How much memory the tree uses. */
    public long bytes() {
        return tree.bytes();
    }

    /** Visits of the root, those from before a move was made included. */
    public int visits() {
        return tree.rootVisits();
    }

    @Override
    public synchronized SearchView view(double spent, double planned) {
        int[] a = tree.chunk(tree.root());
        int b = Tree.offset(tree.root());
        int count = a[b];
        DecidedBy decidedBy = guidedRoot.map(GuidedRoot::decidedBy).orElse(DecidedBy.VISITS);
        boolean byValue = decidedBy == DecidedBy.VALUE;
        List<Ranked> ranked = new ArrayList<>(count);
        for (int child = 0; child < count; child++) {
            RootMove move = rootMove(a, b, count, child);
            ranked.add(new Ranked(move, byValue ? score(child, move) : 0));
        }
        ranked.sort(Comparator.<Ranked, Boolean>comparing(each -> each.move().eliminated())
                .thenComparing(Comparator.comparingDouble(Ranked::score).reversed())
                .thenComparing(Ranked::move, byValue ? HIGHEST : MOST_VISITED));
        List<RootMove> moves = ranked.stream().map(Ranked::move).toList();
        return new SearchView(simulations(), spent, planned, tree.verdict(), decidedBy, moves);
    }

    /** A move, and the value that it is played by where the root policy decides by value. */
    private record Ranked(RootMove move, double score) {}

    /** What the policy eliminates by, so that the last of its halvings, the final choice, is like all others. */
    private double score(int child, RootMove move) {
        return move.visits() == 0 && move.proven() == Verdict.OPEN
                ? Double.NEGATIVE_INFINITY
                : guidedRoot.orElseThrow().mean(child, move.value());
    }

    private RootMove rootMove(int[] a, int b, int count, int child) {
        int slot = tree.slot(b, count, child);
        int visits = a[slot + Tree.VISITS];
        int points = a[slot + Tree.POINTS];
        int link = a[slot + Tree.MOVE];
        var proven = Verdict.of(Proof.lower(link), Proof.upper(link));
        double value = proven != Verdict.OPEN ? Proof.lower(link) / 2.0 : visits == 0 ? 0.5 : points / (2.0 * visits);
        boolean eliminated = proven == Verdict.OPEN
                && guidedRoot.isPresent()
                && guidedRoot.get().isEliminated(child);
        return new RootMove(link & Proof.MOVE_MASK, visits, value, proven, eliminated);
    }

    /** The line that the search expects after {@code move} at the root, beginning with it: the most visited replies. */
    public synchronized int[] variation(int move) {
        int[] line = new int[64];
        int length = 0;
        int block = tree.root();
        int next = indexOf(block, move);
        while (next >= 0 && length < line.length) {
            int[] a = tree.chunk(block);
            int b = Tree.offset(block);
            int slot = tree.slot(b, a[b], next);
            line[length++] = a[slot + Tree.MOVE] & Proof.MOVE_MASK;
            block = a[slot + Tree.BLOCK];
            next = block <= Tree.NONE ? -1 : principalChild(block);
        }
        return Arrays.copyOf(line, length);
    }

    private int indexOf(int block, int move) {
        int[] a = tree.chunk(block);
        int b = Tree.offset(block);
        for (int child = 0; child < a[b]; child++) {
            if ((a[tree.slot(b, a[b], child) + Tree.MOVE] & Proof.MOVE_MASK) == move) {
                return child;
            }
        }
        throw new IllegalArgumentException("not a move at the root: " + move);
    }

    /** A child that is proven best for its player if there is one, else the most visited. */
    private int principalChild(int block) {
        int[] a = tree.chunk(block);
        int b = Tree.offset(block);
        int best = -1;
        long bestKey = 0;
        for (int child = 0; child < a[b]; child++) {
            int link = a[tree.slot(b, a[b], child) + Tree.MOVE];
            int visits = a[tree.slot(b, a[b], child) + Tree.VISITS];
            boolean lost = Proof.upper(link) == 0;
            long key = ((long) Proof.lower(link) << 33) + (lost ? 0 : 1L << 32) + visits;
            if (visits > 0 && key > bestKey) {
                bestKey = key;
                best = child;
            }
        }
        return best;
    }
}
