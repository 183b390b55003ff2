package zeitnot.time;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * The CPU time of the calling thread, and of those that help it: fair when several games share a core, and a player with two
 * threads pays for both.
 */
public final class CpuClock implements Clock {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private long helperNanos;

    @Override
    public long nanos() {
        return THREADS.getCurrentThreadCpuTime() + helperNanos;
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
