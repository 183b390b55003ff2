package zeitnot.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zeitnot.game.Game;
import zeitnot.game.Outcome;
import zeitnot.game.Padded;
import zeitnot.game.Position;
import zeitnot.game.Rng;
import zeitnot.playout.Listener;
import zeitnot.playout.Playout;
import zeitnot.playout.PlayoutPolicy;
import zeitnot.playout.StepwisePlayouts;
import zeitnot.playout.Trace;
import zeitnot.search.tree.Counting;
import zeitnot.search.tree.OpenLoop;
import zeitnot.search.tree.Path;
import zeitnot.search.tree.Reward;
import zeitnot.search.tree.Solver;
import zeitnot.search.tree.Tree;

/**
 * Runs simulations on a tree: selection, expansion, playout, backup, in this order. One per thread; it owns all that a
 * simulation writes besides the tree, and allocates nothing. What a player does not ask for is not there: no proofs, no
 * guide, no listeners, no trace.
 */
final class Simulator extends Padded {
    /**
     * With the solver, moves that have no or one alternative are looked through at their first visit: a proof must go
     * through them anyway, and it takes a third fewer simulations so (connect4-4x4: 116,000 and not 179,000).
     */
    private static final int NEARLY_FORCED = 2;

    /**
     * A leaf gets a block at its second visit, but later where its parent, and so presumably it too, has many children:
     * their block is expensive, and most of it would never be used. In Amazons, with 2176 moves, it decides the speed.
     */
    private static final int MANY_CHILDREN = 64;

    private final Game game;
    private final Tree tree;
    private final Position root;
    private final Repetitions repetitions;
    private boolean recurring;
    private final Rng rng;
    private final int playoutLimit;

    private final Optional<OpenLoop> openLoop;
    private final Optional<Guide> guide;
    private final Knowledge[] knowledge;
    private final Optional<Prover> prover;
    private final Optional<RefutedMoves> refuted;
    private final Optional<Solver> solver;
    private final int fewSiblings;
    private final int playouts;
    private final Position leaf;
    private final Playout playout;
    private final Reward reward;
    private final Listener[] listeners;
    private final boolean tracing;
    private final Trace trace;

    private final Counting counting;
    private final Counts counts = new Counts();
    private final Position position;
    private final int[] moves;
    private final Path path;

    public Simulator(Shape shape, Position root, Repetitions repetitions, Optional<Guide> guide, Rng rng) {
        SearchOptions options = shape.options();
        this.game = shape.game();
        this.tree = shape.tree();
        this.root = root;
        this.repetitions = repetitions;
        this.guide = guide;
        this.rng = rng;
        this.playoutLimit = game.playoutLimit();
        this.position = game.start();
        this.moves = new int[game.maxMoves() + 1]; // an open loop writes one more
        this.path = new Path(shape.tree());
        this.counting = shape.counting();
        this.openLoop = shape.openLoop(counting);
        position.drawFrom(rng);
        this.reward = options.rewards().reward(game.players());
        Optional<Amaf> amaf = shape.amaf(path);
        this.prover = shape.prover(path, root, counts::addNodes);
        this.refuted = shape.refutedMoves(prover, counts::addNodes);
        this.knowledge = shape.knowledge(amaf, refuted).toArray(Knowledge[]::new);
        this.solver = shape.solver(path, prover);
        this.fewSiblings = options.solver() && !options.plainSolver() ? NEARLY_FORCED : 0;
        this.playouts = options.playoutsPerLeaf();
        this.leaf = game.start();

        Playout chosen = options.playouts().playout(game, counts::addNodes);
        List<Listener> all = new ArrayList<>();
        if (chosen instanceof Listener learning) {
            all.add(learning);
        }
        all.addAll(shape.listeners(path, position, prover, amaf, refuted));
        this.listeners = all.toArray(Listener[]::new);
        boolean wanted = all.stream().anyMatch(Listener::wantsMoves);
        this.playout = wanted && !chosen.traces() ? traced(options.playouts()) : chosen;
        this.tracing = playout.traces();
        this.trace = new Trace(game.players());
    }

    /** Playouts that note their moves in the place of those that do not. */
    private Playout traced(PlayoutPolicy policy) {
        if (policy instanceof StepwisePlayouts stepwise) {
            return stepwise.traced(game);
        }
        throw new IllegalArgumentException("the moves of playouts are wanted, and " + policy + " does not tell them");
    }

    Counts counts() {
        return counts;
    }

    /** Adds to the tree what is still to be added, when this thread makes a pause. */
    void rest() {
        counting.rest(path, reward);
    }

    /** Forgets what simulations were measured by: at every move. */
    void newRoot() {
        reward.clear();
        recurring = !repetitions.isEmpty();
        prover.ifPresent(it -> it.drawnAt(repetitions.keys()));
        refuted.ifPresent(it -> it.drawnAt(repetitions.keys()));
    }

    /** Makes the root's node. */
    void plant() {
        position.set(root);
        int count = shuffledMoves();
        tree.plant(moves, count);
        prover.ifPresent(Prover::forget);
        tell(tree.root(), count);
    }

