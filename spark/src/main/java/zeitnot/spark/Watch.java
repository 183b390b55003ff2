package zeitnot.spark;

import java.util.Map;
import java.util.Optional;
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

    /** The hosts of those who are there, by what Spark calls them. */
    private final Map<String, String> hosts = new ConcurrentHashMap<>();

    /** Why somebody is refused, by what Spark calls it. */
    private final Map<String, String> refused = new ConcurrentHashMap<>();

    Watch(Consumer<Event> events) {
        this.events = events;
    }

    /** Opens when there is a worker. */
    CountDownLatch first() {
        return first;
    }

    /** Why a worker was refused, if all that are there are. */
    Optional<String> refusal() {
        return refused.keySet().containsAll(hosts.keySet())
                ? hosts.keySet().stream().map(refused::get).findFirst()
                : Optional.empty();
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
                && !refused.containsKey(end.taskInfo().executorId())) {
            String message = "worker " + end.taskInfo().host() + " is refused: " + failure.description();
            refused.put(end.taskInfo().executorId(), message);
            tell(message);
        }
    }

    private void tell(String news) {
        events.accept(new Event.WorkersChanged(news));
    }
}
