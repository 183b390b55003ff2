package zeitnot.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.game.Position;
import zeitnot.game.Rng;
import zeitnot.search.tree.Children;
import zeitnot.search.tree.Tree;
import zeitnot.view.Pacer;
import zeitnot.view.Progress;
import zeitnot.view.SearchView;
import zeitnot.view.SearchView.DecidedBy;
import zeitnot.view.SearchView.RootMove;
import zeitnot.view.Verdict;

/**
 * Monte-Carlo tree search from one root position: a session that lasts as long as a game. It is idle or runs; a {@link Run}
 * can be stopped and paced otherwise from any thread at any instant, and be followed by another on the same tree (that is what
 * prolonging and pondering are). Between runs the root moves on with the game, with its subtree kept or not. It can be read
 * at any time.
 */
public final class Search implements Progress, AutoCloseable {
    /** What a search is doing. */
    public enum State {
        IDLE,
        RUNNING,
        CLOSED
    }

    private static final int LONGEST_VARIATION = 64;

    private final SearchOptions options;
    private final Tree tree;
    private final int full;
    private final Position root;
    private final Repetitions repetitions = new Repetitions();
    private final Optional<GuidedRoot> guidedRoot;
    private final Simulator[] simulators;
    private final Crew crew;

    /** The moves that lead to the root; none if it is not known how it came about. */
    private Optional<int[]> history = Optional.empty();

    private State state = State.IDLE;

    /** A search of the game's start position. */
    public Search(Game game, SearchOptions options, long seed) {
        this.options = options;
        var shape = new Shape(game, options);
        tree = shape.tree();
        full = shape.full();
        root = game.start();
        int threads = options.threads();
        guidedRoot =
                options.root().map(policy -> new GuidedRoot(game, tree, policy, new Rng(Rng.derive(seed, threads))));
        simulators = new Simulator[threads];
        for (int i = 0; i < threads; i++) {
            var rng = new Rng(i == 0 ? seed : Rng.derive(seed, i));
            Optional<Guide> guide = guidedRoot.map(guided -> guided.guide(game));
            simulators[i] = new Simulator(shape, root, repetitions, guide, rng);
        }
        crew = new Crew(simulators, tree, guidedRoot, options.playoutsPerLeaf());
        reset(new Line(game));
    }

    /** Forgets the tree and starts from {@code position}, a game that is not over and whose history does not matter. */
    public synchronized void reset(Position position) {
        requireIdle();
        history = Optional.empty();
        repetitions.clear();
        root.set(position);
        replant();
    }

    /** Forgets the tree and starts from the position that a game has reached, which is not over. */
    public synchronized void reset(Line line) {
        requireIdle();
        history = Optional.of(line.moves());
        repetitions.learn(line);
        root.set(line.position());
        replant();
    }

    /**
     * Moves the root on to the position that a game has reached, keeping what is known below it if the root was on its way.
     * Where a position has become a draw by its history, what was proven before may be wrong and is forgotten.
     */
    public synchronized void follow(Line line) {
        requireIdle();
        int[] moves = line.moves();
        int known = history.map(before -> isPrefix(before, moves) ? before.length : -1)
                .orElse(-1);
        if (known < 0 || (repetitions.learn(line) && options.solver())) {
            reset(line);
            return;
        }
        for (int i = known; i < moves.length; i++) {
            advance(moves[i]);
        }
        history = Optional.of(moves);
    }

    /** Moves the root on by a legal move that does not end the game, keeping what is known below it. */
    public synchronized void advance(int move) {
        requireIdle();
        var children = new Children(tree);
        children.ofRoot();
        int child = children.indexOf(move);
        if (child < 0) {
            throw new IllegalArgumentException("not a move at the root: " + move);
        }
        root.play(move);
        history = history.map(moves -> {
            int[] more = Arrays.copyOf(moves, moves.length + 1);
            more[moves.length] = move;
            return more;
        });
        if (tree.advance(child)) {
            beginAtRoot();
        } else {
            replant();
        }
    }

    private static boolean isPrefix(int[] moves, int[] of) {
        int mismatch = Arrays.mismatch(moves, of);
        return mismatch == -1 || mismatch == moves.length;
    }

    private void replant() {
        tree.clear();
        simulators[0].plant();
        beginAtRoot();
    }

    private void beginAtRoot() {
        for (Simulator simulator : simulators) {
            simulator.newRoot();
        }
        guidedRoot.ifPresent(GuidedRoot::begin);
    }

