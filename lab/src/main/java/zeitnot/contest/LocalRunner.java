package zeitnot.contest;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Plays games on this machine. */
public final class LocalRunner implements Runner {
    /** For each game that is being played one more waits, so that nobody is idle while a record is handed over. */
    private static final int AHEAD = 2;

    private final int jobs;
    private final Function<GameTask, GameRecord> referee;

    public LocalRunner(int jobs) {
        this(jobs, new Referee()::play);
    }

    LocalRunner(int jobs, Function<GameTask, GameRecord> referee) {
        this.jobs = jobs;
        this.referee = referee;
    }

    @Override
    public List<String> warnings(Collection<GameTask> sample) {
        return Stream.concat(
                        Noise.warning(sample, jobs).stream(),
                        Memory.warning(sample, jobs, Runtime.getRuntime().maxMemory()).stream())
                .toList();
    }

    @Override
    public void runWhile(TaskSource tasks, Predicate<GameRecord> listener) throws InterruptedException {
        new Round(tasks, listener).play();
    }

    /** One call of {@link #runWhile}. All but {@link #work} is done by the calling thread. */
    private final class Round {
        private final TaskSource tasks;
        private final Predicate<GameRecord> listener;
        private final BlockingQueue<GameTask> waiting = new LinkedBlockingQueue<>();
        private final BlockingQueue<FutureTask<GameRecord>> ended = new LinkedBlockingQueue<>();
        private final List<Thread> workers = new ArrayList<>();
        private int unfinished;

        Round(TaskSource tasks, Predicate<GameRecord> listener) {
            this.tasks = tasks;
            this.listener = listener;
        }

        void play() throws InterruptedException {
            boolean listens = true;
            try {
                begin();
                boolean wanted = true;
                while (wanted && unfinished > 0) {
                    GameRecord record = result(ended.take());
                    unfinished--;
                    listens = false;
                    wanted = listener.test(record);
                    listens = true;
                    if (wanted) {
                        begin();
                    }
                }
            } finally {
                workers.forEach(Thread::interrupt);
                if (listens) {
                    handOverTheRest();
                }
                awaitWorkers();
                if (listens) {
                    handOverTheRest();
                }
            }
        }

        /** Takes as many games from the source as there is room for. */
        private void begin() {
            while (unfinished < AHEAD * jobs) {
                Optional<GameTask> task = tasks.next();
                if (task.isEmpty()) {
                    return;
                }
                unfinished++;
                waiting.add(task.get());
                if (workers.size() < jobs) {
                    workers.add(start(this::work));
                }
            }
        }

        private void work() {
            try {
                while (!Thread.currentThread().isInterrupted()) {
                    GameTask task = waiting.take();
                    var game = new FutureTask<>(() -> record(task));
                    game.run();
                    ended.add(game);
                }
            } catch (InterruptedException cancelled) {
                // nobody waits for further games
            }
        }

        /** Returns when the workers have ended, which they do in the middle of a move. */
        private void awaitWorkers() {
            boolean interrupted = false;
            for (Thread worker : workers) {
                while (worker.isAlive()) {
                    try {
                        worker.join();
                    } catch (InterruptedException e) {
                        interrupted = true;
                    }
                }
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }

        private void handOverTheRest() throws InterruptedException {
            for (var game = ended.poll(); game != null; game = ended.poll()) {
                try {
                    var unused = listener.test(game.get());
                } catch (ExecutionException e) {
                    // it was cancelled, or it is not the first that could not be played
                }
            }
        }

        private GameRecord result(FutureTask<GameRecord> game) throws InterruptedException {
            try {
                return game.get();
            } catch (ExecutionException e) {
                throw new IllegalStateException("a game could not be played: " + e.getCause(), e.getCause());
            }
        }
    }

    /** Whatever one game lacks, as memory, the others may have. */
    private GameRecord record(GameTask task) {
        try {
            return referee.apply(task);
        } catch (Error e) {
            return GameRecord.voided(task, List.of(), "the game failed: " + e);
        }
    }

    /** A daemon, so that a game that thinks long does not hold up the end of the program. */
    private static Thread start(Runnable games) {
        var thread = new Thread(games, "zeitnot-game");
        thread.setDaemon(true);
        thread.start();
        return thread;
    }
}
