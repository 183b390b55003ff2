package zeitnot.playout;

/** Something that learns from simulations as they end. One per thread. */
public interface Listener {
    /** A simulation has ended. */
    void simulated(Trace trace);

    /** Whether the trace must hold the moves of a simulation, which costs time; asked once. */
    default boolean wantsMoves() {
        return true;
    }
}
