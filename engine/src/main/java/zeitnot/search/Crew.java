package zeitnot.search;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import zeitnot.search.tree.Tree;
import zeitnot.view.Pacer;
import zeitnot.view.Progress;

/**
 * The threads of a search. One leads: it asks the pacer and simulates; the others simulate what the pacer has granted. Between
 * runs they wait for the next one.
 */
final class Crew {
    private static final int SPINS = 200;
    private static final long NAP_NANOS = 20_000;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final Simulator[] simulators;
    private final Tree tree;
    private final Optional<GuidedRoot> guidedRoot;
    private final int playouts;
    private final Tally tally;
    private volatile CountDownLatch helpersAtWork = new CountDownLatch(0);
    private final Helper[] helpers;
    private final Executor threads;

    /** @param playouts in a simulation, each of which the pacer counts as one */
    Crew(Simulator[] simulators, Tree tree, Optional<GuidedRoot> guidedRoot, int playouts, Executor threads) {
        this.threads = threads;
        this.simulators = simulators;
        this.tree = tree;
        this.guidedRoot = guidedRoot;
        this.playouts = playouts;
        this.helpers = new Helper[simulators.length - 1];
        for (int i = 0; i < helpers.length; i++) {
            helpers[i] = new Helper(simulators[i + 1]);
        }
        this.tally = new Tally(simulators, this::helperNanos);
    }

    /** What has been done in the current run. */
    Tally tally() {
        return tally;
    }

    /** Leads a run in the calling thread to its end. */
    void lead(Run run, Progress search) {
        var quota = new Quota();
        if (helpers.length == 0) {
            ask(run, search, quota);
            return;
        }
        try {
            ask(run, new JointProgress(search, quota, playouts), quota);
        } finally {
            run.finish();
            simulators[0].rest();
            if (run.pacer().waitsForAll()) {
                awaitHelpers();
            }
        }
    }

    /** Waits for threads that are still in a simulation of a run that is over. */
    void awaitHelpers() {
        awaitHelpers(Long.MAX_VALUE);
    }

    /** The same, but no longer than so many nanoseconds; returns whether all have come to their end. */
    boolean awaitHelpers(long nanos) {
        boolean interrupted = false;
        boolean over;
        while (true) {
            try {
                over = helpersAtWork.await(nanos, TimeUnit.NANOSECONDS);
                break;
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        return over;
    }

    private void callHelpers(Run run, Quota quota) {
        var late = new CountDownLatch(helpers.length);
        helpersAtWork = late;
        for (Helper helper : helpers) {
            threads.execute(() -> helper.help(run, quota, late));
        }
    }

    /**
     * Asks the pacer and does what it grants, until there is nothing more to do. Helpers are called when there is more to do
     * than one simulation: who has no time must not wait, at the next move, for threads that have not even begun.
     */
    private void ask(Run run, Progress progress, Quota quota) {
        Pacer pacer = run.pacer();
        boolean alone = true;
        while (true) {
            run.listen();
            if (Thread.currentThread().isInterrupted()) {
                run.stop();
            }
            if (run.isStopped() || tree.isProven()) {
                return;
            }
            if (run.pacer() != pacer) {
                pacer = run.pacer();
                tally.begin();
                quota.begin();
            }
            int granted = pacer.next(progress);
            if (granted > 0) {
                if (alone && helpers.length > 0 && (granted > 1 || quota.granted() > 0)) {
                    alone = false;
                    callHelpers(run, quota);
                }
                quota.grant((granted - 1) / playouts + 1);
                work(run, pacer, quota, !alone);
            } else if (run.finishedBy(pacer)) {
                return;
            }
        }
    }

    private void work(Run run, Pacer pacer, Quota quota, boolean shared) {
        for (int own = quota.take(shared); own > 0; own = quota.take(shared)) {
            for (int i = 0; i < own && goesOn(run); i++) {
                if (guidedRoot.isPresent()) {
                    guidedRoot.get().share(pacer.share(tally.simulations()));
                }
                simulators[0].simulate();
            }
            if (!goesOn(run)) {
                quota.revoke();
                return;
            }
        }
    }

    private boolean goesOn(Run run) {
        return !run.isDisturbed() && !tree.isProven() && !Thread.currentThread().isInterrupted();
    }

    /** CPU time that the helpers have spent since the search was made. */
    private long helperNanos() {
        long sum = 0;
        for (Helper helper : helpers) {
            sum += helper.nanos();
        }
        return sum;
    }

    /** One that does not lead. */
    private final class Helper {
        private final Simulator simulator;
        private volatile long thread;
        private volatile long nanosBefore;

        Helper(Simulator simulator) {
            this.simulator = simulator;
        }

        void help(Run run, Quota quota, CountDownLatch late) {
            nanosBefore -= THREADS.getCurrentThreadCpuTime();
            thread = Thread.currentThread().getId();
            try {
                work(run, quota);
            } catch (RuntimeException | Error e) {
                run.fail(e);
            } finally {
                simulator.rest();
                thread = 0;
                nanosBefore += THREADS.getCurrentThreadCpuTime();
                late.countDown();
            }
        }

        private void work(Run run, Quota quota) {
            int idle = 0;
            while (!run.isFinished() && !run.isStopped() && !tree.isProven()) {
                int own = quota.take(true);
                if (own == 0) {
                    pause(idle++); // the pacer is being asked
                    continue;
                }
                idle = 0;
                Pacer pacer = run.pacer(); // after it was taken: what a new pacer has granted is never left undone
                for (int i = 0; i < own && run.pacer() == pacer && !run.isStopped() && !tree.isProven(); i++) {
                    simulator.simulate();
                }
            }
        }

        /** Asking the pacer takes less than a microsecond, unless the thread that does so does not run: then make room for it. */
        private void pause(int times) {
            if (times < SPINS) {
                Thread.onSpinWait();
            } else {
                LockSupport.parkNanos(NAP_NANOS);
            }
        }

        long nanos() {
            long running = thread;
            long now = running == 0 ? 0 : THREADS.getThreadCpuTime(running);
            return nanosBefore + Math.max(0, now);
        }
    }
}
