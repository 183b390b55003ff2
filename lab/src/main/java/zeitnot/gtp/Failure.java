package zeitnot.gtp;

/** A command cannot be done; the message is the answer, in the words of the specification where it has any. */
final class Failure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Failure(String answer) {
        super(answer, null, false, false);
    }

    static Failure syntax() {
        return new Failure("syntax error");
    }

    /** What is answered. */
    String answer() {
        return String.valueOf(getMessage());
    }
}
