package zeitnot.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import zeitnot.contest.GameRecord;
import zeitnot.contest.GameTask;
import zeitnot.contest.LocalRunner;
import zeitnot.contest.Match;
import zeitnot.contest.Players;
import zeitnot.contest.Runner;
import zeitnot.contest.RunnerProvider;
import zeitnot.contest.TaskSource;
import zeitnot.games.Games;
import zeitnot.time.ClockKind;
import zeitnot.time.TimeControl;

/** What a runner promises, with Spark inside this process as spark-submit could choose it. */
class SparkRunnerTest {
    private static final String MASTER = "spark.master";
    private static final List<GameTask> MATCH = new Match(
                    Games.named("connect4"),
                    Players.parse("uct"),
                    Players.parse("random"),
                    TimeControl.parse("50/move"),
                    ClockKind.parse("sim(5000)"),
                    40,
                    3)
            .tasks();

    private static Runner runner;

    @BeforeAll
    static void open() {
        System.setProperty(MASTER, "local[2]");
        runner = RunnerProvider.find("spark", OptionalInt.empty(), news -> {});
    }

    @AfterAll
    static void close() {
        runner.close();
        System.clearProperty(MASTER);
    }

    @Test
    void playsTheGamesOfTheLocalRunner() throws InterruptedException {
        List<GameRecord> records = new ArrayList<>();
        List<GameRecord> local = new ArrayList<>();
        runner.run(TaskSource.of(MATCH), records::add);
        new LocalRunner(1).run(TaskSource.of(MATCH), local::add);
        assertThat(sorted(records)).isEqualTo(sorted(local));
    }

    @Test
    void asksForTheNextGameWhenTheLastHasEnded() throws InterruptedException {
        List<GameRecord> records = new ArrayList<>();
        TaskSource oneByOne = new TaskSource() {
            private int given;

            @Override
            public Optional<GameTask> next() {
                return given == records.size() && given < 5 ? Optional.of(MATCH.get(given++)) : Optional.empty();
            }
        };
        runner.run(oneByOne, records::add);
        assertThat(records).extracting(GameRecord::task).isEqualTo(MATCH.subList(0, 5));
    }

    @Test
    void endsWhenNoMoreIsWanted() throws InterruptedException {
        List<GameRecord> records = new ArrayList<>();
        Deque<GameTask> source = new ArrayDeque<>(MATCH);
        runner.runWhile(() -> Optional.ofNullable(source.poll()), record -> {
            records.add(record);
            return records.size() < 10;
        });
        assertThat(records).hasSizeGreaterThanOrEqualTo(10).doesNotHaveDuplicates();
        assertThat(source).isNotEmpty();
    }

    @Test
    void leavesTheListenerAloneThatThrows() throws InterruptedException {
        List<GameRecord> records = new ArrayList<>();
        assertThatThrownBy(() -> runner.run(TaskSource.of(MATCH), record -> {
                    records.add(record);
                    throw new IllegalStateException("full");
                }))
                .hasMessage("full");
        assertThat(records).hasSize(1);
        runner.run(TaskSource.of(MATCH.subList(0, 2)), records::add);
        assertThat(records).hasSize(3);
    }

    @Test
    void isCancelledByAnInterrupt() {
        List<GameRecord> records = new ArrayList<>();
        assertThatThrownBy(() -> runner.run(TaskSource.of(MATCH), record -> {
                    records.add(record);
                    Thread.currentThread().interrupt();
                }))
                .isInstanceOf(InterruptedException.class);
        assertThat(records).isNotEmpty().hasSizeLessThan(MATCH.size()).doesNotHaveDuplicates();
    }

    private static List<GameRecord> sorted(List<GameRecord> records) {
        return records.stream()
                .sorted(Comparator.comparingInt(record -> record.task().index()))
                .toList();
    }
}
