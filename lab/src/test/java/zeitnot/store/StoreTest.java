package zeitnot.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Instant;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zeitnot.contest.GameRecord;
import zeitnot.contest.GameRecord.Ending;
import zeitnot.contest.GameRecord.Move;
import zeitnot.contest.GameScore;
import zeitnot.contest.GameTask;
import zeitnot.contest.Machine;
import zeitnot.contest.Origin;

/** The games of a store. */
class StoreTest {
    static final GameTask OTHER = new GameTask("othello", "uct", "uct", "1s", "wall", 1, 0);

    @TempDir
    Path directory;

    private Path file() {
        return directory.resolve("games.db");
    }

    static GameTask task(int index) {
        return new GameTask("connect4", "uct(c=1.3)+solver", "random", "5s", "sim(64500)", -7, index);
    }

    static GameRecord record(int index) {
        return new GameRecord(
                task(index),
                0.5,
                Ending.NORMAL,
                List.of(
                        new Move("4", 0, 1.0 / 3, 0.25, 12_345_678_901L, 9000, 345, 2.0 / 3, "stop", 31.5, 0.0125),
                        new Move("ä\"1,2\"", 1, 0, Double.POSITIVE_INFINITY, 0, 0, 0, 0.5, "", 0, 0)));
    }

    @Test
    void givesBackWhatItWasGiven() {
        GameRecord lost = new GameRecord(task(1), 0, Ending.TIME, List.of());
        GameRecord empty = GameRecord.voided(task(2), List.of(), "Yellow failed: it's broken");
        try (Store store = Store.open(file())) {
            for (GameRecord record : List.of(record(0), lost, empty)) {
                assertThat(store.add(record)).isTrue();
            }
        }
        try (Store store = Store.open(file())) {
            assertThat(store.find(task(0))).contains(record(0));
            assertThat(store.find(task(1))).contains(lost);
            assertThat(store.find(task(2))).contains(empty);
            assertThat(store.find(task(3))).isEmpty();
        }
    }

    @Test
    void tellsWhichOtherVersionsHavePlayed() throws SQLException {
        try (Store store = Store.open(file())) {
            store.add(record(0));
            assertThat(versions(store, task(1))).isEmpty();
        }
        Sqlite.execute(file(), "UPDATE origins SET version = '0.0.9-12345678'");
        try (Store store = Store.open(file())) {
            store.add(record(1));
            assertThat(versions(store, task(2))).containsExactly("0.0.9-12345678");
            assertThat(versions(store, OTHER)).isEmpty();
        }
    }

    @Test
    void tellsGamesApartByEveryFieldOfTheirTask() {
        GameTask task = task(3);
        List<GameTask> others = List.of(
                new GameTask("othello", task.playerA(), task.playerB(), task.time(), task.clock(), task.seed(), 3),
                new GameTask(task.game(), "uct", task.playerB(), task.time(), task.clock(), task.seed(), 3),
                new GameTask(task.game(), task.playerA(), "uct", task.time(), task.clock(), task.seed(), 3),
                new GameTask(task.game(), task.playerA(), task.playerB(), "6s", task.clock(), task.seed(), 3),
                new GameTask(task.game(), task.playerA(), task.playerB(), task.time(), "wall", task.seed(), 3),
                new GameTask(task.game(), task.playerA(), task.playerB(), task.time(), task.clock(), 7, 3),
                with(task, "random(4)", task.timeB(), ""),
                with(task, "", "6s", ""),
                with(task, "", task.timeB(), "draw-after(40)"),
                task(4));
        try (Store store = Store.open(file())) {
            store.add(record(3));
            assertThat(others).noneMatch(other -> store.find(other).isPresent());
            for (GameTask other : others) {
                assertThat(store.add(new GameRecord(other, 1, Ending.NORMAL, List.of())))
                        .isTrue();
            }
            assertThat(store.findAll(others)).hasSameSizeAs(others);
            assertThat(store.find(task)).contains(record(3));
        }
    }

    @Test
    void keepsTheFirstRecordOfAGame() {
        try (Store store = Store.open(file())) {
            store.add(record(0));
            assertThat(store.add(new GameRecord(task(0), 1, Ending.NORMAL, List.of())))
                    .isFalse();
            assertThat(store.find(task(0))).contains(record(0));
        }
    }

    @Test
    void knowsWhichTasksItHas() {
        try (Store store = Store.open(file())) {
            store.add(record(1));
            store.add(record(5));
            List<GameTask> tasks = List.of(task(5), task(0), task(1), task(6));
            assertThat(store.places(tasks).stream()).containsExactly(0, 2);
            assertThat(store.findAll(tasks)).containsOnlyKeys(task(1), task(5));
            assertThat(store.size()).isEqualTo(2);
        }
    }