    /**
     * A run that has not started yet: it lasts until the pacer says so, the root is proven, or it is stopped. There is one
     * at a time; until it is over, the root stays where it is.
     */
    public synchronized Run begin(Pacer pacer) {
        requireIdle();
        state = State.RUNNING;
        crew.tally().begin();
        guidedRoot.ifPresent(GuidedRoot::begin);
        return new Run(this, pacer);
    }

    /** Runs in the calling thread until the pacer says so or the root is proven. */
    public void run(Pacer pacer) {
        begin(pacer).go();
    }

    void lead(Run run) {
        try {
            crew.lead(run, this);
        } catch (RuntimeException | Error e) {
            run.fail(e);
        } finally {
            synchronized (this) {
                if (state == State.RUNNING) {
                    state = State.IDLE;
                }
            }
            run.end();
        }
    }

    void leadAside(Run run) {
        crew.execute(() -> lead(run));
    }

    public synchronized State state() {
        return state;
    }

    private void requireIdle() {
        if (state != State.IDLE) {
            throw new IllegalStateException("the search is " + (state == State.RUNNING ? "running" : "closed"));
        }
        crew.awaitHelpers();
    }

    /** Ends the threads of the search. A run that is still going on must be stopped first. */
    @Override
    public synchronized void close() {
        state = State.CLOSED;
        crew.close();
    }

    @Override
    public long simulations() {
        return crew.tally().simulations();
    }

    @Override
    public long plies() {
        return crew.tally().plies();
    }

    @Override
    public long nodes() {
        return crew.tally().nodes();
    }

    @Override
    public long finished() {
        return crew.tally().finished();
    }

    @Override
    public long ownMoves() {
        return crew.tally().ownMoves();
    }

    @Override
    public long helperNanos() {
        return crew.tally().helperNanos();
    }

    /** How much memory the tree uses. */
    public long bytes() {
        return tree.bytes();
    }

    /** Visits of the root, each playout counted as one; those from before a move was made included. */
    public int visits() {
        return tree.rootVisits() * options.playoutsPerLeaf();
    }

    @Override
    public synchronized SearchView view() {
        var children = new Children(tree);
        children.ofRoot();
        DecidedBy policy = guidedRoot.map(GuidedRoot::decidedBy).orElse(DecidedBy.VISITS);
        List<RootMove> moves = options.finalMove().order(rootMoves(children, policy), policy);
        return new SearchView(simulations(), tree.verdict(), options.finalMove().decidedBy(policy), moves);
    }

    /** The moves at the root, with what its policy, if it has one, thinks of them. */
    private List<RootMove> rootMoves(Children children, DecidedBy policy) {
        List<RootMove> moves = new ArrayList<>(children.count());
        for (int child = 0; child < children.count(); child++) {
            RootMove move = move(children, child);
            boolean open = move.proven() == Verdict.OPEN;
            // A policy that eliminates by means with bonus and discount decides by them too.
            boolean byMean = policy == DecidedBy.VALUE && open && move.visits() > 0 && !children.isClosed(child);
            double score = byMean ? children.mean(child) : move.value();
            moves.add(new RootMove(
                    move.move(), move.visits(), move.value(), score, move.proven(), open && isEliminated(child)));
        }
        return moves;
    }

    private RootMove move(Children children, int child) {
        Verdict proven = children.verdict(child);
        int points = children.points(child); // before the visits, which are counted first
        int visits = children.visits(child);
        double value = proven != Verdict.OPEN
                ? proven.value()
                : visits == 0 ? 0.5 : Math.min(1, (double) points / visits / full);
        return new RootMove(children.move(child), visits * options.playoutsPerLeaf(), value, proven);
    }

    private boolean isEliminated(int child) {
        return guidedRoot.isPresent() && guidedRoot.get().isEliminated(child);
    }

    /** The line that the search expects after {@code move} at the root, beginning with it. */
    public synchronized int[] variation(int move) {
        int[] line = new int[LONGEST_VARIATION];
        int length = 0;
        var children = new Children(tree);
        children.ofRoot();
        int next = move;
        while (length < line.length) {
            line[length++] = next;
            int child = children.indexOf(next);
            if (child < 0) {
                throw new IllegalArgumentException("not a move at the root: " + move);
            }
            if (!children.below(child)) {
                break;
            }
            List<RootMove> replies = IntStream.range(0, children.count())
                    .mapToObj(reply -> move(children, reply))
                    .toList();
            RootMove best = options.finalMove().order(replies, DecidedBy.VISITS).get(0);
            if (best.visits() == 0) {
                break;
            }
            next = best.move();
        }
        return Arrays.copyOf(line, length);
    }
}
