package zeitnot.playout;

import zeitnot.game.Padded;
import zeitnot.game.Position;
import zeitnot.game.Rng;

/** Plays a simulation to its end, below the tree. One per thread. One that learns is a {@link Listener} too. */
public abstract class Playout extends Padded {
    /**
     * Plays from {@code position} to the end and leaves it there, or stops where the result is known; returns the outcome,
     * a draw if the game's limit was reached.
     *
     * @param trace holds the moves that led from the root to here if this {@link #traces} or a listener wants them
     */
    public abstract int run(Position position, Trace trace, Rng rng);

    private boolean isCut;

    /** To be called by a playout that may stop before the end: whether it would have this time. */
    protected final void cut(boolean wouldStop) {
        isCut = wouldStop;
    }

    /** Whether its last run would have stopped before the end of a long game, so that its length tells nothing. */
    public final boolean isCut() {
        return isCut;
    }

    /** Whether it adds its moves to the trace, and wants those of the tree there before them; asked once. */
    public boolean traces() {
        return false;
    }
}
