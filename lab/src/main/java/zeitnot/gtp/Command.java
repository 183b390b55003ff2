package zeitnot.gtp;

import java.util.function.Function;

/** What a command does: it answers, or throws a {@link Failure}. */
@FunctionalInterface
interface Command {
    void run(Request request, Reply reply);

    /** One whose answer is a text. */
    static Command of(Function<Request, String> answer) {
        return (request, reply) -> reply.text(answer.apply(request));
    }
}
