package zeitnot.time;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** The CPU time of the calling thread: fair when several games share a core. */
public final class CpuClock implements Clock {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    @Override
    public long nanos() {
        return THREADS.getCurrentThreadCpuTime();
    }
}
