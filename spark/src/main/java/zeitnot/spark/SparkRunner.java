package zeitnot.spark;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Predicate;
import zeitnot.contest.GameRecord;
import zeitnot.contest.GameTask;
import zeitnot.contest.Runner;
import zeitnot.contest.TaskSource;
import zeitnot.game.BadInput;

/**
 * Plays games on a Spark cluster. A game is one task of Spark: its record arrives when it ends. The games of a worker that
 * is lost are played again by others, and a worker that joins gets games at once.
 */
final class SparkRunner implements Runner {
    /** For each game that is being played one more waits at Spark, so that no worker is idle while a record is kept. */
    private static final int AHEAD = 2;

    /** The time in which a worker can start a Java virtual machine and fetch our jars. */
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final Master master;
    private final OptionalInt jobs;
    private final Consumer<String> news;
    private final Duration forTheFirst;
    private final Duration forABetterOne;
    private Optional<Cluster> cluster = Optional.empty();
    private int rounds;

    /**
     * @param jobs how many games may be played at the same time; as many as there are cores if empty
     * @param news gets a line when workers come or go, on the thread that runs a contest
     */
    SparkRunner(Master master, OptionalInt jobs, Consumer<String> news) {
        this(master, jobs, news, PATIENCE, PATIENCE);
    }

    /**
     * @param forTheFirst how long to wait for the first worker
     * @param forABetterOne how long to wait for others while all that are there are refused
     */
    SparkRunner(Master master, OptionalInt jobs, Consumer<String> news, Duration forTheFirst, Duration forABetterOne) {
        this.master = master;
        this.jobs = jobs;
        this.news = news;
        this.forTheFirst = forTheFirst;
        this.forABetterOne = forABetterOne;
    }

    @Override
    public List<String> warnings(Collection<GameTask> sample) {
        try {
            cluster();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return List.of();
    }

    @Override
    public void runWhile(TaskSource tasks, Predicate<GameRecord> listener) throws InterruptedException {
        new Round(cluster(), "zeitnot-" + rounds++, tasks, listener).play();
    }

    @Override
    public void close() {
        cluster.ifPresent(Cluster::close);
    }

    /** Connects when the first game is to be played: what is in the store needs no cluster. */
    private Cluster cluster() throws InterruptedException {
        if (cluster.isEmpty()) {
            cluster = Optional.of(new Cluster(master));
        }
        if (!cluster.get().hasWorker(forTheFirst)) {
            throw new BadInput("the cluster at " + master.url() + " gave no worker within " + forTheFirst.toSeconds()
                    + " seconds; start one as docs/cluster.md says, or wait until its cores are free");
        }
        return cluster.get();
    }

    /** One call of {@link #runWhile}. */
    private final class Round {
        private final Cluster cluster;
        private final String group;
        private final TaskSource tasks;
        private final Predicate<GameRecord> listener;

        /** The games that Spark has and that have not ended. */
        private final Map<Integer, List<GameTask>> batches = new HashMap<>();

        /** Games that Spark has returned, since it found nobody to play them. */
        private final Deque<GameTask> returned = new ArrayDeque<>();

        private boolean listens = true;
        private int nextBatch;

        Round(Cluster cluster, String group, TaskSource tasks, Predicate<GameRecord> listener) {
            this.cluster = cluster;
            this.group = group;
            this.tasks = tasks;
            this.listener = listener;
        }

        void play() throws InterruptedException {
            try {
                begin();
                while (unfinished() > 0 && isMoreWanted(await())) {
                    begin();
                }
            } finally {
                if (!batches.isEmpty()) {
                    cluster.cancel(group);
                    handOverTheRest();
                }
            }
        }

        private int unfinished() {
            return returned.size()
                    + batches.values().stream().mapToInt(List::size).sum();
        }

        /**
         * Takes as many games from the source as there is room for; none while no worker may play. A large cluster gets
         * them by the handful, which costs the driver a fraction of what single ones cost.
         */
        private void begin() {
            if (cluster.refusal().isPresent()) {
                return;
            }
            List<GameTask> games = new ArrayList<>();
            int slots = cluster.slots();
            int room = jobs.orElse(AHEAD * slots) - (unfinished() - returned.size());
            if (room < (jobs.isPresent() ? 1 : slots / 2)) {
                return;
            }
            while (games.size() < room) {
                Optional<GameTask> task = Optional.ofNullable(returned.poll()).or(tasks::next);
                if (task.isEmpty()) {
                    break;
                }
                games.add(task.get());
            }
            if (!games.isEmpty()) {
                batches.put(nextBatch, games);
                cluster.play(List.copyOf(games), nextBatch, group);
                nextBatch++;
            }
        }

        private Event await() throws InterruptedException {
            Optional<String> refusal = cluster.refusal();
            if (refusal.isEmpty()) {
                return cluster.events().take();
            }
            Event event = cluster.events().poll(forABetterOne.toMillis(), TimeUnit.MILLISECONDS);
            if (event == null) {
                throw new BadInput(refusal.get());
            }
            return event;
        }

        private boolean isMoreWanted(Event event) {
            if (event instanceof Event.GameEnded game) {
                Objects.requireNonNull(batches.get(game.batch()))
                        .remove(game.record().task());
                return tell(game.record());
            }
            if (event instanceof Event.BatchEnded batch) {
                List<GameTask> rest = Objects.requireNonNull(batches.remove(batch.batch()));
                batch.failure().ifPresent(failure -> {
                    if (!Cluster.isForWantOfWorkers(failure)) {
                        throw new IllegalStateException("a game could not be played: " + failure.getMessage(), failure);
                    }
                    returned.addAll(rest);
                });
            } else if (event instanceof Event.WorkersChanged workers) {
                news.accept(workers.news());
            }
            return true;
        }

        /** A listener that throws gets no more records. */
        private boolean tell(GameRecord record) {
            listens = false;
            boolean wanted = listener.test(record);
            listens = true;
            return wanted;
        }

        /** Waits, however impatient the caller is, until Spark has nothing more to tell of these games. */
        private void handOverTheRest() {
            boolean interrupted = false;
            while (!batches.isEmpty()) {
                try {
                    Event event = cluster.events().take();
                    if (event instanceof Event.BatchEnded batch) {
                        batches.remove(batch.batch());
                    } else if (event instanceof Event.GameEnded game && listens) {
                        tell(game.record());
                    }
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
