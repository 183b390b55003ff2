package zeitnot.player;

/**
 * A player loses on its turn otherwise than by the rules or on time: it resigns, or its program fails. Thrown by
 * {@link Player#decide}; the message says in one line what happened.
 */
public final class Forfeit extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Why a game is forfeited. */
    public enum Reason {
        /** The player gave up. */
        RESIGN,
        /** Its move is not legal, or it refused a legal move of its opponent. */
        ILLEGAL,
        /** Its program ended, or said what cannot be understood. */
        CRASH,
        /** Its program did not answer in time. */
        HANG
    }

    private final Reason reason;

    public Forfeit(Reason reason, String message) {
        super(message);
        this.reason = reason;
    }

    public Reason reason() {
        return reason;
    }
}
