package zeitnot.web;

import io.javalin.http.HttpStatus;

/** A request is refused for another reason than what it says: the message is one line, why and what would be right. */
final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final HttpStatus status;

    Refusal(HttpStatus status, String message) {
        super(message);
        this.status = status;
    }

    HttpStatus status() {
        return status;
    }
}
