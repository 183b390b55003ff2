package zeitnot.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.game.Position;
import zeitnot.game.Rng;
import zeitnot.search.tree.AmafFields;
import zeitnot.search.tree.Children;
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

    private static final int[] NO_FOCUS = {};

    /** The threads of a search that nobody closes end after so many seconds without a run. */
    private static final int IDLE_SECONDS = 30;

    /**
     * So long the root's next place waits for threads of the last run, and for each byte of the tree a nanosecond more, which
     * is about what it takes to fill new memory; longer where the tree is to be kept. Then it begins on a new site.
     */
    private static final long PATIENCE_NANOS = 2_000_000;

    private static final long PATIENCE_TO_KEEP_NANOS = 50_000_000;

    private final Game game;
    private final SearchOptions options;
    private final long seed;
    private final ThreadPoolExecutor threads = new ThreadPoolExecutor(
            0, Integer.MAX_VALUE, IDLE_SECONDS, TimeUnit.SECONDS, new SynchronousQueue<>(), Search::thread);

    private volatile Site site;
    private int sitesLeft;

    /** The moves that lead to the root; none if it is not known how it came about. */
    private Optional<Played> history = Optional.empty();

    private State state = State.IDLE;

    /** A search of the game's start position. */
    public Search(Game game, SearchOptions options, long seed) {
        this.game = game;
        this.options = options;
        this.seed = seed;
        site = new Site(game, options, seed, threads);
        reset(new Line(game));
    }

    private static Thread thread(Runnable work) {
        var thread = new Thread(work, "zeitnot-search");
        thread.setDaemon(true);
        return thread;
    }

    /** Forgets the tree and starts from {@code position}, a game that is not over and whose history does not matter. */
    public synchronized void reset(Position position) {
        requireIdle();
        Site place = freeSite();
        history = Optional.empty();
        place.repetitions().clear();
        place.root().set(position);
        place.replant();
    }

    /** Forgets the tree and starts from the position that a game has reached, which is not over. */
    public synchronized void reset(Line line) {
        requireIdle();
        Site place = freeSite();
        history = Optional.of(Played.of(line));
        place.repetitions().learn(line);
        place.root().set(line.position());
        place.replant();
    }

    /** The site, or a new one in its place while a thread that does not run cannot leave it. */
    private Site freeSite() {
        if (!site.crew().awaitHelpers(PATIENCE_NANOS + site.tree().bytes())) {
            sitesLeft++;
            site = new Site(game, options, Rng.derive(seed, options.threads() + sitesLeft), threads);
        }
        return site;
    }

    /**
     * Moves the root on to the position that a game has reached, keeping what is known below it if the root was on its way.
     * Where a position has become a draw by its history, what was proven before may be wrong and is forgotten. In a game with
     * chance nothing is kept: what is known of the moves was seen after other dice.
     */
    public synchronized void follow(Line line) {
        requireIdle();
        if (game.hasChance()) {
            reset(line);
            return;
        }
        int[] moves = line.moves();
        boolean free =
                site.crew().awaitHelpers(PATIENCE_TO_KEEP_NANOS + site.tree().bytes());
        int known = history.filter(before -> before.leadsTo(line))
                .map(before -> before.moves().length)
                .orElse(-1);
        if (!free || known < 0 || (site.repetitions().learn(line) && options.solver())) {
            reset(line);
            return;
        }
        for (int i = known; i < moves.length; i++) {
            advance(moves[i]);
        }
        history = Optional.of(Played.of(line));
    }

    /** Moves the root on by a legal move that does not end the game, keeping what is known below it. */
    public synchronized void advance(int move) {
        requireIdle();
        site.crew().awaitHelpers();
        var children = new Children(site.tree());
        children.ofRoot();
        int child = children.indexOf(move);
        if (child < 0 && Arrays.stream(game.legalMoves(site.root())).noneMatch(legal -> legal == move)) {
            throw new IllegalArgumentException("not a move at the root: " + move);
        }
        site.root().play(move);
        history = history.map(before -> before.and(move));
        if (child >= 0 && site.tree().advance(child)) {
            site.beginAtRoot();
        } else {
            site.replant();
        }
    }

    /**
     * A run that has not started yet: it lasts until the pacer says so, the root is proven, or it is stopped. There is one
     * at a time; until it is over, the root stays where it is.
     */
    public synchronized Run begin(Pacer pacer) {
        return begin(pacer, NO_FOCUS);
    }

    /**
     * The same where only these moves at the root are searched, which the options must allow; all if none is given, or none
     * of them can matter any more.
     */
    public synchronized Run begin(Pacer pacer, int[] moves) {
        requireIdle();
        site.crew().awaitHelpers();
        focus(moves);
        state = State.RUNNING;
        site.tally().begin();
        site.owners().ifPresent(Owners::clear);
        site.guidedRoot().ifPresent(GuidedRoot::begin);
        return new Run(this, pacer);
    }

    private void focus(int[] moves) {
        if (moves.length > 0 && site.focus().isEmpty()) {
            throw new IllegalStateException("the options of the search allow no focus");
        }
        var children = new Children(site.tree());
        children.ofRoot();
        site.focus()
                .ifPresent(focus -> focus.on(Arrays.stream(moves)
                        .map(children::indexOf)
                        .filter(child -> child >= 0)
                        .toArray()));
    }

    /**
     * Up to {@code n} moves at the root that are still to be searched, those with the highest scores of the tree's selection
     * first; of moves that have not been visited the score says little, so they come last. None if none has been visited.
     */
    public synchronized int[] likeliest(int n) {
        var children = new Children(site.tree());
        children.ofRoot();
        List<Integer> open = IntStream.range(0, children.count())
                .filter(child -> !children.isClosed(child))
                .boxed()
                .toList();
        return open.stream().noneMatch(child -> children.visits(child) > 0)
                ? NO_FOCUS
                : open.stream()
                        .sorted(Comparator.comparing((Integer child) -> children.visits(child) == 0)
                                .thenComparing(child -> -children.bound(child)))
                        .limit(n)
                        .mapToInt(children::move)
                        .toArray();
    }

    /** Runs in the calling thread until the pacer says so or the root is proven. */
    public void run(Pacer pacer) {
        begin(pacer).go();
    }

    void lead(Run run) {
        try {
            site.crew().lead(run, this);
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
        threads.execute(() -> lead(run));
    }

    public synchronized State state() {
        return state;
    }

    private void requireIdle() {
        if (state != State.IDLE) {
            throw new IllegalStateException("the search is " + (state == State.RUNNING ? "running" : "closed"));
        }
    }

    /** Ends the threads of the search. A run that is still going on must be stopped first. */
    @Override
    public synchronized void close() {
        state = State.CLOSED;
        threads.shutdown();
    }

    @Override
    public long simulations() {
        return site.tally().simulations();
    }

    @Override
    public long plies() {
        return site.tally().plies();
    }

    @Override
    public long lengths() {
        return site.tally().lengths();
    }

    @Override
    public int playoutsAtOnce() {
        return options.playoutsPerLeaf();
    }

    @Override
    public long nodes() {
        return site.tally().nodes();
    }

    @Override
    public long finished() {
        return site.tally().finished();
    }

    @Override
    public long ownMoves() {
        return site.tally().ownMoves();
    }

    @Override
    public long helperNanos() {
        return site.tally().helperNanos();
    }

    @Override
    public OptionalDouble criticality() {
        return ownership().map(Ownership::criticality).orElse(OptionalDouble.empty());
    }

    /** Who owned which points in the simulations of this run, if the options ask for it. */
    public Optional<Ownership> ownership() {
        return site.owners().map(Owners::sum);
    }

    /** How much memory the tree uses. */
    public long bytes() {
        return site.tree().bytes();
    }

    /** Visits of the root, each playout counted as one; those from before a move was made included. */
    public int visits() {
        return site.tree().rootVisits() * options.playoutsPerLeaf();
    }

    @Override
    public synchronized SearchView view() {
        var children = new Children(site.tree());
        children.ofRoot();
        DecidedBy policy = site.guidedRoot().map(GuidedRoot::decidedBy).orElse(DecidedBy.VISITS);
        List<RootMove> moves = options.finalMove().order(rootMoves(children, policy), policy);
        return new SearchView(
                simulations(), site.tree().verdict(), options.finalMove().decidedBy(policy), moves);
    }

    /** The moves at the root, with what its policy, if it has one, thinks of them. */
    private List<RootMove> rootMoves(Children children, DecidedBy policy) {
        List<RootMove> moves = new ArrayList<>(children.count());
        var variations = new Variations(site, options);
        for (int child = 0; child < children.count(); child++) {
            RootMove move = variations.move(children, child);
            boolean open = move.proven() == Verdict.OPEN;
            // A policy that eliminates by means with bonus and discount decides by them too.
            boolean byMean = policy == DecidedBy.VALUE && open && move.visits() > 0 && !children.isClosed(child);
            double score = byMean ? children.mean(child) : move.value();
            moves.add(new RootMove(
                    move.move(),
                    move.visits(),
                    move.value(),
                    score,
                    move.proven(),
                    open && isEliminated(child),
                    move.bound(),
                    move.least(),
                    move.most()));
        }
        return moves;
    }

    private boolean isEliminated(int child) {
        return site.guidedRoot().isPresent() && site.guidedRoot().get().isEliminated(child);
    }

    /** What RAVE knows of the moves at the root; nothing if the options do not ask for it. */
    public synchronized List<AllAsFirst> allAsFirst() {
        if (site.amaf().isEmpty()) {
            return List.of();
        }
        AmafFields fields = site.amaf().get();
        var children = new Children(site.tree());
        children.ofRoot();
        return IntStream.range(0, children.count())
                .mapToObj(child -> AllAsFirst.of(
                        children.move(child),
                        children.amafVisits(child, fields),
                        children.amafPoints(child, fields),
                        site.full()))
                .toList();
    }

    /** The line that the search expects after {@code move} at the root, beginning with it; nothing more if chance takes part. */
    public synchronized int[] variation(int move) {
        return new Variations(site, options).expected(move, game.hasChance() ? 1 : Variations.LONGEST);
    }

    /**
     * The moves after a line from the root, best first, with values for the player who is to move there; none where the tree
     * ends, or chance takes part.
     */
    public synchronized List<RootMove> movesAfter(int... line) {
        return game.hasChance() && line.length > 0 ? List.of() : new Variations(site, options).after(line);
    }
}
