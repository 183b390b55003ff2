package zeitnot.spark;

import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import org.apache.spark.ExceptionFailure;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorAdded;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;
import org.apache.spark.scheduler.SparkListenerTaskEnd;

/** Sees workers come and go. Spark calls it on a thread of its own. */
final class Watch extends SparkListener {
    private final Consumer<Event> events;
    private final CountDownLatch first = new CountDownLatch(1);
    private final Map<String, String> hosts = new ConcurrentHashMap<>();
    private final Set<String> refused = new HashSet<>();
    private volatile Optional<String> refusal = Optional.empty();

    Watch(Consumer<Event> events) {
        this.events = events;
    }

    /** Opens when there is a worker. */
    CountDownLatch first() {
        return first;
    }

    /** Why a worker was refused, if one was. */
    Optional<String> refusal() {
        return refusal;
    }

    @Override
    public void onExecutorAdded(SparkListenerExecutorAdded added) {
        var worker = added.executorInfo();
        hosts.put(added.executorId(), worker.executorHost());
        tell("worker " + worker.executorHost() + " plays on " + worker.totalCores() + " of its cores");
        first.countDown();
    }

    @Override
    public void onExecutorRemoved(SparkListenerExecutorRemoved removed) {
        String host = hosts.remove(removed.executorId());
        if (host != null) {
            tell("worker " + host + " is lost; its unfinished games are played again"
                    + (hosts.isEmpty() ? "; no worker is left, waiting for one" : ""));
        }
    }

    @Override
    public void onTaskEnd(SparkListenerTaskEnd end) {
        if (end.reason() instanceof ExceptionFailure failure
                && failure.className().equals(GameOnWorker.OtherBuild.class.getName())
                && refused.add(end.taskInfo().executorId())) {
            String message = "worker " + end.taskInfo().host() + " is refused: " + failure.description();
            refusal = Optional.of(message);
            tell(message);
        }
    }

    private void tell(String news) {
        events.accept(new Event.WorkersChanged(news));
    }
}
