package zeitnot.spark;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
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

    /** The time in which a worker must have come: it starts a Java virtual machine and fetches our jars. */
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final Master master;
    private final OptionalInt jobs;
    private final Consumer<String> news;
    private final Duration patience;
    private Optional<Cluster> cluster = Optional.empty();
    private int rounds;

    /**
     * @param jobs how many games may be played at the same time; as many as there are cores if empty
     * @param news gets a line when workers come or go, on the thread that runs a contest
     */
    SparkRunner(Master master, OptionalInt jobs, Consumer<String> news) {
        this(master, jobs, news, PATIENCE);
    }

    SparkRunner(Master master, OptionalInt jobs, Consumer<String> news, Duration patience) {
        this.master = master;
        this.jobs = jobs;
        this.news = news;
        this.patience = patience;
    }

    @Override
    public List<String> warnings(Collection<GameTask> sample) {
        cluster();
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
    private Cluster cluster() {
        if (cluster.isEmpty()) {
            cluster = Optional.of(new Cluster(master));
        }
        return cluster.get();
    }

    private void awaitWorker(Cluster cluster) throws InterruptedException {
        if (!cluster.hasWorker(patience)) {
            throw new BadInput("the cluster at " + master.url() + " gave no worker within " + patience.toSeconds()
                    + " seconds; start one as docs/cluster.md says, or wait until its cores are free");
        }
    }

    /** One call of {@link #runWhile}. */
    private final class Round {
        private final Cluster cluster;
        private final String group;
        private final TaskSource tasks;
        private final Predicate<GameRecord> listener;
        private boolean listens = true;
        private int unfinished;
        private int batches;

        Round(Cluster cluster, String group, TaskSource tasks, Predicate<GameRecord> listener) {
            this.cluster = cluster;
            this.group = group;
            this.tasks = tasks;
            this.listener = listener;
        }

        void play() throws InterruptedException {
            awaitWorker(cluster);
            try {
                begin();
                while (unfinished > 0 && isMoreWanted(cluster.events().take())) {
                    begin();
                }
            } finally {
                cluster.cancel(group);
                handOverTheRest();
            }
        }

        /** Takes as many games from the source as there is room for. */
        private void begin() {
            List<GameTask> games = new ArrayList<>();
            int room = jobs.orElse(AHEAD * cluster.slots()) - unfinished;
            while (games.size() < room) {
                Optional<GameTask> task = tasks.next();
                if (task.isEmpty()) {
                    break;
                }
                games.add(task.get());
            }
            if (!games.isEmpty()) {
                unfinished += games.size();
                batches++;
                cluster.play(games, group);
            }
        }

        private boolean isMoreWanted(Event event) {
            if (event instanceof Event.GameEnded game) {
                unfinished--;
                return tell(game.record());
            }
            if (event instanceof Event.BatchEnded batch) {
                batches--;
                batch.failure().ifPresent(this::fail);
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

        private void fail(Throwable failure) {
            cluster.refusal().ifPresent(refusal -> {
                throw new BadInput(refusal);
            });
            throw new IllegalStateException("a game could not be played: " + failure.getMessage(), failure);
        }

        /** Waits, however impatient the caller is, until Spark has nothing more to tell of these games. */
        private void handOverTheRest() {
            boolean interrupted = false;
            while (batches > 0) {
                try {
                    Event event = cluster.events().take();
                    if (event instanceof Event.BatchEnded) {
                        batches--;
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
