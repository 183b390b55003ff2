package zeitnot.search.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ArenaTest {
    private static final int BLOCK = 1000;
    private static final long LIMIT = 40L << 20;

    /** The last chunks are made beside the one that is being filled: they are the arena's own, as long as was said. */
    @Test
    void fillsAllOfItsMemoryAndNoMore() {
        var arena = new Arena(LIMIT) {};
        arena.reset(Arena.FIRST);
        Set<Integer> blocks = fill(arena);
        assertThat(arena.isFull()).isTrue();
        assertThat(arena.bytes()).isBetween(LIMIT * 9 / 10, LIMIT);
        assertThat((long) blocks.size() * BLOCK * Integer.BYTES).isLessThanOrEqualTo(LIMIT);
        arena.reset(Arena.FIRST);
        assertThat(fill(arena)).as("the same memory once more").isEqualTo(blocks);
    }

    private static Set<Integer> fill(Arena arena) {
        Set<Integer> blocks = new HashSet<>();
        for (int block = arena.allocate(BLOCK); block != Arena.NONE; block = arena.allocate(BLOCK)) {
            int[] chunk = arena.chunk(block);
            assertThat(Arena.offset(block) + BLOCK).isLessThanOrEqualTo(chunk.length);
            assertThat(blocks.add(block)).isTrue();
        }
        return blocks;
    }
}
