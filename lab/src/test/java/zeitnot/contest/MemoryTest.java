package zeitnot.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class MemoryTest {
    private static final long MIB = 1 << 20;

    private static GameTask task(String player, String time, String clock) {
        return new GameTask("connect4", player, "random", time, clock, 1, 0);
    }

    @Test
    void warnsIfTheTreesOfAllGamesMayOutgrowTheHeap() {
        // A million simulations of 7 children each need 107 MiB, for each of two players and two games
        List<GameTask> tasks = List.of(new GameTask("connect4", "uct", "uct", "1000000/move", "wall", 1, 0));
        assertThat(Memory.warning(tasks, 2, 400 * MIB))
                .hasValueSatisfying(line -> assertThat(line).contains("2 games at a time may need 427 MiB", "400 MiB"));
        assertThat(Memory.warning(tasks, 2, 500 * MIB)).isEmpty();
        assertThat(Memory.warning(tasks, 1, 400 * MIB)).isEmpty();
    }

    @Test
    void knowsTheLimitOfATree() {
        List<GameTask> limited =
                List.of(new GameTask("connect4", "uct+memory(50)", "uct+memory(50)", "1h", "wall", 1, 0));
        assertThat(Memory.warning(limited, 1, 100 * MIB)).isEmpty();
        assertThat(Memory.warning(limited, 2, 199 * MIB)).isPresent();
    }

    @Test
    void knowsHowManySimulationsAClockAllows() {
        assertThat(Memory.warning(List.of(task("uct", "1s", "sim(10000)")), 2, 10 * MIB))
                .isEmpty();
        assertThat(Memory.warning(List.of(task("uct", "100s", "sim(10000)")), 2, 10 * MIB))
                .isPresent();
    }
}
