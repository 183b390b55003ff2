package zeitnot.search;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;
import zeitnot.game.Game;
import zeitnot.game.Outcome;
import zeitnot.game.Padded;
import zeitnot.game.Position;
import zeitnot.game.Rng;
import zeitnot.playout.Listener;
import zeitnot.playout.Playout;
import zeitnot.playout.Trace;
import zeitnot.search.minimax.Hybrid;
import zeitnot.search.reward.Bonuses;
import zeitnot.search.reward.Discount;
import zeitnot.search.tree.Camp;
import zeitnot.search.tree.Proof;
import zeitnot.search.tree.Selection;
import zeitnot.search.tree.Tree;

/**
 * Runs simulations on a tree: selection, expansion, playout, backup, in this order. One per thread; it owns all that a
 * simulation writes besides the tree, and allocates nothing.
 *
 * <p>With several threads on one tree, each stays at a {@link Camp} for a few simulations, and counts are added atomically.
 * A visit of a child that has fewer than {@value #FEW_VISITS} is counted on the way down and its points on the way up: until
 * then it looks like a loss, which sends the other threads elsewhere (virtual loss). Where there are more, a single visit
 * changes little and is counted on the way up only. Every write that is saved is a cache line that does not travel between
 * cores.
 */
public final class Simulator extends Padded {
    private static final int MAX_DEPTH = 4096;

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

    private static final int FEW_VISITS = 32;

    private final Tree tree;
    private final Selection selection;
    private final boolean solving;
    private final Solver solver;
    private final boolean shared;
    private final Rng rng;
    private final Playout playout;
    private final int playoutLimit;
    private final Trace trace;
    private final boolean tracing;
    private final Listener[] listeners;
    private final Bonuses bonuses;
    private final boolean rewarding;
    private final Discount discount;
    private final boolean discounting;
    private final Optional<Prover> prover;
    private final boolean proving;
    private final boolean measuring;
    private final Guide guide;
    private final boolean guiding;
    private final Camp camp;
    private final Tree.Plot plot = new Tree.Plot();

    private final Position position;
    private final int[] moves;
    private final int[] pathBlocks;
    private final int[] pathChildren;
    private int depth;

    /** So many steps from the root down, visits are counted on the way up: they fall with the depth. */
    private int uncounted;

    private final Counts counts = new Counts();

    public Simulator(Game game, Tree tree, Selection selection, Guide guide, SearchOptions options, Rng rng) {
        this.tree = tree;
        this.selection = selection;
        this.guide = guide;
        this.guiding = guide.isActive();
        this.solving = options.solver();
        this.shared = options.threads() > 1;
        this.playout = options.playouts().playout(game, counts::addNodes);
        this.playoutLimit = game.playoutLimit();
        this.trace = new Trace(game.players());
        this.bonuses = new Bonuses(options.rewards());
        this.rewarding = !options.rewards().arePlain();
        this.prover = options.hybrid().isNone()
                ? Optional.empty()
                : Optional.of(new Prover(game, tree, options.hybrid(), counts::addNodes));
        this.solver = new Solver(tree, prover, shared);
        this.proving = options.hybrid().rule().isPresent();
        this.measuring = options.hybrid().note().equals(Optional.of(Hybrid.Note.LENGTH));
        this.listeners = Stream.concat(Stream.of(playout), prover.flatMap(Prover::rule).stream())
                .filter(Listener.class::isInstance)
                .map(Listener.class::cast)
                .toArray(Listener[]::new);
        this.tracing = playout.traces() || Arrays.stream(listeners).anyMatch(Listener::wantsMoves);
        this.discount = new Discount(options.rewards().discount());
        this.discounting = options.rewards().areDiscounted();
        this.rng = rng;
        this.camp = new Camp(game, tree, discount); // never pitched by a single thread
        this.position = game.start();
        this.moves = new int[game.maxMoves()];
        // Last, so that their unused ends lie between this and what the next thread's simulator writes.
        this.pathBlocks = new int[MAX_DEPTH];
        this.pathChildren = new int[MAX_DEPTH];
    }

    Counts counts() {
        return counts;
    }

    void resetCounts() {
        counts.reset();
    }

    /** Adds to the tree what is still to be added; to be called when no thread simulates any more. */
    public void settle() {
        camp.strike(pathBlocks, pathChildren);
        tree.fence(plot);
    }

    /** Forgets what bonuses are measured by: at every move, since games get shorter. */
    void resetBonuses() {
        bonuses.clear();
    }

    /** Lays out the root's children. */
    public void plant(Position root) {
        position.set(root);
        tree.plant(moves, shuffledMoves());
    }

