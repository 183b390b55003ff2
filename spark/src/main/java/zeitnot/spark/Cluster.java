package zeitnot.spark;

import java.io.Serializable;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkContext;
import org.apache.spark.api.java.JavaSparkContext;
import scala.Function0;
import scala.collection.immutable.Seq;
import scala.concurrent.ExecutionContext;
import scala.jdk.javaapi.CollectionConverters;
import scala.runtime.BoxedUnit;
import zeitnot.contest.GameTask;
import zeitnot.contest.Origin;
import zeitnot.game.BadInput;

/** A connection to a Spark cluster, on which games are played. What comes of them are {@link #events}. */
final class Cluster implements AutoCloseable {
    /** Nobody's choice, but what a user says as {@code -Dspark.…} comes first. */
    private static final Map<String, String> DEFAULTS =
            Map.of("spark.app.name", "zeitnot", "spark.ui.enabled", "false", "spark.log.level", "WARN");

    /**
     * Who cannot play one game is asked for no other. Only a refused worker fails in that way; that a worker dies is no
     * reason to shun its machine.
     */
    private static final Map<String, String> REFUSAL = Map.of(
            "spark.task.maxFailures", "20",
            "spark.excludeOnFailure.enabled", "true",
            "spark.excludeOnFailure.timeout", "365d",
            "spark.excludeOnFailure.task.maxTaskAttemptsPerNode", "19",
            "spark.excludeOnFailure.stage.maxFailedTasksPerExecutor", "1",
            "spark.excludeOnFailure.stage.maxFailedExecutorsPerNode", "1000",
            "spark.excludeOnFailure.application.maxFailedTasksPerExecutor", "1",
            "spark.excludeOnFailure.application.maxFailedExecutorsPerNode", "1000");

    private static final ExecutionContext SAME_THREAD = ExecutionContext.fromExecutor(Runnable::run);

    private final SparkContext context;
    private final JavaSparkContext java;
    private final BlockingQueue<Event> events = new LinkedBlockingQueue<>();
    private final Watch watch = new Watch(events::add);

    /** Throws {@link BadInput} if the master does not answer. */
    Cluster(Master master) {
        var conf = new SparkConf();
        conf.setMaster(master.url());
        DEFAULTS.forEach(conf::setIfMissing);
        REFUSAL.forEach(conf::set);
        master.ownAddress().ifPresent(address -> {
            conf.setIfMissing("spark.driver.host", address);
            conf.setIfMissing("spark.driver.bindAddress", address);
        });
        try {
            context = new SparkContext(conf);
        } catch (RuntimeException e) {
            throw new BadInput("the Spark master at " + master.url() + " does not take this contest (" + e.getMessage()
                    + "); see that it is Spark 4.2 with Scala 2.13");
        }
        context.addSparkListener(watch);
        java = JavaSparkContext.fromSparkContext(context);
        String sent = context.listJars().toString(); // what spark-submit was given
        for (Path jar : Code.jars()) {
            if (!sent.contains("/" + jar.getFileName())) {
                context.addJar(jar.toString());
            }
        }
    }

    /** Waits for the first worker; false if none came in time. */
    boolean hasWorker(Duration patience) throws InterruptedException {
        return context.isLocal() || watch.first().await(patience.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** How many games can be played at the same time right now. */
    int slots() {
        return context.defaultParallelism();
    }

    BlockingQueue<Event> events() {
        return events;
    }

    /** Why a worker was refused, if all that are there are. */
    Optional<String> refusal() {
        return watch.refusal();
    }

    /** Hands over some games, each to be played by itself. An event tells of each, and one of their end. */
    void play(List<GameTask> games, int batch, String group) {
        context.setJobGroup(group, games.get(0).game(), true);
        List<Object> all =
                IntStream.range(0, games.size()).<Object>mapToObj(i -> i).toList();
        Seq<Object> partitions = CollectionConverters.asScala(all).toSeq();
        Function0<BoxedUnit> nothing = (Function0<BoxedUnit> & Serializable) () -> BoxedUnit.UNIT;
        context.submitJob(
                        java.parallelize(games, games.size()).rdd(),
                        new GameOnWorker(Origin.here().version()),
                        partitions,
                        (partition, record) -> {
                            events.add(new Event.GameEnded(batch, record));
                            return BoxedUnit.UNIT;
                        },
                        nothing)
                .onComplete(
                        outcome -> events.add(new Event.BatchEnded(
                                batch,
                                outcome.isFailure()
                                        ? Optional.of(outcome.failed().get())
                                        : Optional.empty())),
                        SAME_THREAD);
    }

    /** Whether a batch has failed since all workers that are there are refused. */
    static boolean isForWantOfWorkers(Throwable failure) {
        return String.valueOf(failure.getMessage()).contains("excludeOnFailure");
    }

    /** Ends the games of a group that have not ended; those that are being played end in the middle of a move. */
    void cancel(String group) {
        context.cancelJobGroup(group);
    }

    @Override
    public void close() {
        context.stop();
    }
}
