package zeitnot.gtp;

import org.jspecify.annotations.Nullable;

/** Lets a line that arrives end the search for a move: what was found until then is played. */
final class Interruption {
    private @Nullable Thread thinking;

    /** The calling thread thinks from now on. */
    synchronized void begin() {
        thinking = Thread.currentThread();
    }

    /** It has done so. */
    synchronized void end() {
        thinking = null;
        Thread.interrupted();
    }

    /** Ends the search that is going on; false if there is none. May be called by any thread. */
    synchronized boolean interrupt() {
        if (thinking == null) {
            return false;
        }
        thinking.interrupt();
        return true;
    }
}
