package zeitnot.search;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import zeitnot.view.Pacer;

/**
 * One run of a {@link Search}, from {@link Search#begin} to its end: to stop it, to pace it otherwise while it goes on, and to
 * wait for it. What is said here before the run has got going is not lost.
 */
public final class Run {
    private final Search search;
    private final AtomicReference<Throwable> failure = new AtomicReference<>();
    private final CountDownLatch over = new CountDownLatch(1);
    private volatile Pacer pacer;
    private volatile boolean stopped;

    /** Nothing more is going to be simulated. */
    private volatile boolean finished;

    /** Something was said that the thread which leads the run has not heard yet. */
    private volatile boolean disturbed;

    Run(Search search, Pacer pacer) {
        this.search = search;
        this.pacer = pacer;
    }

    /** Ends the run after the simulations that its threads are in. May be called at any time, by any thread, and again. */
    public void stop() {
        stopped = true;
        disturbed = true;
    }

    /**
     * From now on another pacer decides how long the run goes on: pondering turns into thinking. It sees what is done from
     * the instant at which it is first asked; what was done before is in the tree, but no simulation, ply or time of its.
     *
     * @return whether the run hears of it; if not, it is over
     */
    public synchronized boolean pace(Pacer other) {
        if (finished) {
            return false;
        }
        pacer = other;
        disturbed = true;
        return true;
    }

    /**
     * Searches in the calling thread, with those of the search beside it, until the run is over. An interrupt of this thread
     * is a stop, and is left to the caller.
     */
    public void go() {
        search.lead(this);
        rethrow();
    }

    /** Searches in threads of the search alone; the caller goes on, and may {@link #await} the end. */
    public Run goAside() {
        search.leadAside(this);
        return this;
    }

    /** Waits until the run is over. Whatever a thread of it has thrown is thrown here. */
    public void await() {
        boolean interrupted = false;
        while (true) {
            try {
                over.await();
                break;
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        rethrow();
    }

    public boolean isOver() {
        return over.getCount() == 0;
    }

    // For the threads of the run.

    Pacer pacer() {
        return pacer;
    }

    boolean isStopped() {
        return stopped;
    }

    boolean isDisturbed() {
        return disturbed;
    }

    /** What has been said up to now is heard. */
    void listen() {
        disturbed = false;
    }

    boolean isFinished() {
        return finished;
    }

    synchronized void finish() {
        finished = true;
    }

    /** This pacer wants no more: the run is finished unless another has taken its place. */
    synchronized boolean finishedBy(Pacer asked) {
        finished |= pacer == asked;
        return finished;
    }

    /** A thread cannot go on: the whole run ends. */
    void fail(Throwable cause) {
        failure.compareAndSet(null, cause);
        stop();
    }

    void end() {
        finish();
        over.countDown();
    }

    private void rethrow() {
        Throwable cause = failure.get();
        if (cause instanceof RuntimeException exception) {
            throw exception;
        }
        if (cause instanceof Error error) {
            throw error;
        }
    }
}
