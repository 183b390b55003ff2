package zeitnot.time;

/**
 * A clock that only work moves on: a machine that does a given number of simulations a second from the start position.
 * A simulation is charged for its plies, so that late, short simulations are cheap as they are in reality, and minimax for
 * its nodes. What is played on this clock is repeatable bit for bit, whatever the machine is doing.
 */
public final class SimulatedClock implements Clock {
    private final double nanosPerPly;
    private final double pliesPerNode;
    private long plies;
    private long nodes;

    /**
     * @param simulationsPerSecond from the start position
     * @param pliesPerSimulation mean length of a simulation from the start position
     * @param pliesPerNode what a node of minimax costs, in plies of a simulation
     */
    public SimulatedClock(double simulationsPerSecond, double pliesPerSimulation, double pliesPerNode) {
        this.pliesPerNode = pliesPerNode;
        this.nanosPerPly = 1e9 / (simulationsPerSecond * pliesPerSimulation);
    }

    @Override
    public long nanos() {
        return (long) ((plies + pliesPerNode * nodes) * nanosPerPly);
    }

    @Override
    public void charge(long morePlies, long moreNodes, long helperNanos) {
        plies += morePlies;
        nodes += moreNodes;
    }

    @Override
    public boolean isSimulated() {
        return true;
    }
}
