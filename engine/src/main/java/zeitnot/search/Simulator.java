package zeitnot.search;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import zeitnot.game.Game;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.game.Rng;

/**
 * Runs simulations on a tree: selection, expansion, playout, backup, in this order. One per thread; it owns all that a
 * simulation writes besides the tree, and allocates nothing.
 *
 * <p>With several threads on one tree, counts are added atomically, and a visit is counted on the way down and its
 * points on the way up: until then it looks like a loss, which sends the other threads elsewhere (virtual loss).
 */
final class Simulator {
    private static final int MAX_DEPTH = 4096;

    /**
     * With the solver, moves that have no or one alternative are looked through at their first visit: a proof must go
     * through them anyway, and it takes a third fewer simulations so (connect4-4x4: 116,000 and not 179,000).
     */
    private static final int NEARLY_FORCED = 2;

    private static final VarHandle SIMULATIONS;
    private static final VarHandle PLIES;

    static {
        try {
            SIMULATIONS = MethodHandles.lookup().findVarHandle(Simulator.class, "simulations", long.class);
            PLIES = MethodHandles.lookup().findVarHandle(Simulator.class, "plies", long.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private final Tree tree;
    private final Selection selection;
    private final boolean solver;
    private final boolean shared;
    private final Rng rng;

    private final Position position;
    private final int[] moves;
    private final int[] pathBlocks = new int[MAX_DEPTH];
    private final int[] pathChildren = new int[MAX_DEPTH];
    private int depth;

    // Written by the thread that simulates, read by any. Fields and not atomic objects, which would lie beside what
    // another thread writes all the time.
    private long simulations;
    private long plies;

    Simulator(Game game, Tree tree, Selection selection, boolean solver, boolean shared, Rng rng) {
        this.tree = tree;
        this.selection = selection;
        this.solver = solver;
        this.shared = shared;
        this.rng = rng;
        this.position = game.start();
        this.moves = new int[game.maxMoves()];
    }

    /** Simulations since the counts were reset. */
    long simulations() {
        return (long) SIMULATIONS.getOpaque(this);
    }

    /** Plies of these simulations, in the tree and in the playouts: what the simulated clock charges for. */
    long plies() {
        return (long) PLIES.getOpaque(this);
    }

    void resetCounts() {
        SIMULATIONS.setOpaque(this, 0L);
        PLIES.setOpaque(this, 0L);
    }

    /** Lays out the root's children. */
    void plant(Position root) {
        position.set(root);
        tree.plant(moves, shuffledMoves());
    }

    /** One simulation from {@code root}, whose block is the tree's root. */
    void simulate(Position root) {
        position.set(root);
        boolean terminal = descend();
        int outcome = terminal ? position.result() : position.playout(rng);
        backUp(outcome, root.mover());
        if (terminal && solver) {
            int mover = (root.mover() + depth - 1) & 1;
            int value = Outcome.halfPoints(outcome, mover);
            prove(depth - 1, value, value);
        }
        SIMULATIONS.setOpaque(this, simulations + 1);
        PLIES.setOpaque(this, plies + position.ply() - root.ply());
    }

    /** Selection and expansion. Returns whether it ended in a finished game. */
    private boolean descend() {
        int block = tree.root();
        depth = 0;
        int assured = tree.rootLower(); // half points that the player to move has for certain, here or higher up
        int assuredToOther = 0;
        while (true) {
            int[] a = tree.chunk(block);
            int b = Tree.offset(block);
            int count = a[b];
            int child = assured == 0 ? selection.select(a, b) : selectAbove(assured, a, b);
            pathBlocks[depth] = block;
            pathChildren[depth] = child;
            depth++;
            int slot = tree.slot(b, count, child);
            int move = a[slot + Tree.MOVE];
            position.play(move & Proof.MOVE_MASK);
            if (shared) {
                countVisit(a, tree.cache(b, child), slot);
            }
            if (position.isOver()) {
                return true;
            }
            block = a[slot + Tree.BLOCK];
            if (block <= Tree.NONE) {
                int visitsBefore = a[slot + Tree.VISITS] - (shared ? 1 : 0);
                boolean due = visitsBefore > 0 || (solver && count <= NEARLY_FORCED);
                if (!due || block == Tree.BUSY || tree.isFull() || depth == MAX_DEPTH) {
                    return false;
                }
                block = expand(a, slot + Tree.BLOCK, visitsBefore + 1);
                if (block == Tree.NONE) {
                    return false;
                }
            }
            int assuredHere = assured;
            assured = Math.max(assuredToOther, 2 - Proof.upper(move));
            assuredToOther = assuredHere;
        }
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
        if (shared && !Tree.INT.compareAndSet(a, link, Tree.NONE, Tree.BUSY)) {
            return Tree.NONE; // another thread makes this block: go on with a playout
        }
        int block = tree.newBlock(moves, shuffledMoves(), visits);
        if (shared) {
            Tree.INT.setRelease(a, link, block);
        } else {
            a[link] = block;
        }
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
        refresh(a, cache, slot);
    }

    private void backUp(int outcome, int rootMover) {
        int points = Outcome.halfPoints(outcome, (rootMover + depth - 1) & 1);
        for (int d = depth - 1; d >= 0; d--) {
            int block = pathBlocks[d];
            int[] a = tree.chunk(block);
            int b = Tree.offset(block);
            int child = pathChildren[d];
            int slot = tree.slot(b, a[b], child);
            if (shared) {
                Tree.INT.getAndAdd(a, slot + Tree.POINTS, points);
                if (tree.slotWidth() > Tree.SQUARES) {
                    Tree.INT.getAndAdd(a, slot + Tree.SQUARES, points * points);
                }
            } else {
                a[slot + Tree.VISITS]++;
                a[slot + Tree.POINTS] += points;
                if (tree.slotWidth() > Tree.SQUARES) {
                    a[slot + Tree.SQUARES] += points * points;
                }
            }
            refresh(a, tree.cache(b, child), slot);
            // The node below was on the path: its factor follows from the visits just counted.
            int visits = a[slot + Tree.VISITS];
            if (d + 1 < depth && NodeFactor.isDue(visits)) {
                int below = pathBlocks[d + 1];
                tree.chunk(below)[Tree.offset(below) + 1] = Float.floatToRawIntBits(selection.factor(visits));
            }
            points = 2 - points;
        }
        tree.countRootVisit(shared);
    }

    private void refresh(int[] a, int cache, int slot) {
        if (a[cache] != Selection.CLOSED) {
            selection.refresh(a, cache, slot);
        }
    }

    /** Notes the bounds of the child at {@code d} of the path, and what follows for the nodes above it. */
    private void prove(int d, int lower, int upper) {
        if (shared) {
            synchronized (tree) {
                proveUp(d, lower, upper);
            }
        } else {
            proveUp(d, lower, upper);
        }
    }

    private void proveUp(int d, int lower, int upper) {
        int lo = lower;
        int hi = upper;
        for (int i = d; i >= 0; i--) {
            int block = pathBlocks[i];
            int[] a = tree.chunk(block);
            int b = Tree.offset(block);
            int count = a[b];
            int first = tree.slot(b, count, 0) + Tree.MOVE;
            int link = tree.slot(b, count, pathChildren[i]) + Tree.MOVE;
            lo = Math.max(lo, Proof.lower(a[link]));
            hi = Math.min(hi, Proof.upper(a[link]));
            int proven = Proof.with(a[link], lo, hi);
            if (proven == a[link] && !shared) {
                return; // with several threads a refresh may have reopened what was closed: close all of the path again
            }
            a[link] = proven;
            int best = 0;
            int most = 0;
            for (int c = 0, at = first; c < count; c++, at += tree.slotWidth()) {
                best = Math.max(best, Proof.lower(a[at]));
                most = Math.max(most, Proof.upper(a[at]));
            }
            for (int c = 0, at = first; c < count; c++, at += tree.slotWidth()) {
                if (Proof.isExact(a[at]) || Proof.upper(a[at]) <= best) {
                    a[tree.cache(b, c)] = Selection.CLOSED;
                }
            }
            lo = 2 - most;
            hi = 2 - best;
        }
        tree.proveRoot(2 - hi, 2 - lo);
    }
}
