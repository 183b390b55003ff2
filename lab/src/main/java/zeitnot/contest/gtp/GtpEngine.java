package zeitnot.contest.gtp;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.concurrent.TimeUnit.MILLISECONDS;
import static java.util.concurrent.TimeUnit.NANOSECONDS;

import java.io.BufferedWriter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import zeitnot.contest.gtp.Responses.Response;
import zeitnot.player.Forfeit;
import zeitnot.player.Forfeit.Reason;
import zeitnot.time.Durations;

/**
 * A child process that speaks GTP, version 2, on its standard input and output. Used by one thread at a time.
 *
 * <p>Whatever the program does wrong is a {@link Forfeit}, after which the engine can only be closed. An interrupt of the
 * waiting thread is a {@link CancellationException}.
 */
public final class GtpEngine implements AutoCloseable {
    /** How long a program may take to end after it was told to, and its last words to arrive after it did. */
    private static final long GRACE_MILLIS = 1000;

    /** The reader waits when so many responses lie unread: a program that babbles cannot fill the memory. */
    private static final int MOST_UNREAD = 16;

    private final Process process;
    private final BufferedWriter commands;
    private final Responses responses;
    private final BlockingQueue<Optional<Response>> unread = new ArrayBlockingQueue<>(MOST_UNREAD);
    private final LastLines complaints = new LastLines();
    private final Thread reader;
    private final Thread drain;
    private final Thread atExit;

    /** What the program has started, as far as it was seen: when it has ended, nobody can tell any more whose they were. */
    private final Set<ProcessHandle> descendants = ConcurrentHashMap.newKeySet();

    private int lastId;
    private boolean isBroken;

    private GtpEngine(Process process) {
        this.process = process;
        commands = process.outputWriter(UTF_8);
        responses = new Responses(process.inputReader(UTF_8));
        reader = daemon("zeitnot-gtp-out", this::read);
        drain = daemon("zeitnot-gtp-err", this::drain);
        atExit = new Thread(this::kill, "zeitnot-gtp-kill");
    }

    /** Starts a program, given as its name and its arguments. */
    public static GtpEngine start(List<String> command) {
        List<String> words = new ArrayList<>(command);
        words.set(0, Program.resolve(command.get(0)));
        Process process;
        try {
            process = new ProcessBuilder(words).start();
        } catch (IOException e) {
            throw new Forfeit(Reason.CRASH, "cannot be started: " + e.getMessage());
        }
        var engine = new GtpEngine(process);
        engine.begin();
        return engine;
    }

    private void begin() {
        try {
            Runtime.getRuntime().addShutdownHook(atExit);
        } catch (IllegalStateException shuttingDown) {
            kill();
            throw new CancellationException();
        }
        reader.start();
        drain.start();
    }

    private static Thread daemon(String name, Runnable work) {
        var thread = new Thread(work, name);
        thread.setDaemon(true);
        return thread;
    }

    /** The answer to a command that must succeed. */
    public String ask(String command, double timeout) {
        Response response = send(command, timeout);
        if (!response.isSuccess()) {
            throw broken(Reason.CRASH, "refused '" + command + "': " + response.text());
        }
        return response.text();
    }

    /** The answer to a command that may fail: none if it did. */
    public Optional<String> tryToAsk(String command, double timeout) {
        return Optional.of(send(command, timeout)).filter(Response::isSuccess).map(Response::text);
    }

    /** Sends a command and waits at most so many seconds for its answer. */
    private Response send(String command, double timeout) {
        String id = Integer.toString(++lastId);
        long deadline = System.nanoTime() + (long) (timeout * 1e9);
        try {
            write(id + " " + command);
            while (true) {
                Optional<Response> response = unread.poll(deadline - System.nanoTime(), NANOSECONDS);
                if (response == null) {
                    throw broken(
                            Reason.HANG,
                            "no answer to '" + command + "' in " + Durations.format(Math.rint(timeout * 1000) / 1000)
                                    + words());
                }
                if (response.isEmpty()) {
                    throw ended(command);
                }
                if (response.get().id().equals(id)) {
                    if (lastId == 1) {
                        noteDescendants();
                    }
                    return response.get();
                }
            }
        } catch (IOException e) {
            throw ended(command);
        } catch (InterruptedException e) {
            isBroken = true;
            Thread.currentThread().interrupt();
            throw new CancellationException();
        }
    }

    private void write(String line) throws IOException {
        commands.write(line);
        commands.write('\n');
        commands.flush();
    }

    /** The output of the program is at its end: because the program is, or because we stopped listening. */
    private Forfeit ended(String command) {
        if (responses.isTooMuch()) {
            return broken(Reason.CRASH, "wrote garbage instead of an answer to '" + command + "'" + words());
        }
        isBroken = true;
        boolean hasExited = await(GRACE_MILLIS);
        String how = hasExited ? "ended with exit code " + process.exitValue() : "closed its output";
        return new Forfeit(Reason.CRASH, how + " before it answered '" + command + "'" + words());
    }

    private Forfeit broken(Reason reason, String message) {
        isBroken = true;
        return new Forfeit(reason, message);
    }

    /** What else the program said, for error messages. */
    private String words() {
        String stray = responses.stray();
        String errors = complaints.toString();
        return (stray.isEmpty() ? "" : "; it wrote: " + stray) + (errors.isEmpty() ? "" : "; its errors: " + errors);
    }

    private boolean await(long millis) {
        try {
            boolean hasExited = process.waitFor(millis, MILLISECONDS);
            if (hasExited) {
                drain.join(millis);
            }
            return hasExited;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** Tells the program to quit, and ends it if it does not. */
    @Override
    public void close() {
        try {
            if (!isBroken) {
                noteDescendants();
                write(++lastId + " quit");
                commands.close();
                await(GRACE_MILLIS);
            }
        } catch (IOException alreadyGone) {
            // which is what was wanted
        } finally {
            kill();
            reader.interrupt();
            forgetAtExit();
        }
    }

    private void kill() {
        noteDescendants();
        descendants.forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }

    private void noteDescendants() {
        process.descendants().forEach(descendants::add);
    }

    private void forgetAtExit() {
        try {
            Runtime.getRuntime().removeShutdownHook(atExit);
        } catch (IllegalStateException shuttingDown) {
            // it has been used
        }
    }

    private void read() {
        try {
            Optional<Response> response;
            do {
                response = nextResponse();
                unread.put(response);
            } while (response.isPresent());
        } catch (InterruptedException closed) {
            // nobody listens any more
        }
    }

    private Optional<Response> nextResponse() {
        try {
            return responses.next();
        } catch (IOException killed) {
            return Optional.empty();
        }
    }

    private void drain() {
        try {
            complaints.drain(process.errorReader(UTF_8));
        } catch (IOException killed) {
            // what was said until then is kept
        }
    }
}
