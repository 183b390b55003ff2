package zeitnot.contest;

import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Plays games on this machine, several at a time. */
public final class LocalRunner {
    private final Referee referee = new Referee();
    private final int jobs;

    public LocalRunner(int jobs) {
        this.jobs = jobs;
    }

    /**
     * Plays all games, beginning them in the order of the tasks. Each record is handed to the listener when its game
     * ends, on the calling thread; whoever plays waits for a listener that cannot keep up. To cancel, interrupt the
     * calling thread: games that have not ended are then forgotten.
     */
    public void run(List<GameTask> tasks, Consumer<GameRecord> listener) throws InterruptedException {
        runWhile(tasks, record -> {
            listener.accept(record);
            return true;
        });
    }

    /** The same until the listener says that no more games are wanted; those that have not ended are then forgotten. */
    public void runWhile(List<GameTask> tasks, Predicate<GameRecord> listener) throws InterruptedException {
        var next = new AtomicInteger();
        BlockingQueue<FutureTask<GameRecord>> ended = new ArrayBlockingQueue<>(jobs);
        List<Thread> workers = Stream.generate(() -> worker(() -> work(tasks, next, ended)))
                .limit(Math.min(jobs, tasks.size()))
                .toList();
        workers.forEach(Thread::start);
        try {
            int game = 0;
            while (game < tasks.size() && listener.test(ended.take().get())) {
                game++;
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException("a game could not be played: " + e.getCause(), e.getCause());
        } finally {
            workers.forEach(Thread::interrupt);
        }
    }

    private void work(List<GameTask> tasks, AtomicInteger next, BlockingQueue<FutureTask<GameRecord>> ended) {
        try {
            for (int place = next.getAndIncrement(); place < tasks.size(); place = next.getAndIncrement()) {
                GameTask task = tasks.get(place);
                var game = new FutureTask<>(() -> referee.play(task));
                game.run();
                ended.put(game);
            }
        } catch (InterruptedException cancelled) {
            // nobody waits for further games
        }
    }

    /** A daemon, so that a game that thinks long does not hold up the end of the program. */
    private static Thread worker(Runnable games) {
        var thread = new Thread(games, "zeitnot-game");
        thread.setDaemon(true);
        return thread;
    }
}
