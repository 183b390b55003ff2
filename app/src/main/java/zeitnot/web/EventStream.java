package zeitnot.web;

import io.javalin.http.Context;
import jakarta.servlet.AsyncContext;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/**
 * Server-sent events to one client. Nobody waits for a client that does not read: of every kind of event only the newest is
 * kept until it can be sent, so a slow client misses some, and none costs more memory than that.
 */
final class EventStream implements WriteListener {
    private static final byte[] BEAT = ":\n\n".getBytes(StandardCharsets.UTF_8);

    private final AsyncContext async;
    private final ServletOutputStream out;
    private final Runnable onEnd;
    private final Map<String, byte[]> waiting = new LinkedHashMap<>();
    private boolean isOpen = true;

    /** The container has not yet said, or not said again, that something can be written. */
    private boolean isBlocked = true;

    private boolean isUnflushed;

    private EventStream(AsyncContext async, ServletOutputStream out, Runnable onEnd) {
        this.async = async;
        this.out = out;
        this.onEnd = onEnd;
    }

    /**
     * Turns the answer to a request into a stream, once the handler has returned.
     *
     * @param onOpen is given the stream
     * @param onEnd is told once when it has ended, for whatever reason
     */
    static void open(Context ctx, Consumer<EventStream> onOpen, Runnable onEnd) {
        ctx.future(() -> {
            ctx.res().setContentType("text/event-stream");
            ctx.res().setCharacterEncoding("utf-8");
            AsyncContext async = ctx.req().getAsyncContext();
            async.setTimeout(0);
            try {
                ServletOutputStream out = ctx.res().getOutputStream();
                var stream = new EventStream(async, out, onEnd);
                onOpen.accept(stream);
                out.setWriteListener(stream);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return new CompletableFuture<Void>(); // never completed: the stream ends the answer itself
        });
    }

    /** The bytes of an event, to be sent to many. */
    static byte[] event(String kind, byte[] json) {
        byte[] head = ("event: " + kind + "\ndata: ").getBytes(StandardCharsets.UTF_8);
        byte[] all = new byte[head.length + json.length + 2];
        System.arraycopy(head, 0, all, 0, head.length);
        System.arraycopy(json, 0, all, head.length, json.length);
        all[all.length - 2] = '\n';
        all[all.length - 1] = '\n';
        return all;
    }

    /** Sends an event, instead of one of the same kind that is still waiting. */
    synchronized void send(String kind, byte[] event) {
        if (isOpen) {
            waiting.put(kind, event);
            write();
        }
    }

    /** Shows the client, and us, that the other is still there. */
    void beat() {
        send("", BEAT);
    }

    @Override
    public synchronized void onWritePossible() {
        isBlocked = false;
        write();
    }

    private void write() {
        try {
            while (isOpen && !isBlocked && (isUnflushed || !waiting.isEmpty())) {
                if (!out.isReady()) {
                    isBlocked = true;
                } else if (waiting.isEmpty()) {
                    isUnflushed = false;
                    out.flush();
                } else {
                    Iterator<byte[]> next = waiting.values().iterator();
                    byte[] bytes = next.next();
                    next.remove();
                    isUnflushed = true;
                    out.write(bytes);
                }
            }
        } catch (IOException | IllegalStateException e) {
            close();
        }
    }

    @Override
    public void onError(Throwable cause) {
        close();
    }

    void close() {
        synchronized (this) {
            if (!isOpen) {
                return;
            }
            isOpen = false;
            waiting.clear();
        }
        try {
            async.complete();
        } catch (IllegalStateException alreadyOver) {
            // the container has ended it
        }
        onEnd.run();
    }
}
