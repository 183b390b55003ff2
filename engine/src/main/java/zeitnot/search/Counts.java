package zeitnot.search;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import zeitnot.game.Padded;

/**
 * What one thread's simulations, each playout counted as one, have come to since the search was made. Written by that
 * thread, read by any. Fields and not atomic objects, which would lie beside what another thread writes all the time.
 */
final class Counts extends Padded {
    private static final VarHandle SIMULATIONS = handle("simulations");
    private static final VarHandle PLIES = handle("plies");
    private static final VarHandle SHARED_PLIES = handle("sharedPlies");
    private static final VarHandle NODES = handle("nodes");
    private static final VarHandle UNFINISHED = handle("unfinished");
    private static final VarHandle OWN_MOVES = handle("ownMoves");

    private long simulations;
    private long plies;
    private long sharedPlies;
    private long nodes;
    private long unfinished;
    private long ownMoves;

    private static VarHandle handle(String field) {
        try {
            return MethodHandles.lookup().findVarHandle(Counts.class, field, long.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    long simulations() {
        return (long) SIMULATIONS.getOpaque(this);
    }

    /** Plies of these simulations, in the tree and in the playouts: what the simulated clock charges for. */
    long plies() {
        return (long) PLIES.getOpaque(this);
    }

    /** The same with plies that several playouts share counted for each of them. */
    long lengths() {
        return plies() + (long) SHARED_PLIES.getOpaque(this);
    }

    /** Nodes of minimax in these simulations. */
    long nodes() {
        return (long) NODES.getOpaque(this);
    }

    /** Those of the simulations that reached the end of the game. */
    long finished() {
        return simulations() - (long) UNFINISHED.getOpaque(this);
    }

    /** Moves that the player at the root made in the simulations that are {@link #finished}. */
    long ownMoves() {
        return (long) OWN_MOVES.getOpaque(this);
    }

    /**
     * One more, in which the player at the root made some moves and which reached the end of the game or not.
     *
     * @param length plies that were made for it and for none before
     */
    void add(int length, int ownMovesMore, boolean finished) {
        SIMULATIONS.setOpaque(this, simulations + 1);
        PLIES.setOpaque(this, plies + length);
        if (finished) {
            OWN_MOVES.setOpaque(this, ownMoves + ownMovesMore);
        } else {
            UNFINISHED.setOpaque(this, unfinished + 1);
        }
    }

    /** So many plies, counted before, belong to one more simulation. */
    void share(int morePlies) {
        SHARED_PLIES.setOpaque(this, sharedPlies + morePlies);
    }

    /** So many more nodes of minimax. */
    void addNodes(long more) {
        NODES.setOpaque(this, nodes + more);
    }
}
