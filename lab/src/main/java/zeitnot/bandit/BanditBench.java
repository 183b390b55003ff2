package zeitnot.bandit;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import zeitnot.game.Rng;

/**
 * Tries policies on bandits (UCT√SH, section 5.1). In every repetition all policies meet the same arms. The result depends on
 * the set-up alone, not on the number of threads, and that of one policy not on which others are tried.
 */
public final class BanditBench {
    private final BanditSetup setup;
    private final int[] checkpoints;

    public BanditBench(BanditSetup setup) {
        this.setup = setup;
        this.checkpoints = setup.checkpoints();
    }

    /** Somebody who looks on. What a watcher throws ends the run. */
    public interface Watcher {
        /** So many repetitions are over: what they add up to. */
        void repeated(int repetitions, BanditResult soFar);

        /**
         * In a repetition that is going on, told by the thread that pulls.
         *
         * @param pulls so far of each arm, the best first
         */
        default void pulled(Policy policy, int[] pulls) {}
    }

    /** Runs all repetitions, so many at a time, and tells after each. */
    public BanditResult run(int jobs, Runnable step) throws InterruptedException {
        return run(jobs, (repetitions, soFar) -> step.run());
    }

    /** The same with somebody who wants to know more. */
    public BanditResult run(int jobs, Watcher watcher) throws InterruptedException {
        var result = new BanditResult(setup);
        ExecutorService pool = Executors.newFixedThreadPool(jobs);
        try {
            List<Future<Map<Policy, Trace>>> repetitions = new ArrayList<>();
            for (int i = 0; i < setup.repetitions(); i++) {
                int repetition = i;
                repetitions.add(pool.submit(() -> repeat(repetition, watcher)));
            }
            for (int i = 0; i < repetitions.size(); i++) {
                result.add(repetitions.get(i).get()); // in order: sums of floating point depend on it
                watcher.repeated(i + 1, result);
            }
        } catch (ExecutionException e) {
            if (e.getCause() instanceof CancellationException cancelled) {
                throw cancelled;
            }
            throw new IllegalStateException("a repetition failed: " + e.getCause(), e.getCause());
        } finally {
            pool.shutdownNow();
        }
        return result;
    }

    private Map<Policy, Trace> repeat(int repetition, Watcher watcher) {
        long seed = Rng.derive(setup.seed(), repetition);
        double[] means = setup.problem().means(setup.arms(), new Rng(seed));
        Map<Policy, Trace> traces = new EnumMap<>(Policy.class);
        for (Policy policy : setup.policies()) {
            var rng = new Rng(Rng.derive(seed, policy.stream()));
            traces.put(
                    policy,
                    Trace.run(
                            setup.problem(),
                            means,
                            policy,
                            setup.c(),
                            checkpoints,
                            rng,
                            pulls -> watcher.pulled(policy, pulls)));
        }
        return traces;
    }
}
