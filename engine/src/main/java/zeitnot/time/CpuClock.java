package zeitnot.time;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * The CPU time of the calling thread, and of those that help it: fair when several games share a core, and a player with two
 * threads pays for both.
 */
public final class CpuClock implements Clock {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final double rate;
    private long helperNanos;

    /** On which a second is a second. */
    public CpuClock() {
        this(1);
    }

    /** @param rate so many seconds pass on it in one */
    public CpuClock(double rate) {
        this.rate = rate;
    }

    @Override
    public long nanos() {
        return (long) (rate * (THREADS.getCurrentThreadCpuTime() + helperNanos));
    }

    @Override
    public double rate() {
        return rate;
    }

    @Override
    public void charge(long plies, long nodes, long nanosOfHelpers) {
        helperNanos += nanosOfHelpers;
    }

    @Override
    public boolean seesOneThread() {
        return true;
    }
}
