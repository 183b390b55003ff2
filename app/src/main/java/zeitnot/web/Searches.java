package zeitnot.web;

import io.javalin.http.HttpStatus;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

/** The searches that run at a time: so many at the most, each in a thread of its own. */
final class Searches implements AutoCloseable {
    private final int most;
    private final Semaphore free;
    private final AtomicInteger names = new AtomicInteger();
    private final ExecutorService threads = Executors.newCachedThreadPool(work -> {
        var thread = new Thread(work, "zeitnot-game-" + names.incrementAndGet());
        thread.setDaemon(true);
        return thread;
    });

    Searches(Limits limits) {
        this.most = limits.searches();
        this.free = new Semaphore(most);
    }

    /** Takes the place of one search, or refuses. Whoever has it gives it back with {@link #leave}. */
    void enter() {
        if (!tryEnter()) {
            throw new Refusal(
                    HttpStatus.SERVICE_UNAVAILABLE,
                    most + " searches are running, as many as this server allows; wait for one to end and try again");
        }
    }

    boolean tryEnter() {
        return free.tryAcquire();
    }

    void leave() {
        free.release();
    }

    /** Runs in a thread of its own; the place must have been taken before. */
    void run(Runnable work) {
        threads.execute(work);
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
