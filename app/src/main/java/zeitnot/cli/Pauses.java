package zeitnot.cli;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;

/**
 * What passes on the wall while a thread does not run, which its CPU time does not show: the longest time between two looks,
 * and what of such times Java's collector says it has stopped the program for, in all and at the most at once.
 */
final class Pauses {
    /** A shorter gap is not worth asking the collector about. */
    private static final long WORTH_ASKING_NANOS = 500_000;

    /** Collectors that work beside the program tell of their whole cycles under such a name, which are no pauses. */
    private static final String NO_PAUSES = "Cycles";

    private final List<GarbageCollectorMXBean> collectors = ManagementFactory.getGarbageCollectorMXBeans().stream()
            .filter(collector -> !collector.getName().endsWith(NO_PAUSES))
            .toList();

    private long lookedAt;
    private long collectedBefore;
    private long longestGapNanos;
    private long collectedMillis;
    private long longestCollectionMillis;

    /** In seconds, as JSON shows it; collectors count whole milliseconds. */
    record Seen(double longestGap, double collections, double longestCollection) {}

    /** What has passed up to now is of no interest. */
    void begin() {
        collectedBefore = collectorMillis();
        lookedAt = System.nanoTime();
    }

    /** Notes how long it is since the last look, and returns what time it is. */
    long look() {
        long now = System.nanoTime();
        long gap = now - lookedAt;
        lookedAt = now;
        longestGapNanos = Math.max(longestGapNanos, gap);
        if (gap > WORTH_ASKING_NANOS) {
            long collected = collectorMillis();
            collectedMillis += collected - collectedBefore;
            longestCollectionMillis = Math.max(longestCollectionMillis, collected - collectedBefore);
            collectedBefore = collected;
        }
        return now;
    }

    Seen seen() {
        return new Seen(longestGapNanos / 1e9, collectedMillis / 1e3, longestCollectionMillis / 1e3);
    }

    private long collectorMillis() {
        return collectors.stream()
                .mapToLong(collector -> Math.max(0, collector.getCollectionTime()))
                .sum();
    }
}
