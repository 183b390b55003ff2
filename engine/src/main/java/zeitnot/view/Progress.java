package zeitnot.view;

import java.util.OptionalDouble;

/** What a running search can tell at any instant. All but {@link #view} is free of allocation. */
public interface Progress {
    /** Simulations of this run so far; one with several playouts counts as so many. */
    long simulations();

    /** Plies of these simulations, in the tree and in the playouts. */
    long plies();

    /** Lengths of these simulations: the same, with the plies in the tree counted for each of several playouts. */
    default long lengths() {
        return plies();
    }

    /** How many playouts are made at once: a search cannot do less than that. */
    default int playoutsAtOnce() {
        return 1;
    }

    /** Nodes of the minimax searches embedded in them. */
    long nodes();

    /** How many of these simulations reached the end of the game. */
    long finished();

    /** Moves that the player at the root made in the finished simulations, all together. */
    long ownMoves();

    /** CPU time that threads other than the one that calls this have spent on this run so far. */
    default long helperNanos() {
        return 0;
    }

    /**
     * How critical the position at the root is, by who owned which point at the end of this run's simulations: the greatest kappa
     * of a point. None where owners are not counted, and before the first simulation.
     */
    default OptionalDouble criticality() {
        return OptionalDouble.empty();
    }

    /** The root as it is now; costs an allocation, so ask only when a rule needs it. */
    SearchView view();
}
