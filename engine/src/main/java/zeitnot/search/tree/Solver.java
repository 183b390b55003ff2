package zeitnot.search.tree;

import java.util.Optional;
import zeitnot.game.Padded;

/**
 * Carries what is proven of a node up the path that led to it (MCTS-Solver with score bounds: {@link Proof}). Finished games
 * and minimax prove through the same door. For two players; one per thread.
 *
 * <p>Where draws prove nothing, a bound is either that of a proven win or loss or says nothing, so that nothing is cut off by
 * bounds, and what is left is the MCTS-Solver of Winands et al. 2008: a move that wins decides its node, and moves that lose
 * decide it when all do.
 */
public final class Solver extends Padded {
    /** Half points of either player. */
    private static final int DRAW = 1;

    /** Somebody who looks again at a node of which a losing move has just been proven: perhaps there is no better one. */
    public interface SecondLook {
        /** Looks at the node from which the path makes a step. */
        void at(int step);

        /** Half points that the player to move there has for certain. */
        int lower();

        /** Half points that the player to move there may still get. */
        int upper();
    }

    /** What comes of a game that ends in a draw. */
    public enum Draws {
        ARE_PROVEN,
        PROVE_NOTHING
    }

    private final Tree tree;
    private final Path path;
    private final boolean shared;
    private final boolean provesDraws;
    private final Optional<SecondLook> secondLook;

    /** @param shared whether other threads prove in the same tree */
    public Solver(Tree tree, Path path, boolean shared, Draws draws, Optional<SecondLook> secondLook) {
        this.tree = tree;
        this.path = path;
        this.shared = shared;
        this.provesDraws = draws == Draws.ARE_PROVEN;
        this.secondLook = secondLook;
    }

    /** The value of the node that the path has reached is so many half points for the player who made its last step. */
    public void prove(int halfPoints) {
        if (halfPoints == DRAW && !provesDraws) {
            return;
        }
        if (shared) {
            synchronized (tree) {
                proveUp(halfPoints);
            }
        } else {
            proveUp(halfPoints);
        }
    }

    private void proveUp(int halfPoints) {
        int lower = halfPoints;
        int upper = halfPoints;
        for (int step = path.depth() - 1; step >= 0; step--) {
            int block = path.steps()[step * Path.WIDTH];
            int[] a = tree.chunk(block);
            int b = Arena.offset(block);
            int count = a[b];
            int first = tree.slot(b, count, 0) + Layout.MOVE;
            int link = path.steps()[step * Path.WIDTH + Path.SLOT] + Layout.MOVE;
            lower = Math.max(lower, Proof.lower(a[link]));
            upper = Math.min(upper, Proof.upper(a[link]));
            int proven = Proof.with(a[link], lower, upper);
            if (proven == a[link] && !shared) {
                return; // with several threads a refresh may have reopened what was closed: close all of the path again
            }
            a[link] = proven;
            int best = 0;
            int most = 0;
            for (int child = 0, at = first; child < count; child++, at += tree.slotWidth()) {
                best = Math.max(best, Proof.lower(a[at]));
                most = Math.max(most, Proof.upper(a[at]));
            }
            if (step > 0 && upper == 0 && most > 0 && secondLook.isPresent()) {
                SecondLook look = secondLook.get();
                look.at(step);
                if (provesDraws || look.lower() != DRAW && look.upper() != DRAW) {
                    best = Math.max(best, look.lower());
                    most = Math.min(most, look.upper());
                }
            }
            for (int child = 0, at = first; child < count; child++, at += tree.slotWidth()) {
                if (Proof.isExact(a[at]) || Proof.upper(a[at]) <= best) {
                    tree.close(a, b, child);
                }
            }
            if (step == 0) {
                tree.proveRoot(best, most);
            } else if (path.mover(step) == path.mover(step - 1)) {
                lower = best;
                upper = most;
            } else {
                lower = 2 - most;
                upper = 2 - best;
            }
        }
    }
}
