package zeitnot.web;

import io.javalin.http.Context;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import zeitnot.json.Json;

/** Work whose findings go to one client as they come, and that ends when the client has gone. Each is one of the searches. */
final class Studies {
    private final Streams streams;
    private final Searches searches;

    /** What is found out. */
    interface Study extends AutoCloseable {
        void run(BooleanSupplier isWatched, Findings findings);

        @Override
        default void close() {}
    }

    /** Who is told. */
    interface Findings {
        /** @param key findings of one key replace each other while the client does not read */
        void tell(String kind, String key, Object finding);
    }

    /** Why there will be no more. */
    record Failure(String detail) {}

    Studies(Streams streams, Searches searches) {
        this.streams = streams;
        this.searches = searches;
    }

    /** Begins one whose findings are the answer, or refuses; the study is closed in either case. */
    void begin(Context ctx, Study study) {
        var isWatched = new AtomicBoolean(true);
        try {
            searches.enter();
            try {
                streams.open(
                        ctx,
                        stream -> searches.run(() -> run(study, stream, isWatched)),
                        stream -> isWatched.set(false));
            } catch (RuntimeException e) {
                searches.leave();
                throw e;
            }
        } catch (RuntimeException e) {
            study.close();
            throw e;
        }
    }

    private void run(Study study, EventStream stream, AtomicBoolean isWatched) {
        try (study) {
            study.run(
                    isWatched::get,
                    (kind, key, finding) -> stream.send(kind + key, EventStream.event(kind, Json.bytes(finding))));
        } catch (RuntimeException | Error e) {
            stream.send("problem", EventStream.event("problem", Json.bytes(new Failure("it has failed: " + e))));
        } finally {
            searches.leave();
        }
    }
}