    private static GameTask with(GameTask task, String opening, String timeB, String adjudication) {
        return new GameTask(
                task.game(),
                opening,
                task.playerA(),
                task.playerB(),
                task.timeA(),
                timeB,
                task.clock(),
                adjudication,
                task.seed(),
                task.index());
    }

    @Test
    void takesAVoidGameForMissingAndReplacesIt() {
        GameRecord broken = GameRecord.voided(task(0), List.of(), "it broke");
        try (Store store = Store.open(file())) {
            assertThat(store.add(broken)).isTrue();
            assertThat(store.find(task(0))).map(GameRecord::note).contains("it broke");
            assertThat(store.places(List.of(task(0))).cardinality()).isZero();
            assertThat(store.add(record(0))).isTrue();
            assertThat(store.find(task(0))).contains(record(0));
            assertThat(store.add(broken)).isFalse();
            assertThat(store.find(task(0))).contains(record(0));
        }
    }

    @Test
    void forgetsWhatIsRemoved() {
        try (Store store = Store.open(file())) {
            store.add(record(0));
            store.add(record(1));
            store.remove(List.of(task(1), task(2)));
            assertThat(store.find(task(0))).isPresent();
            assertThat(store.find(task(1))).isEmpty();
            assertThat(store.add(record(1))).isTrue();
        }
    }

    @Test
    void forgetsAllOrNothing() {
        List<GameTask> failing = new AbstractList<>() {
            @Override
            public GameTask get(int index) {
                if (index == 1) {
                    throw new IllegalStateException("in the midst of it");
                }
                return task(index);
            }

            @Override
            public int size() {
                return 2;
            }
        };
        try (Store store = Store.open(file())) {
            store.add(record(0));
            assertThatIllegalStateException().isThrownBy(() -> store.remove(failing));
            assertThat(store.find(task(0))).contains(record(0));
            assertThat(store.add(record(1))).isTrue();
        }
        try (Store store = Store.open(file())) {
            assertThat(store.size()).isEqualTo(2);
        }
    }

    @Test
    void remembersWhoPlayedWhereAndWhen() {
        Instant before = Instant.now().minusMillis(1);
        List<StoredGame> games = new ArrayList<>();
        try (Store store = Store.open(file())) {
            store.add(record(1));
            store.add(record(0));
            store.forEach(games::add);
        }
        assertThat(games).extracting(StoredGame::record).containsExactly(record(0), record(1));
        assertThat(games).allSatisfy(game -> {
            assertThat(game.record().origin()).isEqualTo(new Origin(Machine.version(), Machine.describe()));
            assertThat(game.ended()).isBetween(before, Instant.now());
        });
    }

    @Test
    void readsAMatchGameByGame() {
        GameRecord broken = GameRecord.voided(task(4), List.of(), "broken");
        List<GameRecord> games = new ArrayList<>();
        List<GameScore> scores = new ArrayList<>();
        try (Store store = Store.open(file())) {
            store.add(broken);
            store.add(record(1));
            store.add(new GameRecord(OTHER, 1, Ending.NORMAL, List.of()));
            store.add(record(0));
            store.each(task(7), games::add);
            store.eachScore(task(7), scores::add);
            store.each(new GameTask("hex", "uct", "uct", "1s", "wall", 1, 0), games::add);
        }
        assertThat(games).containsExactly(record(0), record(1), broken);
        assertThat(scores).extracting(GameScore::index).containsExactly(0, 1, 4);
        assertThat(scores).extracting(GameScore::points).containsExactly(0.5, 0.5, Double.NaN);
        assertThat(scores).extracting(GameScore::plies).containsExactly(2, 2, 0);
        assertThat(scores).extracting(GameScore::isVoid).containsExactly(false, false, true);
        assertThat(scores).extracting(GameScore::origin).containsOnly(Origin.here());
        assertThat(scores).extracting(GameScore::ended).allMatch(ended -> !ended.isAfter(Instant.now()));
    }

    @Test
    void remembersAGameThatWasPlayedElsewhere() {
        var elsewhere = new Origin("0.9-0badcafe", "a worker");
        GameRecord here = record(0);
        var record = new GameRecord(task(0), here.points(), here.ending(), here.moves(), here.note(), elsewhere);
        try (Store store = Store.open(file())) {
            store.add(record);
            store.add(record(1));
            assertThat(store.find(task(0))).contains(record);
            assertThat(versions(store, task(0))).containsExactly("0.9-0badcafe");
        }
    }

    @Test
    void remembersTheLastPlanOfAMatch() {
        try (Store store = Store.open(file())) {
            store.plan(task(0), 100);
            store.add(record(0));
            store.plan(task(0), 40);
        }
        try (Store store = Store.open(file())) {
            assertThat(store.matches()).extracting(StoredMatch::planned).containsExactly(40);
        }
    }

    private static List<String> versions(Store store, GameTask task) {
        return store.gamesOfOtherVersions(task).stream()
                .map(game -> game.origin().version())
                .toList();
    }
}
