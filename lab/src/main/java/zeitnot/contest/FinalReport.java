package zeitnot.contest;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * A report that is made exactly once: when the work is done, or before that when the program is told to end, as by Ctrl-C.
 * The thread that made this object is then interrupted and has a moment to keep what is finished.
 */
public final class FinalReport implements AutoCloseable {
    private static final int MOMENT_SECONDS = 3;

    private final Runnable report;
    private final Thread worker = Thread.currentThread();
    private final CountDownLatch isDone = new CountDownLatch(1);
    private final Thread hook = new Thread(this::end, "zeitnot-report");
    private volatile boolean isProgramEnding;
    private boolean isMade;

    public FinalReport(Runnable report) {
        this.report = report;
        Runtime.getRuntime().addShutdownHook(hook);
    }

    private void end() {
        isProgramEnding = true;
        worker.interrupt();
        try {
            boolean unused = isDone.await(MOMENT_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        make();
    }

    /** Whether the work was interrupted because the program ends. */
    public boolean isProgramEnding() {
        return isProgramEnding;
    }

    @Override
    public void close() {
        make();
        isDone.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // the program is ending already, and the hook has found nothing left to do
        }
    }

    /** Whoever comes second waits for the first, so that the program does not end in the middle of the report. */
    private synchronized void make() {
        if (!isMade) {
            isMade = true;
            report.run();
        }
    }
}
