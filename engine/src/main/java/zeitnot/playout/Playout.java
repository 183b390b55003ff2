package zeitnot.playout;

import zeitnot.game.Padded;
import zeitnot.game.Position;
import zeitnot.game.Rng;

/** Plays a simulation to its end, below the tree. One per thread. */
public abstract class Playout extends Padded {
    /** Whether it wants to be told of the moves in the tree and of results. */
    public boolean learns() {
        return false;
    }

    /** Plays from {@code position}, which is so many plies below the root, to the end; returns the outcome. */
    public abstract int run(Position position, int depth, Rng rng);

    /** Nodes of minimax since this was made. */
    public long nodes() {
        return 0;
    }

    /** The move made in the tree at {@code depth}, by its AMAF key. */
    public void note(int depth, int key) {}

    /** The simulation that was just made has ended so; {@code rootMover} made its first move. */
    public void learn(int outcome, int rootMover) {}
}
