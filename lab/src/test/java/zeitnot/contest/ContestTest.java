package zeitnot.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zeitnot.contest.GameRecord.Ending;
import zeitnot.store.Store;

class ContestTest {
    private final List<GameTask> tasks = MatchTest.match("uct", "random", 8, 3).tasks();
    private final LocalRunner runner = new LocalRunner(1);

    @TempDir
    Path directory;

    private Store store() {
        return Store.open(directory.resolve("games.db"));
    }

    private List<GameRecord> run(Contest contest) throws InterruptedException {
        List<GameRecord> records = new ArrayList<>();
        contest.run(runner, records::add);
        return records;
    }

    @Test
    void playsOnlyWhatIsMissing() throws InterruptedException {
        // a record that no game could leave shows who is asked
        GameRecord marked = new GameRecord(tasks.get(5), 0.5, Ending.LENGTH, List.of());
        try (Store store = store()) {
            store.add(marked);
            var contest = new Contest(tasks, store);
            assertThat(contest.stored()).isEqualTo(1);
            assertThat(contest.missing()).isEqualTo(7);
            List<GameRecord> records = run(contest);
            assertThat(records.get(0)).isEqualTo(marked);
            assertThat(records).extracting(record -> record.task().index()).containsExactly(5, 0, 1, 2, 3, 4, 6, 7);
            assertThat(store.findAll(tasks)).hasSize(8);
        }
    }

    @Test
    void hasEveryGameInTheStoreBeforeAnybodyHearsOfIt() throws InterruptedException {
        try (Store store = store();
                Store other = store()) {
            new Contest(tasks, store)
                    .run(runner, record -> assertThat(other.find(record.task())).contains(record));
        }
    }

    @Test
    void takesTheRecordOfWhoeverWasFirst() throws InterruptedException {
        GameRecord marked = new GameRecord(tasks.get(2), 0.5, Ending.LENGTH, List.of());
        try (Store store = store()) {
            var contest = new Contest(tasks, store);
            store.add(marked); // as another process would meanwhile
            assertThat(run(contest)).hasSize(8).contains(marked);
        }
    }

    @Test
    void playsWhatWasRemovedMeanwhile() throws InterruptedException {
        try (Store store = store()) {
            List<GameRecord> first = run(new Contest(tasks, store));
            var contest = new Contest(tasks, store);
            store.remove(tasks.subList(0, 3));
            assertThat(run(contest)).containsExactlyInAnyOrderElementsOf(first);
            assertThat(contest.stored()).isEqualTo(5);
        }
    }

    @Test
    void replaysThePlannedGamesOfSeveralMatches() {
        List<GameTask> others = MatchTest.match("random", "random", 8, 3).tasks();
        List<GameTask> planned = List.of(others.get(1), tasks.get(3), others.get(0), tasks.get(2), tasks.get(1));
        List<GameTask> replayed = new ArrayList<>();
        try (Store store = store()) {
            for (GameTask task : List.of(tasks.get(3), others.get(0), others.get(1), others.get(2), tasks.get(2))) {
                store.add(new GameRecord(task, 1, Ending.NORMAL, List.of()));
            }
            var contest = new Contest(planned, store);
            contest.replay(record -> replayed.add(record.task()));
            assertThat(contest.missing()).isEqualTo(1);
        }
        assertThat(replayed).containsExactly(others.get(0), others.get(1), tasks.get(2), tasks.get(3));
    }

    @Test
    void playsInTheOrderOfTheTasks() throws InterruptedException {
        List<GameTask> interleaved = new ArrayList<>();
        List<GameTask> others = MatchTest.match("random", "random", 8, 3).tasks();
        for (int i = 0; i < tasks.size(); i++) {
            interleaved.add(tasks.get(i));
            interleaved.add(others.get(i));
        }
        assertThat(run(new Contest(interleaved, Archive.none())))
                .extracting(GameRecord::task)
                .isEqualTo(interleaved);
    }
}
