package zeitnot.web;

/**
 * What the server gives at most, so that nobody can use up the machine.
 *
 * @param bodyBytes of one request
 * @param games that are kept; the one that nobody has looked at for longest makes room for a new one
 * @param searches that run at a time
 * @param searchMegabytes for the tree of one search
 * @param threads of one search
 * @param moveSeconds for one move, whatever the time control allows
 * @param moveSimulations for one move
 * @param streams that are open at a time
 * @param clientStreams of them from one address
 */
public record Limits(
        int bodyBytes,
        int games,
        int searches,
        int searchMegabytes,
        int threads,
        double moveSeconds,
        long moveSimulations,
        int streams,
        int clientStreams) {
    private static final int MEBIBYTE = 1 << 20;

    /** For this machine: half of the heap for trees. */
    public static Limits usual() {
        int processors = Runtime.getRuntime().availableProcessors();
        int searches = Math.max(2, processors);
        long heap = Runtime.getRuntime().maxMemory() / MEBIBYTE;
        int megabytes = (int) Math.max(16, Math.min(1024, heap / 2 / searches));
        return new Limits(64 << 10, 64, searches, megabytes, processors, 600, 100_000_000, 256, 128);
    }
}
