package zeitnot.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import java.util.Objects;
import zeitnot.game.BadInput;
import zeitnot.json.Json;
import zeitnot.store.StoreException;

/**
 * What is answered when a request cannot be served (RFC 9457): {@code detail} is the line that the command line would print.
 *
 * @param title of the status
 */
record Problem(String title, int status, String detail) {
    static final String CONTENT_TYPE = "application/problem+json";

    /** Answers whatever is thrown while a request is served. */
    static void answerAll(RoutesConfig routes) {
        routes.exception(BadInput.class, (e, ctx) -> answer(ctx, HttpStatus.BAD_REQUEST, text(e)));
        routes.exception(Refusal.class, (e, ctx) -> answer(ctx, e.status(), text(e)));
        routes.exception(StoreException.class, (e, ctx) -> answer(ctx, HttpStatus.INTERNAL_SERVER_ERROR, text(e)));
        routes.exception(HttpResponseException.class, (e, ctx) -> {
            HttpStatus status = HttpStatus.forStatus(e.getStatus());
            answer(
                    ctx,
                    status,
                    status == HttpStatus.NOT_FOUND
                            ? "there is no " + ctx.method() + " " + ctx.path() + "; docs/web.md has what there is"
                            : text(e));
        });
        routes.exception(Exception.class, (e, ctx) -> answer(ctx, HttpStatus.INTERNAL_SERVER_ERROR, "failed: " + e));
    }

    private static void answer(Context ctx, HttpStatus status, String detail) {
        ctx.status(status)
                .contentType(CONTENT_TYPE)
                .result(Json.bytes(new Problem(status.getMessage(), status.getCode(), detail)));
    }

    private static String text(Exception e) {
        return Objects.requireNonNullElse(e.getMessage(), e.toString());
    }
}
