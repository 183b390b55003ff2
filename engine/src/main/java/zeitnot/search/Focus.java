package zeitnot.search;

/** The children of the root that a run is restricted to; of no run if there are none. It changes between runs only. */
final class Focus {
    private volatile int[] children = {};

    /** From now on the search goes to these, or to all if there are none. */
    void on(int[] chosen) {
        children = chosen;
    }

    int[] children() {
        return children;
    }
}
