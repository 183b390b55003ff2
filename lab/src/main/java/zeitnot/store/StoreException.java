package zeitnot.store;

/** The store has failed while it was used, as on a full disk. The message is one line for people. */
public final class StoreException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    StoreException(String message, Throwable cause) {
        super(message, cause);
    }
}
