package zeitnot.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

class LocalRunnerTest {
    private static List<GameRecord> play(List<GameTask> tasks, int jobs) throws InterruptedException {
        List<GameRecord> records = new ArrayList<>();
        new LocalRunner(jobs).run(tasks, records::add);
        records.sort(Comparator.comparingInt(record -> record.task().index()));
        return records;
    }

    @Test
    void playsTheSameGamesMoveForMoveWithAnyNumberOfJobs() throws InterruptedException {
        List<GameTask> tasks = MatchTest.match("uct+reuse", "ucb1-tuned", 12, 5).tasks();
        List<GameRecord> alone = play(tasks, 1);
        assertThat(alone).extracting(GameRecord::task).isEqualTo(tasks);
        assertThat(play(tasks, 2)).isEqualTo(alone);
    }

    @Test
    void playsOtherGamesWithAnotherSeed() throws InterruptedException {
        List<GameRecord> some = play(MatchTest.match("random", "random", 10, 1).tasks(), 1);
        List<GameRecord> others =
                play(MatchTest.match("random", "random", 10, 2).tasks(), 1);
        assertThat(some)
                .extracting(GameRecord::notation)
                .isNotEqualTo(others.stream().map(GameRecord::notation).toList());
    }

    @Test
    void forgetsTheRestWhenTheCallerIsInterrupted() {
        List<GameRecord> records = new ArrayList<>();
        List<GameTask> tasks = MatchTest.match("random", "random", 1000, 1).tasks();
        assertThatExceptionOfType(InterruptedException.class)
                .isThrownBy(() -> new LocalRunner(2).run(tasks, record -> {
                    records.add(record);
                    if (records.size() == 3) {
                        Thread.currentThread().interrupt();
                    }
                }));
        assertThat(records).hasSize(3);
    }

    @Test
    void saysWhyAGameCouldNotBePlayed() {
        var broken = new GameTask("tic-tac-toe", "uctt", "uct", "1/move", "wall", 1, 0);
        assertThatIllegalStateException()
                .isThrownBy(() -> new LocalRunner(1).run(List.of(broken), record -> {}))
                .withMessageContaining("uctt");
    }
}
