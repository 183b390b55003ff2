package zeitnot.search.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ChunkSizesTest {
    @Test
    void theLargestTreeHasRoom() {
        assertThat(Integer.BYTES * ChunkSizes.before(1 << (31 - ChunkSizes.SHIFT)))
                .isGreaterThanOrEqualTo(Arena.MOST_BYTES);
    }

    @Test
    void noChunkIsLargerThanTheNamesOfItsBlocksAllow() {
        assertThat(IntStream.range(0, 100).map(ChunkSizes::of).max().orElseThrow())
                .isLessThanOrEqualTo(1 << ChunkSizes.SHIFT);
    }

    /** Collectors leave arrays of more than half a region, or of more than 4 MiB, where they are. */
    @Test
    void allButTheFirstFewAreTooLargeToBeMoved() {
        for (int index = 4; index < 100; index++) {
            assertThat(4L * ChunkSizes.of(index) + 16).isGreaterThanOrEqualTo(4 << 20);
        }
    }

    @Test
    void whatComesBeforeAChunkIsTheSumOfTheOthers() {
        assertThat(ChunkSizes.before(5) - ChunkSizes.before(4)).isEqualTo(ChunkSizes.of(4));
        assertThat(ChunkSizes.before(0)).isZero();
    }
}