    /** One simulation from {@code root}, whose block is the tree's root. */
    public void simulate(Position root) {
        position.set(camp.isPitched() ? camp.position() : root);
        trace.truncate(camp.depth());
        int decided = descend();
        int outcome = decided == Outcome.ONGOING ? playout.run(position, trace, rng) : decided;
        int length = position.ply() - root.ply();
        if (listeners.length > 0) {
            tell(outcome, length);
        }
        int bonus = rewarding && position.isOver() ? bonuses.of(outcome, length, position) : 0;
        if (discounting) {
            discountUp(outcome, root, bonus);
        }
        if (measuring) {
            noteLengths(length);
        }
        boolean strike = backUp(outcome, root.mover(), bonus);
        if (decided != Outcome.ONGOING && solving) {
            int mover = (root.mover() + depth - 1) & 1;
            int value = Outcome.halfPoints(outcome, mover);
            solver.prove(root, pathBlocks, pathChildren, depth - 1, value, value);
            strike = true;
        }
        if (strike) {
            camp.strike(pathBlocks, pathChildren);
        }
        counts.add(length, isFinished(outcome, length));
    }

    private void tell(int outcome, int length) {
        trace.end(length);
        trace.points(0, Outcome.halfPoints(outcome, 0));
        trace.points(1, Outcome.halfPoints(outcome, 1));
        for (Listener listener : listeners) {
            listener.simulated(trace);
        }
    }

    /** Whether a simulation reached the end of the game, and neither a proof nor the limit of playouts ended it before. */
    private boolean isFinished(int outcome, int length) {
        return position.isOver() && (length - depth < playoutLimit || outcome != Outcome.DRAW);
    }

    /** Selection and expansion. Returns the outcome if the game is over or its result proven; else a playout must tell. */
    private int descend() {
        boolean looking = shared; // for a place to camp
        int block = tree.root();
        int assured = tree.rootLower(); // half points that the player to move has for certain, here or higher up
        int assuredToOther = 0;
        int visits = 0;
        boolean guided = guiding;
        depth = 0;
        if (looking) {
            if (camp.isPitched()) {
                looking = false;
                block = camp.block();
                assured = camp.assured();
                assuredToOther = camp.assuredToOther();
                depth = camp.depth();
                guided &= depth == 0;
            } else {
                visits = tree.rootVisits();
            }
        }
        uncounted = depth;
        while (true) {
            int[] a = tree.chunk(block);
            int b = Tree.offset(block);
            int count = a[b];
            int child;
            if (guided) {
                child = selectGuided(assured, block);
                guided = guide.goesOn();
            } else {
                child = select(assured, a, b);
            }
            int slot = tree.slot(b, count, child);
            if (looking) {
                int visitsBelow = a[slot + Tree.VISITS];
                if (visitsBelow < Camp.MANY_VISITS && (depth == 0 || !guided)) {
                    camp.pitch(position, block, depth, visits, assured, assuredToOther);
                    looking = false;
                }
                visits = visitsBelow;
            }
            pathBlocks[depth] = block;
            pathChildren[depth] = child;
            depth++;
            int move = a[slot + Tree.MOVE];
            if (tracing) {
                trace.add(position.mover(), position.amafKey(move & Proof.MOVE_MASK));
            }
            position.play(move & Proof.MOVE_MASK);
            if (shared && (uncounted < depth - 1 || a[slot + Tree.VISITS] < FEW_VISITS)) {
                countVisit(a, tree.cache(b, child), slot);
            } else {
                uncounted = depth;
            }
            if (position.isOver()) {
                return position.result();
            }
            if (proving) {
                int visit = a[slot + Tree.VISITS] + (uncounted < depth ? 0 : 1);
                if (prover.orElseThrow().isDue(visit)) {
                    int decided = prover.orElseThrow().search(position, visit, a, b, child);
                    if (decided != Outcome.ONGOING) {
                        return decided;
                    }
                }
            }
            int parent = block;
            block = shared ? (int) Tree.INT.getAcquire(a, slot + Tree.BLOCK) : a[slot + Tree.BLOCK];
            if (block <= Tree.NONE) {
                int visitsBefore = a[slot + Tree.VISITS] - (uncounted < depth ? 1 : 0);
                boolean due = visitsBefore > count / MANY_CHILDREN || (solving && count <= NEARLY_FORCED);
                if (!due || block == Tree.BUSY || tree.isFull() || depth == MAX_DEPTH) {
                    return Outcome.ONGOING;
                }
                block = shared
                        ? expandShared(parent, a, slot + Tree.BLOCK, visitsBefore + 1)
                        : expand(a, slot + Tree.BLOCK, visitsBefore + 1);
                if (block == Tree.NONE) {
                    return Outcome.ONGOING;
                }
            }
            int assuredHere = assured;
            assured = Math.max(assuredToOther, 2 - Proof.upper(move));
            assuredToOther = assuredHere;
        }
    }

