package zeitnot.web;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** All streams that are open, so many at the most in all and from one address. */
final class Streams {
    private final Limits limits;
    private final Set<EventStream> open = ConcurrentHashMap.newKeySet();
    private final Map<String, Integer> perClient = new HashMap<>();
    private int count;

    Streams(Limits limits) {
        this.limits = limits;
    }

    /**
     * Turns the answer to a request into a stream, or refuses it.
     *
     * @param onEnd is told once when it has ended
     */
    EventStream open(Context ctx, Runnable onEnd) {
        String client = ctx.ip();
        enter(client);
        try {
            var holder = new EventStream[1];
            EventStream stream = EventStream.open(ctx, () -> {
                open.remove(holder[0]);
                leave(client);
                onEnd.run();
            });
            holder[0] = stream;
            open.add(stream);
            return stream;
        } catch (IOException e) {
            leave(client);
            throw new UncheckedIOException(e);
        }
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
