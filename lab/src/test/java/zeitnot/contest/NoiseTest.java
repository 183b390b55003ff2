package zeitnot.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NoiseTest {
    private static final int CORES = Runtime.getRuntime().availableProcessors();

    private static GameTask task(String player, String time, String clock) {
        return new GameTask("tic-tac-toe", player, "uct", time, clock, 1, 0);
    }

    @Test
    void warnsWhenTimedGamesShareCores() {
        assertThat(Noise.warning(List.of(task("uct", "1s", "wall")), CORES + 1))
                .hasValueSatisfying(warning -> assertThat(warning)
                        .contains("more jobs (" + (CORES + 1) + ") than cores (" + CORES + ")", "wall"));
        assertThat(Noise.warning(List.of(task("uct", "1s/move", "cpu")), CORES + 1))
                .isPresent();
    }

    @Test
    void countsTheThreadsOfAPlayer() {
        int threads = CORES + 1;
        assertThat(Noise.warning(List.of(task("uct+threads(" + threads + ")", "1s", "wall")), 1))
                .hasValueSatisfying(warning -> assertThat(warning).contains("1 jobs of " + threads + " threads"));
        assertThat(Noise.warning(List.of(task("uct+threads", "1s", "wall")), CORES))
                .isPresent();
    }

    @Test
    void whoPondersKeepsThreadsBusyInBothTurns() {
        var both = new GameTask("connect4", "", "uct+ponder", "uct+threads(2)", "1s", "wall", 1, 0);
        assertThat(Noise.warning(List.of(both), CORES))
                .isPresent()
                .get()
                .asString()
                .contains(CORES + " jobs of 3 threads");
        assertThat(Noise.isRepeatable(new GameTask("connect4", "", "uct+ponder", "uct", "1s", "sim(9)", 1, 0)))
                .isTrue();
        assertThat(Noise.isRepeatable(new GameTask("connect4", "", "uct+ponder", "uct", "9/move", "wall", 1, 0)))
                .isFalse();
        assertThat(Noise.isRepeatable(new GameTask("connect4", "", "uct", "uct", "9/move", "wall", 1, 0)))
                .isTrue();
    }

    @Test
    void doesNotMindWhereTimeDoesNotCount() {
        assertThat(Noise.warning(List.of(task("uct", "1s", "sim(1000)"), task("uct", "100/move", "wall")), 1000))
                .isEmpty();
    }

    @Test
    void warnsWhenOtherProgramsNeedTheCores() {
        assertThat(Noise.foreignNoise("wall", 2, 4, 2)).isEmpty();
        assertThat(Noise.foreignNoise("wall", 2, 4, 3.04))
                .contains("other programs keep 3.0 of 4 cores busy; on the wall clock they disturb the games");
        assertThat(Noise.foreignNoise("cpu", 4, 4, 0.1)).isEmpty();
    }
}
