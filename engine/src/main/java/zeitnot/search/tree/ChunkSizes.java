package zeitnot.search.tree;

import com.sun.management.HotSpotDiagnosticMXBean;
import java.lang.management.ManagementFactory;
import java.util.Optional;
import java.util.concurrent.Executor;

/**
 * How large the chunks of an {@link Arena} are, so that a growing tree is never copied by the garbage collector: seconds of
 * pauses in a long search otherwise. The first two are small, since most trees are. All others are so large that collectors
 * give them a place of their own from which they do not move them: more than half a region, and best a whole one, with G1,
 * which is what Java takes by itself on most machines; more than 4 MiB with ZGC and Shenandoah. The parallel and the serial
 * collector move everything once at least. They are no larger than that as long as there are names enough for them: memory
 * that was never used takes half a millisecond a MiB, in which no collector can stop the program, so that all wait for it.
 */
final class ChunkSizes {
    /** The greatest number of ints in a chunk, which decides how blocks are named. */
    static final int SHIFT = 22;

    /** There are no names for more chunks. */
    static final int MOST_CHUNKS = 1 << (31 - SHIFT);

    /** So many chunks are small: a little below half a MiB. */
    private static final int SMALL_CHUNKS = 2;

    private static final int SMALL = (1 << 17) - 16;

    /** What the virtual machine puts before the elements of an array. */
    private static final int HEADER_BYTES = 16;

    private static final int LEAST_BYTES = 4 << 20;
    private static final int USUAL_BYTES = 8 << 20;

    /** A thread for each piece of work that a search must not wait for, and for which nobody else's threads must be free. */
    static final Executor BESIDE = work -> {
        var thread = new Thread(work, "zeitnot-memory");
        thread.setDaemon(true);
        thread.start();
    };

    private final long maxInts;

    /** Of an arena that may grow to so many ints. */
    ChunkSizes(long maxInts) {
        this.maxInts = maxInts;
    }

    /** Ints in the chunk with this index. */
    int of(int index) {
        return index < SMALL_CHUNKS
                ? SMALL
                : index < SMALL_CHUNKS + middleChunks(maxInts) ? Large.MIDDLE : Large.GREATEST;
    }

    /** How many chunks can be of the least size that is not moved, if all others are of the greatest. */
    private static long middleChunks(long maxInts) {
        long large = MOST_CHUNKS - SMALL_CHUNKS;
        long spare = large * Large.GREATEST - maxInts;
        return Large.GREATEST == Large.MIDDLE ? large : Math.min(large, spare / (Large.GREATEST - Large.MIDDLE));
    }

    /** The ints of all chunks below this index. */
    long before(int index) {
        long ints = 0;
        for (int i = 0; i < index; i++) {
            ints += of(i);
        }
        return ints;
    }

    /** Ints of an array that fills so many bytes, but no more than {@link #SHIFT} allows. */
    private static int length(long bytes) {
        return (int) Math.min((bytes - HEADER_BYTES) / Integer.BYTES, 1 << SHIFT);
    }

    /** Asked for only when a tree outgrows its small chunks. */
    private static final class Large {
        private static final long REGION = regionBytes().orElse((long) USUAL_BYTES);

        static final int MIDDLE = length(Math.max(LEAST_BYTES, REGION));
        static final int GREATEST = length(Math.max(Integer.BYTES << SHIFT, REGION));
    }

    private static Optional<Long> regionBytes() {
        try {
            var machine = ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class);
            boolean isG1 = Boolean.parseBoolean(machine.getVMOption("UseG1GC").getValue());
            return isG1
                    ? Optional.of(Long.parseLong(
                            machine.getVMOption("G1HeapRegionSize").getValue()))
                    : Optional.empty();
        } catch (RuntimeException | LinkageError e) {
            return Optional.empty(); // another virtual machine than HotSpot
        }
    }
}
