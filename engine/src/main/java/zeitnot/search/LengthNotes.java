package zeitnot.search;

import zeitnot.playout.Listener;
import zeitnot.playout.Trace;
import zeitnot.search.tree.Path;

/** Notes of the nodes that are visited for the first time how far they are from the end of the simulation: ROLL-A needs it. */
record LengthNotes(Path path, int field) implements Listener {
    @Override
    public void simulated(Trace trace) {
        for (int step = path.depth() - 1; step >= 0 && path.visits(step) <= 1; step--) {
            path.set(step, field, trace.plies() - step - 1);
        }
    }

    @Override
    public boolean wantsMoves() {
        return false;
    }
}
