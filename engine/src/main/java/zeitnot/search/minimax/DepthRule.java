package zeitnot.search.minimax;

import zeitnot.game.Padded;
import zeitnot.game.Position;

/**
 * How deep minimax searches a node of the tree, and at which of its visits. One per thread. One that learns from simulations
 * is a {@link zeitnot.playout.Listener} too.
 */
public abstract class DepthRule extends Padded {
    /** Whether a node is searched at this visit of it. */
    public abstract boolean isDue(int visit);

    /**
     * The depth; 0 for no search.
     *
     * @param visit which it is, from 1
     * @param note of the node in the tree, as {@link Hybrid.Rule#note} asks for; 0 if there is none
     */
    public abstract int depth(Position position, int visit, int note);

    /** Whether all depths up to the one that was given last are to be searched, one after the other, to learn from them. */
    public boolean isTrial() {
        return false;
    }

    /**
     * Whether a search to this depth has proven something, and its nodes. Of a trial each depth is told one after the other,
     * and what it would have proven if a lesser one had not done so.
     */
    public void learn(int depth, boolean proven, long nodes) {}
}