    private int selectGuided(int assured, int block) {
        int child = guide.choose(depth, block, assured);
        return child >= 0 ? child : select(assured, tree.chunk(block), Tree.offset(block));
    }

    private int select(int assured, int[] a, int b) {
        return assured == 0 ? selection.select(a, b) : selectAbove(assured, a, b);
    }

    /**
     * Selects among the children that may give the player more than is assured, and closes the others on the way: what
     * an ancestor has proven bounds what matters here, as alpha and beta do in minimax. Each node has one path to the
     * root and bounds only tighten, so what does not matter now never will.
     */
    private int selectAbove(int assured, int[] a, int b) {
        while (true) {
            int child = selection.select(a, b);
            int cache = tree.cache(b, child);
            if (a[cache] == Selection.CLOSED || Proof.upper(a[tree.slot(b, a[b], child) + Tree.MOVE]) > assured) {
                return child;
            }
            a[cache] = Selection.CLOSED;
        }
    }

    private int expand(int[] a, int link, int visits) {
        int block = tree.newBlock(moves, shuffledMoves(), visits);
        a[link] = block;
        return block;
    }

    private int expandShared(int parent, int[] a, int link, int visits) {
        if (!Tree.INT.compareAndSet(a, link, Tree.NONE, Tree.BUSY)) {
            return Tree.NONE; // another thread makes this block: go on with a playout
        }
        int block = tree.newBlock(plot, parent, moves, shuffledMoves(), visits);
        Tree.INT.setRelease(a, link, block);
        return block;
    }

    /** The legal moves in random order, since of unvisited children the first is selected. */
    private int shuffledMoves() {
        int count = position.moves(moves);
        for (int i = count - 1; i > 0; i--) {
            int j = rng.nextInt(i + 1);
            int move = moves[i];
            moves[i] = moves[j];
            moves[j] = move;
        }
        return count;
    }

    private void countVisit(int[] a, int cache, int slot) {
        Tree.INT.getAndAdd(a, slot + Tree.VISITS, 1);
        tree.refresh(a, cache, slot);
    }

    /** Notes of the nodes that were visited for the first time how far they are from the end of the simulation. */
    private void noteLengths(int length) {
        for (int d = depth - 1; d >= 0; d--) {
            int[] a = tree.chunk(pathBlocks[d]);
            int b = Tree.offset(pathBlocks[d]);
            int slot = tree.slot(b, a[b], pathChildren[d]);
            if (a[slot + Tree.VISITS] > 1) {
                return;
            }
            tree.note(a, slot, length - d - 1);
        }
    }

    /** Adds to the bonuses along the path what the discount changes; {@link #backUp} counts the rewards as they are. */
    private void discountUp(int outcome, Position root, int bonusOfFirst) {
        int reward = Bonuses.UNITS * (outcome - 1) + bonusOfFirst;
        int mover = (root.mover() + depth - 1) & 1;
        int change = discount.begin(mover == 0 ? reward : -reward, position.ply() - root.ply() - depth);
        for (int d = depth - 1; d >= camp.depth(); d--) {
            int[] a = tree.chunk(pathBlocks[d]);
            int b = Tree.offset(pathBlocks[d]);
            tree.addBonus(a, tree.slot(b, a[b], pathChildren[d]), change);
            change = discount.oneUp();
        }
        camp.addBonus(change);
    }

    /** Counts the simulation along its path, up to the root or to the camp; returns whether the stay there is over. */
    private boolean backUp(int outcome, int rootMover, int bonusOfFirst) {
        int mover = (rootMover + depth - 1) & 1;
        int points = Outcome.halfPoints(outcome, mover);
        int bonus = mover == 0 ? bonusOfFirst : -bonusOfFirst;
        int top = camp.depth();
        for (int d = depth - 1; d >= top; d--) {
            int[] a = tree.chunk(pathBlocks[d]);
            int b = Tree.offset(pathBlocks[d]);
            int child = pathChildren[d];
            int slot = tree.slot(b, a[b], child);
            if (shared) {
                tree.countShared(a, slot, d < uncounted ? 1 : 0, points, points * points, bonus);
            } else {
                tree.count(a, slot, 1, points, points * points, bonus);
            }
            tree.refresh(a, tree.cache(b, child), slot);
            // The node below was on the path: its factor follows from the visits just counted.
            int visits = a[slot + Tree.VISITS];
            if (d + 1 < depth) {
                tree.refreshFactor(pathBlocks[d + 1], visits - 1, visits);
            }
            points = 2 - points;
            bonus = -bonus;
        }
        if (camp.isPitched()) {
            return camp.add(points, bonus);
        }
        if (shared) {
            tree.addRootVisits(1);
        } else {
            tree.addRootVisit();
        }
        return false;
    }
}
