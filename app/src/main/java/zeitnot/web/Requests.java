package zeitnot.web;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.io.IOException;
import java.io.UncheckedIOException;
import zeitnot.json.Json;

/** Reads the bodies of requests, up to a limit, and writes answers as JSON. */
final class Requests {
    private final int mostBytes;

    Requests(Limits limits) {
        this.mostBytes = limits.bodyBytes();
    }

    /** The record that the body describes. */
    <T> T body(Context ctx, Class<T> type) {
        String contentType = ctx.contentType();
        if (contentType == null || !contentType.startsWith("application/json")) {
            throw new Refusal(
                    HttpStatus.UNSUPPORTED_MEDIA_TYPE, "the body must be JSON; send 'Content-Type: application/json'");
        }
        return Json.read(bytes(ctx), type);
    }

    private byte[] bytes(Context ctx) {
        if (ctx.req().getContentLengthLong() > mostBytes) {
            throw tooLarge();
        }
        try {
            byte[] bytes = ctx.req().getInputStream().readNBytes(mostBytes + 1);
            if (bytes.length > mostBytes) {
                throw tooLarge();
            }
            return bytes;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Refusal tooLarge() {
        return new Refusal(
                HttpStatus.CONTENT_TOO_LARGE, "the body has more than " + mostBytes + " bytes; send a smaller one");
    }

    static void answer(Context ctx, Object value) {
        ctx.contentType("application/json").result(Json.bytes(value));
    }
}
