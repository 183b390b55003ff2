package zeitnot.search;

import java.util.Optional;
import zeitnot.game.Padded;
import zeitnot.game.Position;
import zeitnot.search.tree.Proof;
import zeitnot.search.tree.Selection;
import zeitnot.search.tree.Tree;

/**
 * Carries what is proven of a node up the path that led to it (MCTS-Solver with score bounds: {@link Proof}). Finished games
 * and minimax prove through the same door. One per thread.
 */
public final class Solver extends Padded {
    private final Tree tree;
    private final Optional<Prover> backup;
    private final boolean shared;

    public Solver(Tree tree, Optional<Prover> prover, boolean shared) {
        this.tree = tree;
        this.backup = prover.filter(Prover::searchesBackup);
        this.shared = shared;
    }

    /** Notes the bounds of the child at {@code d} of the path from {@code root}, and what follows for the nodes above it. */
    void prove(Position root, int[] pathBlocks, int[] pathChildren, int d, int lower, int upper) {
        if (shared) {
            synchronized (tree) {
                proveUp(root, pathBlocks, pathChildren, d, lower, upper);
            }
        } else {
            proveUp(root, pathBlocks, pathChildren, d, lower, upper);
        }
    }

    private void proveUp(Position root, int[] pathBlocks, int[] pathChildren, int d, int lower, int upper) {
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
            if (i > 0 && hi == 0 && most > 0 && backup.isPresent()) {
                Prover prover = backup.get();
                prover.searchAgain(root, i, pathBlocks, pathChildren);
                best = Math.max(best, prover.lower());
                most = Math.min(most, prover.upper());
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
