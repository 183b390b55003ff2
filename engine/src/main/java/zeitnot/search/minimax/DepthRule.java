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
     * @param mean result of the visits before, from 0 to 1, for the player who moved there; 0 at the first
     */
    public abstract int depth(Position position, int visit, int note, double mean);

    /** Whether all depths up to the one that was given last are to be searched, one after the other, to learn from them. */
    public boolean isTrial() {
        return false;
    }

    /**
     * What a search to this depth has proven, if anything, and its nodes. Of a trial each depth is told one after the other,
     * and what it would have proven if a lesser one had not done so.
     */
    public void learn(int depth, int outcome, long nodes) {}
}
