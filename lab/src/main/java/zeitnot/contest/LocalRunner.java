package zeitnot.contest;

import java.util.List;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;

/** Plays games on this machine, several at a time. */
public final class LocalRunner {
    private final Referee referee = new Referee();
    private final int jobs;

    public LocalRunner(int jobs) {
        this.jobs = jobs;
    }

    /**
     * Plays all games. Each record is handed to the listener when its game ends, on the calling thread. To cancel,
     * interrupt that thread: games that have not ended are then forgotten.
     */
    public void run(List<GameTask> tasks, Consumer<GameRecord> listener) throws InterruptedException {
        ExecutorService workers = Executors.newFixedThreadPool(jobs, LocalRunner::worker);
        try {
            CompletionService<GameRecord> games = new ExecutorCompletionService<>(workers);
            for (GameTask task : tasks) {
                games.submit(() -> referee.play(task));
            }
            for (int ended = 0; ended < tasks.size(); ended++) {
                listener.accept(games.take().get());
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException("a game could not be played: " + e.getCause(), e.getCause());
        } finally {
            workers.shutdownNow();
        }
    }

    /** A daemon, so that a game that thinks long does not hold up the end of the program. */
    private static Thread worker(Runnable game) {
        var thread = new Thread(game, "zeitnot-game");
        thread.setDaemon(true);
        return thread;
    }
}
