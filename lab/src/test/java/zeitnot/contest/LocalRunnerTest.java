package zeitnot.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import zeitnot.contest.GameRecord.Ending;

class LocalRunnerTest {
    private static List<GameRecord> play(List<GameTask> tasks, int jobs) throws InterruptedException {
        List<GameRecord> records = new ArrayList<>();
        new LocalRunner(jobs).run(TaskSource.of(tasks), records::add);
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
                .isThrownBy(() -> new LocalRunner(2).run(TaskSource.of(tasks), record -> {
                    records.add(record);
                    if (records.size() == 3) {
                        Thread.currentThread().interrupt();
                    }
                }));
        assertThat(records).hasSizeBetween(3, 3 + 4);
    }

    @Test
    void handsOverEveryGameThatHasEndedBeforeItStops() throws InterruptedException {
        List<GameTask> tasks = MatchTest.match("random", "random", 4, 1).tasks();
        var bothHaveEnded = new CountDownLatch(2);
        var runner = new LocalRunner(1, task -> {
            bothHaveEnded.countDown();
            return new GameRecord(task, 1, Ending.NORMAL, List.of());
        });
        List<Integer> records = new ArrayList<>();
        runner.runWhile(TaskSource.of(tasks), record -> {
            records.add(record.task().index());
            await(bothHaveEnded);
            return false;
        });
        assertThat(records).containsExactly(0, 1);
    }

    @Test
    void handsOverEveryGameThatHasEndedWhenTheCallerIsInterrupted() {
        List<GameTask> tasks = MatchTest.match("random", "random", 4, 1).tasks();
        var bothHaveEnded = new CountDownLatch(2);
        var runner = new LocalRunner(1, task -> {
            bothHaveEnded.countDown();
            return new GameRecord(task, 1, Ending.NORMAL, List.of());
        });
        List<Integer> records = new ArrayList<>();
        assertThatExceptionOfType(InterruptedException.class)
                .isThrownBy(() -> runner.run(TaskSource.of(tasks.subList(0, 2)), record -> {
                    records.add(record.task().index());
                    await(bothHaveEnded);
                    Thread.currentThread().interrupt();
                }));
        assertThat(records).containsExactly(0, 1);
    }

    @Test
    void leavesNoGameBehind() throws InterruptedException {
        List<GameTask> tasks = MatchTest.match("random", "random", 100, 1).tasks();
        Set<Thread> workers = ConcurrentHashMap.newKeySet();
        var runner = new LocalRunner(3, task -> {
            workers.add(Thread.currentThread());
            return new Referee().play(task);
        });
        runner.runWhile(TaskSource.of(tasks), record -> false);
        assertThat(workers).isNotEmpty().noneMatch(Thread::isAlive);
    }

    /** The second game would think for years. */
    @Test
    @Timeout(120)
    void endsInTheMiddleOfAMove() throws InterruptedException {
        GameTask quick = MatchTest.match("random", "random", 1, 1).tasks().get(0);
        List<GameRecord> records = new ArrayList<>();
        for (String player : List.of("uct", "uct+threads(2)", "uct+minimax(2)")) {
            var endless = new GameTask("connect4", player, player, "2000000000/move", "wall", 1, 0);
            new LocalRunner(2).runWhile(TaskSource.of(List.of(endless, quick)), record -> {
                records.add(record);
                return false;
            });
        }
        assertThat(records).extracting(GameRecord::task).containsExactly(quick, quick, quick);
    }

    @Test
    void asksAgainForGamesThatDependOnResults() throws InterruptedException {
        List<GameTask> tasks = MatchTest.match("random", "random", 6, 1).tasks();
        List<GameRecord> records = new ArrayList<>();
        // a round of two games begins when the one before has ended
        var round = new ArrayDeque<>(tasks.subList(0, 2));
        new LocalRunner(2).run(() -> Optional.ofNullable(round.poll()), record -> {
            records.add(record);
            if (records.size() % 2 == 0 && records.size() < tasks.size()) {
                round.addAll(tasks.subList(records.size(), records.size() + 2));
            }
        });
        assertThat(records).extracting(GameRecord::task).containsExactlyInAnyOrderElementsOf(tasks);
    }

    @Test
    void voidsAGameForWhichThereIsNoMemoryAndPlaysTheOthers() throws InterruptedException {
        List<GameTask> tasks = MatchTest.match("random", "random", 4, 1).tasks();
        var runner = new LocalRunner(1, task -> {
            if (task.index() == 1) {
                throw new OutOfMemoryError("Java heap space");
            }
            return new Referee().play(task);
        });
        List<GameRecord> records = new ArrayList<>();
        runner.run(TaskSource.of(tasks), records::add);
        assertThat(records).extracting(GameRecord::isVoid).containsExactly(false, true, false, false);
        assertThat(records.get(1).note()).contains("OutOfMemoryError", "Java heap space");
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void saysWhyAGameCouldNotBePlayed() {
        var broken = new GameTask("tic-tac-toe", "uctt", "uct", "1/move", "wall", 1, 0);
        assertThatIllegalStateException()
                .isThrownBy(() -> new LocalRunner(1).run(TaskSource.of(List.of(broken)), record -> {}))
                .withMessageContaining("uctt");
    }
}
