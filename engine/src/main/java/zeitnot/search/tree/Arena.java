package zeitnot.search.tree;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import zeitnot.game.Padded;

/**
 * Memory for the blocks of a {@link Tree}: chunks of ints that are filled one after the other and kept when the tree is
 * cleared, so that a second search allocates nothing. A block is named by an int: the index of its chunk and the offset in it.
 */
abstract class Arena {
    /** No block. */
    static final int NONE = 0;

    /** An element of a chunk, for what several threads read and write. */
    static final VarHandle INT = MethodHandles.arrayElementVarHandle(int[].class);

    static final int SHIFT = ChunkSizes.SHIFT;
    static final int MASK = (1 << SHIFT) - 1;

    /** Offset of the first block of a chunk; not 0, so that no block is named {@link #NONE}. */
    static final int FIRST = 12;

    /** It is not worth while to add fewer ints at the end of what is allowed. */
    private static final int LEAST_CHUNK = 1 << 16;

    /** No arena is larger: there are no more names for blocks. */
    public static final long MOST_BYTES = 7680L << 20;

    /**
     * A stretch of the arena from which one of several threads takes its blocks, so that threads neither compete for the
     * arena's end nor write side by side. Where it is left unused, the negative length of the gap stands at its beginning.
     */
    static final class Plot extends Padded {
        private static final int SIZE = 1 << 12;

        private int at;
        private int end;
    }

    /**
     * What all threads write again and again: where the next block goes (chunk and offset), and the visits of the root.
     * They are kept far from each other and from the fields that all threads read at every step: in one cache line with
     * those, two threads would be slower than one.
     */
    final int[] counters = new int[4 * FAR];

    private static final int FAR = 32;
    private static final int TOP = FAR;
    static final int ROOT_VISITS = 2 * FAR;

    private final long maxInts;
    private final ChunkSizes sizes;
    private int[][] chunks = new int[16][];
    private int chunkCount;

    /** Where the blocks of each chunk end, for all chunks before the one that is being filled. */
    private int[] ends = new int[16];

    /**
     * The next chunk, which is made beside the search: to fill 16 MiB of memory that was never used took up to 60 ms, in which
     * the search would not look at its clock. The first two are small, and only a tree that needs the second gets a third.
     */
    private Optional<CompletableFuture<int[]>> ahead = Optional.empty();

    private volatile boolean full;

    Arena(long maxBytes) {
        if (maxBytes > MOST_BYTES) {
            throw new IllegalArgumentException("more than " + (MOST_BYTES >> 20) + " MiB: " + maxBytes);
        }
        maxInts = maxBytes / Integer.BYTES;
        sizes = new ChunkSizes(maxInts);
        chunks[0] = new int[sizes.of(0)];
        chunkCount = 1;
    }

    /** Forgets all blocks behind {@code top}. */
    final void reset(int top) {
        counters[TOP] = top;
        full = false;
    }

    /** The array in which {@code block} lies, at {@link #offset}. */
    final int[] chunk(int block) {
        return chunks[block >>> SHIFT];
    }

    /** All arrays, for who looks up many blocks before there is one more; {@code block >>> SHIFT} is the index. */
    final int[][] chunks() {
        return chunks;
    }

    static int offset(int block) {
        return block & MASK;
    }

    /** Whether memory has run out: the search goes on without growing the tree. */
    public final boolean isFull() {
        return full;
    }

    /** How much memory the blocks take. */
    public final long bytes() {
        int top = top();
        return Integer.BYTES * (sizes.before(top >>> SHIFT) + (top & MASK));
    }

    private int top() {
        return (int) INT.getVolatile(counters, TOP);
    }

    final int allocate(int size) {
        while (true) {
            int at = top();
            if ((at & MASK) + size > chunk(at).length) {
                if (!nextChunk(at)) {
                    return NONE;
                }
            } else if (INT.compareAndSet(counters, TOP, at, at + size)) {
                return at;
            }
        }
    }

    /** The same from a plot, as long as that keeps the block behind its parent's. */
    final int allocate(Plot plot, int parent, int size) {
        if (size > plot.end - plot.at && size <= Plot.SIZE / 4) {
            fence(plot);
            int start = allocate(Plot.SIZE);
            if (start != NONE) {
                plot.at = start;
                plot.end = start + Plot.SIZE;
            }
        }
        if (size > plot.end - plot.at || plot.at < parent) {
            return allocate(size);
        }
        int block = plot.at;
        plot.at += size;
        return block;
    }

    /** Marks what is left of the plot as unused, for {@link Compaction}. */
    final void fence(Plot plot) {
        if (plot.at < plot.end) {
            chunk(plot.at)[offset(plot.at)] = plot.at - plot.end;
        }
        plot.at = 0;
        plot.end = 0;
    }

    private synchronized boolean nextChunk(int at) {
        if (at != top()) {
            return true; // another thread was faster
        }
        int next = (at >>> SHIFT) + 1;
        if (next == chunkCount && !addChunk()) {
            full = true;
            return false;
        }
        // Meanwhile another thread may have taken a smaller block at the end of this chunk: then it ends further on.
        if (INT.compareAndSet(counters, TOP, at, (next << SHIFT) | FIRST)) {
            ends[at >>> SHIFT] = at & MASK;
        }
        return true;
    }

    /** Adds the next chunk, or what there may be of it; returns whether there may be anything. */
    private boolean addChunk() {
        int[] added;
        try {
            added = ahead.isPresent() ? ahead.get().join() : make(chunkCount);
        } catch (OutOfMemoryError | CompletionException e) {
            ahead = Optional.empty();
            return false; // the heap is smaller than the tree's limit: that is a full tree as well
        }
        if (added.length < LEAST_CHUNK) {
            return false;
        }
        if (chunkCount == chunks.length) {
            ends = Arrays.copyOf(ends, 2 * chunkCount);
            chunks = Arrays.copyOf(chunks, 2 * chunkCount);
        }
        chunks[chunkCount] = added;
        chunkCount++;
        int next = chunkCount;
        ahead = Optional.of(CompletableFuture.supplyAsync(() -> make(next), ChunkSizes.BESIDE));
        return true;
    }

    /** The chunk with this index, as long as it may be. */
    private int[] make(int index) {
        long left = index == ChunkSizes.MOST_CHUNKS ? 0 : maxInts - sizes.before(index);
        return new int[(int) Math.max(0, Math.min(left, sizes.of(index)))];
    }

    /** Where the blocks of a chunk end. */
    final int end(int chunk) {
        return ends[chunk];
    }

    /** The blocks of a chunk end here. */
    final void endAt(int place) {
        ends[place >>> SHIFT] = place & MASK;
    }

    /** Notes where the last chunk ends, and says which it is. */
    final int closeLastChunk() {
        int top = top();
        endAt(top);
        return top >>> SHIFT;
    }
}
