package zeitnot.spark;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.spark.ExecutorLostFailure;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorAdded;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.apache.spark.scheduler.SparkListenerTaskStart;

/** Who plays on the cluster, as Spark tells it. Spark makes it by its name, so that what it knows is static. */
public final class Presence extends SparkListener {
    private static final List<String> PLAYERS = new CopyOnWriteArrayList<>();
    private static final Map<String, AtomicInteger> RUNNING = new ConcurrentHashMap<>();
    private static final Map<String, AtomicInteger> ENDED = new ConcurrentHashMap<>();
    private static final AtomicInteger LOST = new AtomicInteger();
    private static final Semaphore JOINED = new Semaphore(0);

    static void forgetAll() {
        PLAYERS.clear();
        RUNNING.clear();
        ENDED.clear();
        LOST.set(0);
        JOINED.drainPermits();
    }

    /** Waits for one more worker to join. */
    static void awaitOne() throws InterruptedException {
        if (!JOINED.tryAcquire(60, TimeUnit.SECONDS)) {
            throw new AssertionError("no worker has joined");
        }
    }

    /** Those who have joined, in that order. */
    static List<String> players() {
        return PLAYERS;
    }

    static int running(String player) {
        return count(RUNNING, player).get();
    }

    static int ended(String player) {
        return count(ENDED, player).get();
    }

    /** How many games have ended with their worker. */
    static int lost() {
        return LOST.get();
    }

    private static AtomicInteger count(Map<String, AtomicInteger> counts, String player) {
        return counts.computeIfAbsent(player, key -> new AtomicInteger());
    }

    @Override
    public void onExecutorAdded(SparkListenerExecutorAdded added) {
        PLAYERS.add(added.executorId());
        JOINED.release();
    }

    @Override
    public void onTaskStart(SparkListenerTaskStart start) {
        count(RUNNING, start.taskInfo().executorId()).incrementAndGet();
    }

    @Override
    public void onTaskEnd(SparkListenerTaskEnd end) {
        String player = end.taskInfo().executorId();
        count(RUNNING, player).decrementAndGet();
        if (end.reason() instanceof ExecutorLostFailure) {
            LOST.incrementAndGet();
        } else if (end.taskInfo().successful()) {
            count(ENDED, player).incrementAndGet();
        }
    }
}
