package zeitnot.time;

/**
 * A clock that only work moves on: a machine that does a given number of simulations a second from the start position.
 * A simulation is charged for its plies, so that late, short simulations are cheap as they are in reality. What is
 * played on this clock is repeatable bit for bit, whatever the machine is doing.
 */
public final class SimulatedClock implements Clock {
    private final double nanosPerPly;
    private long plies;

    /**
     * @param simulationsPerSecond from the start position
     * @param pliesPerSimulation mean length of a simulation from the start position
     */
    public SimulatedClock(double simulationsPerSecond, double pliesPerSimulation) {
        this.nanosPerPly = 1e9 / (simulationsPerSecond * pliesPerSimulation);
    }

    @Override
    public long nanos() {
        return (long) (plies * nanosPerPly);
    }

    @Override
    public void charge(long plies) {
        this.plies += plies;
    }

    @Override
    public boolean isSimulated() {
        return true;
    }
}
