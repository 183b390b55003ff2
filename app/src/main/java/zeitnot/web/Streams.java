package zeitnot.web;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/** All streams that are open, so many at the most in all and from one address. */
final class Streams {
    private final Limits limits;
    private final Set<EventStream> open = ConcurrentHashMap.newKeySet();
    private final Map<String, Integer> perClient = new HashMap<>();
    private int count;

    Streams(Limits limits) {
        this.limits = limits;
    }

    /** Turns the answer to a request into a stream for this audience, or refuses it. */
    void open(Context ctx, Consumer<EventStream> onOpen, Consumer<EventStream> onEnd) {
        String client = ctx.ip();
        enter(client);
        var own = new AtomicReference<EventStream>();
        EventStream.open(
                ctx,
                stream -> {
                    own.set(stream);
                    open.add(stream);
                    onOpen.accept(stream);
                },
                () -> {
                    open.remove(own.get());
                    leave(client);
                    onEnd.accept(own.get());
                });
    }

    void beat() {
        open.forEach(EventStream::beat);
    }

    void closeAll() {
        open.forEach(EventStream::close);
    }

    private synchronized void enter(String client) {
        int own = perClient.getOrDefault(client, 0);
        if (own >= limits.clientStreams() || count >= limits.streams()) {
            throw new Refusal(
                    HttpStatus.TOO_MANY_REQUESTS,
                    "too many streams are open: " + own + " from your address, " + count
                            + " in all; close a page and try again");
        }
        perClient.put(client, own + 1);
        count++;
    }

    private synchronized void leave(String client) {
        count--;
        perClient.computeIfPresent(client, (any, own) -> own > 1 ? own - 1 : null);
    }
}
