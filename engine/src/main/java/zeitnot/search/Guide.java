package zeitnot.search;

import java.util.Optional;
import java.util.function.IntSupplier;
import zeitnot.game.Game;
import zeitnot.search.root.RootPolicy;
import zeitnot.search.tree.Tree;

/** Chooses the first steps of a thread's simulations instead of the tree's own selection. */
public interface Guide {
    Guide NONE = new AtRoot(false, () -> -1);

    /** Whether it chooses anything. */
    boolean isActive();

    /**
     * The child of {@code block}, so many steps below the root, to which the simulation goes; -1 if the tree's selection
     * shall choose.
     *
     * @param assured half points that the player to move has for certain
     */
    int choose(int depth, int block, int assured);

    /** Whether it is to be asked for the next step too. */
    boolean goesOn();

    /** The guide of one more thread. */
    static Guide of(Optional<GuidedRoot> root, Game game, Tree tree) {
        if (root.isEmpty()) {
            return NONE;
        }
        return root.get().policy() instanceof RootPolicy.Shot shot
                ? new ShotGuide(root.get(), game, tree, shot.leastPulls())
                : new AtRoot(true, root.get()::select);
    }

    /** One that chooses at the root only, or not at all. */
    record AtRoot(boolean isActive, IntSupplier root) implements Guide {
        @Override
        public int choose(int depth, int block, int assured) {
            return root.getAsInt();
        }

        @Override
        public boolean goesOn() {
            return false;
        }
    }
}