    /** One simulation from the root, with one playout or several. */
    void simulate() {
        int decided = openLoop.isPresent() ? descendOpenly(openLoop.get()) : descend();
        if (playouts > 1) {
            leaf.set(position);
        }
        for (int done = 0; done < playouts; done++) { // one place for the call, so that it is inlined
            if (done > 0) {
                returnToLeaf();
            }
            playOut(decided, done == 0);
        }
        boolean settle = counting.up(path, reward);
        if (decided != Outcome.ONGOING && solver.isPresent()) {
            solver.get().prove(Outcome.halfPoints(decided, path.mover(path.depth() - 1)));
            settle = true;
        }
        if (settle) {
            counting.settle(path, reward);
        }
    }

    private void returnToLeaf() {
        position.set(leaf);
        if (tracing) {
            trace.truncate(path.depth());
        }
    }

    /** Plays the game out from the leaf; what is decided there counts as a playout that ended at once. */
    private void playOut(int decided, boolean first) {
        int outcome = decided == Outcome.ONGOING ? playout.run(position, trace, rng) : decided;
        int plies = position.ply() - root.ply();
        int pliesBelow = plies - path.depth();
        if (first) {
            reward.begin(position, outcome, plies, pliesBelow);
        } else {
            reward.more(position, outcome, plies, pliesBelow);
            counts.share(path.depth());
        }
        if (listeners.length > 0) {
            tellListeners(outcome, plies);
        }
        counts.add(first ? plies : pliesBelow, position.ownMovesSince(root), isFinished(outcome, pliesBelow));
    }

    private void tellListeners(int outcome, int plies) {
        trace.end(plies);
        for (int player = 0; player < reward.players(); player++) {
            trace.points(player, reward.points(position, outcome, player));
        }
        for (Listener listener : listeners) {
            listener.simulated(trace);
        }
    }

    /**
     * Whether a simulation reached the end of the game, and neither a proof nor the limit of playouts ended it before. Of those that
     * the tree ended as many count as of playouts, since the last playout speaks for them.
     */
    private boolean isFinished(int outcome, int pliesBelow) {
        return position.isOver() && !playout.isCut() && (pliesBelow < playoutLimit || outcome != Outcome.DRAW);
    }

    /** Selection and expansion. Returns the outcome if the game is over or its result proven; else a playout must tell. */
    private int descend() {
        counting.begin(path, position, root);
        boolean guided = guide.isPresent() && path.depth() == 0;
        if (tracing) {
            trace.truncate(path.depth());
        }
        boolean watched = tracing || recurring || prover.isPresent();
        while (true) {
            if (guided || watched) { // no method of its own: Java would inline this one then, and the whole be slower
                int child;
                if (guided) {
                    child = guide.get().choose(path);
                    guided = guide.get().goesOn();
                    if (child < 0) {
                        child = path.select();
                    }
                } else {
                    child = path.select();
                }
                int move = counting.step(path, child, position, !guided);
                if (tracing) {
                    trace.add(position.mover(), position.amafKey(move));
                }
                position.play(move);
            } else {
                counting.follow(path, position);
            }
            if (position.isOver()) {
                return position.result();
            }
            if (recurring && repetitions.isDraw(position)) {
                return Outcome.DRAW;
            }
            if (prover.isPresent()) {
                int decided = prover.get().look(position, counting.visit(path));
                if (decided != Outcome.ONGOING) {
                    return decided;
                }
            }
            if (!path.enter(position.mover()) && !expand()) {
                return Outcome.ONGOING;
            }
        }
    }

    /** The same where chance takes part: below the root the moves that are possible now are looked up in each node. */
    private int descendOpenly(OpenLoop loop) {
        counting.begin(path, position, root);
        if (tracing) {
            trace.truncate(path.depth());
        }
        int child = guide.isPresent() ? guide.get().choose(path) : -1;
        if (child < 0) {
            child = path.select();
        }
        while (true) {
            int move = counting.step(path, child, position, false);
            if (tracing) {
                trace.add(position.mover(), position.amafKey(move));
            }
            position.play(move);
            if (position.isOver()) {
                return position.result();
            }
            if (!path.enter(position.mover()) && !expand()) {
                return Outcome.ONGOING;
            }
            int more = loop.look(path, moves, position.searchMoves(moves), rng);
            if (more > 0) {
                tell(loop.added(), more);
            }
            child = loop.choose(path);
            if (child < 0) {
                return Outcome.ONGOING;
            }
        }
    }

    /** Makes a node where the path has left the tree, if it is due and there is room; returns whether it has. */
    private boolean expand() {
        int siblings = path.siblings();
        boolean due = counting.visit(path) - 1 > siblings / MANY_CHILDREN || siblings <= fewSiblings;
        if (!due || !counting.canExpand(path)) {
            return false;
        }
        int count = shuffledMoves();
        if (openLoop.isPresent()) {
            moves[count] = OpenLoop.MORE;
            counting.expand(path, moves, count + 1);
        } else {
            counting.expand(path, moves, count);
        }
        boolean entered = path.enter(position.mover());
        if (entered) {
            tell(path.block(), count);
        }
        return entered;
    }

    /** Tells a new node, of which {@link #moves} has the moves, what is known of them. */
    private void tell(int block, int count) {
        for (Knowledge known : knowledge) {
            known.tell(block, position, moves, count);
        }
    }

    /** The moves that are tried, in random order, since of unvisited children the first is selected. */
    private int shuffledMoves() {
        int count = position.searchMoves(moves);
        rng.shuffle(moves, count);
        return count;
    }
}
