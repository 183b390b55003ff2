package zeitnot.time;

import java.util.List;

/**
 * The pacing of one move's search, by time or by simulations: it runs for what was planned, is prolonged where a rule
 * asks for it, and never goes beyond its limit. It reads the clock often enough to overrun by about 0.1 ms.
 */
public final class Thinking implements Pacer {
    private static final long NANOS_BETWEEN_READS = 100_000;
    private static final int MOST_BETWEEN_READS = 1024;

    private final Clock clock;
    private final long startedAt;
    private final boolean bySimulations;
    private final double limit;
    private final List<ProlongingRule> prolonging;

    /** In seconds or simulations, like {@link #limit}. */
    private double planned;

    private final double allotted;
    private int timesProlonged;
    private long chargedPlies;

    private Thinking(
            Clock clock, boolean bySimulations, double planned, double limit, List<ProlongingRule> prolonging) {
        this.clock = clock;
        this.bySimulations = bySimulations;
        this.limit = limit;
        this.prolonging = prolonging;
        this.planned = Math.min(planned, limit);
        this.allotted = this.planned;
        this.startedAt = clock.nanos();
    }

    /** Thinks for so many seconds, at most {@code limit}. */
    static Thinking seconds(Clock clock, double planned, double limit, List<ProlongingRule> prolonging) {
        return new Thinking(clock, false, planned, limit, prolonging);
    }

    /** Thinks for so many simulations. */
    static Thinking simulations(Clock clock, long planned, List<ProlongingRule> prolonging) {
        return new Thinking(clock, true, planned, Double.POSITIVE_INFINITY, prolonging);
    }

    /** What was planned before the search, in seconds; infinite if simulations are counted. */
    public double allotted() {
        return bySimulations ? Double.POSITIVE_INFINITY : allotted;
    }

    public double spent() {
        return (clock.nanos() - startedAt) / 1e9;
    }

    @Override
    public int next(Progress progress) {
        charge(progress);
        long simulations = progress.simulations();
        if (simulations == 0) {
            return 1; // whatever the clock says, there is a best move
        }
        double used = bySimulations ? simulations : spent();
        if (used >= planned && !prolong(progress, used)) {
            return 0;
        }
        if (bySimulations) {
            return (int) Math.min(Math.ceil(planned - used), 1 << 16);
        }
        return clock.isSimulated() ? 1 : untilNextRead(used, simulations);
    }

    /** Tells a simulated clock of the work since it was last told; to be called when the search has ended. */
    public void charge(Progress progress) {
        long plies = progress.plies();
        clock.charge(plies - chargedPlies);
        chargedPlies = plies;
    }

    private boolean prolong(Progress progress, double used) {
        if (prolonging.isEmpty() || used >= limit) {
            return false;
        }
        SearchView view = progress.view(spent(), allotted());
        double factor = 0;
        for (ProlongingRule rule : prolonging) {
            factor = Math.max(factor, rule.prolong(view, timesProlonged));
        }
        timesProlonged++;
        planned = Math.min(used * (1 + factor), limit);
        return used < planned;
    }

    private int untilNextRead(double used, long simulations) {
        double nanosPerSimulation = used * 1e9 / simulations;
        double nanos = Math.min(NANOS_BETWEEN_READS, (planned - used) * 1e9);
        return (int) Math.max(1, Math.min(nanos / nanosPerSimulation, MOST_BETWEEN_READS));
    }
}
