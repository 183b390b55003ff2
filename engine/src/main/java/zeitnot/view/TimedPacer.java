package zeitnot.view;

import java.util.function.LongSupplier;

/** Ends a search when its time is over; looks at the clock about every 0.1 ms. The time begins with each search anew. */
final class TimedPacer implements Pacer {
    private static final double NANOS_BETWEEN_READS = 100_000;
    private static final int MOST_BETWEEN_READS = 1024;

    private final double limit;
    private final LongSupplier clock;
    private long startedAt;
    private double used;
    private long simulationsRead;

    TimedPacer(double seconds, LongSupplier clock) {
        this.limit = seconds * 1e9;
        this.clock = clock;
    }

    @Override
    public boolean waitsForAll() {
        return false;
    }

    @Override
    public int next(Progress progress) {
        long simulations = progress.simulations();
        simulationsRead = simulations;
        if (simulations == 0) {
            startedAt = clock.getAsLong();
            used = 0;
            return limit > 0 ? 1 : 0;
        }
        used = clock.getAsLong() - startedAt;
        if (used >= limit) {
            return 0;
        }
        double untilNextRead = Math.min(NANOS_BETWEEN_READS, limit - used);
        return (int) Math.max(1, Math.min(untilNextRead * simulations / Math.max(1, used), MOST_BETWEEN_READS));
    }

    @Override
    public double share(long simulations) {
        double since = simulationsRead == 0 ? 0 : (simulations - simulationsRead) * used / simulationsRead;
        return Math.max(0, Math.min((used + since) / limit, 1));
    }
}
