package zeitnot.web;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import zeitnot.json.Json;

/** Who looks at something: through streams, or by asking now and then. */
final class Audience {
    private final Set<EventStream> watchers = ConcurrentHashMap.newKeySet();
    private volatile long lookedAt = System.nanoTime();

    void add(EventStream stream) {
        watchers.add(stream);
        look();
    }

    void remove(EventStream stream) {
        watchers.remove(stream);
        look();
    }

    /** Somebody has asked. */
    void look() {
        lookedAt = System.nanoTime();
    }

    /** Whether somebody looks through a stream. */
    boolean isThere() {
        return !watchers.isEmpty();
    }

    /** Seconds since somebody has looked; 0 while somebody does. */
    double unseen() {
        return isThere() ? 0 : (System.nanoTime() - lookedAt) / 1e9;
    }

    /** Sends an event to all, which is made once, and only if somebody is there. */
    void send(String kind, Supplier<?> content) {
        if (isThere()) {
            byte[] event = EventStream.event(kind, Json.bytes(content.get()));
            watchers.forEach(watcher -> watcher.send(kind, event));
        }
    }

    void close() {
        watchers.forEach(EventStream::close);
    }
}
