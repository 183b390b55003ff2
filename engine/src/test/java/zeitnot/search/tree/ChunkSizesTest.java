package zeitnot.search.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ChunkSizesTest {
    private static final long GIB = 1L << 30;

    private static ChunkSizes sizes(long maxBytes) {
        return new ChunkSizes(maxBytes / Integer.BYTES);
    }

    @ParameterizedTest
    @ValueSource(longs = {GIB, 3 * GIB, 5 * GIB, Arena.MOST_BYTES})
    void everyTreeHasRoom(long maxBytes) {
        assertThat(Integer.BYTES * sizes(maxBytes).before(ChunkSizes.MOST_CHUNKS))
                .isGreaterThanOrEqualTo(maxBytes);
    }

    /** To fill new memory takes time, and less for a small array: a tree of the usual size has no others. */
    @Test
    void chunksAreNoLargerThanTheyMustBe() {
        ChunkSizes usual = sizes(GIB);
        assertThat(usual.of(ChunkSizes.MOST_CHUNKS - 1)).isEqualTo(usual.of(2));
        ChunkSizes large = sizes(5 * GIB);
        assertThat(large.of(2)).isEqualTo(usual.of(2));
        assertThat(large.of(ChunkSizes.MOST_CHUNKS - 1)).isGreaterThanOrEqualTo(usual.of(2));
    }

    @Test
    void noChunkIsLargerThanTheNamesOfItsBlocksAllow() {
        assertThat(IntStream.range(0, ChunkSizes.MOST_CHUNKS)
                        .map(sizes(Arena.MOST_BYTES)::of)
                        .max()
                        .orElseThrow())
                .isLessThanOrEqualTo(1 << ChunkSizes.SHIFT);
    }

    /** Collectors leave arrays of more than half a region, or of more than 4 MiB, where they are. */
    @Test
    void allButTheFirstTwoAreTooLargeToBeMoved() {
        for (int index = 2; index < 100; index++) {
            assertThat(4L * sizes(GIB).of(index) + 16).isGreaterThanOrEqualTo(4 << 20);
        }
    }

    @Test
    void whatComesBeforeAChunkIsTheSumOfTheOthers() {
        ChunkSizes sizes = sizes(GIB);
        assertThat(sizes.before(5) - sizes.before(4)).isEqualTo(sizes.of(4));
        assertThat(sizes.before(0)).isZero();
    }
}
