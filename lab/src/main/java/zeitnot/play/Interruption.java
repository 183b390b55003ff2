package zeitnot.play;

import org.jspecify.annotations.Nullable;

/** Lets somebody end the search for a move from outside: what was found until then is the decision. */
public final class Interruption {
    private @Nullable Thread thinking;

    /** The calling thread thinks from now on. */
    public synchronized void begin() {
        thinking = Thread.currentThread();
    }

    /** It has done so. */
    public synchronized void end() {
        thinking = null;
        Thread.interrupted();
    }

    /** Ends the search that is going on; false if there is none. May be called by any thread. */
    public synchronized boolean interrupt() {
        if (thinking == null) {
            return false;
        }
        thinking.interrupt();
        return true;
    }
}
