package zeitnot.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zeitnot.contest.GameRecord;
import zeitnot.contest.GameRecord.Ending;
import zeitnot.contest.GameRecord.Move;
import zeitnot.contest.GameTask;
import zeitnot.contest.Machine;
import zeitnot.contest.Origin;
import zeitnot.game.BadInput;

class StoreTest {
    private static final GameTask OTHER = new GameTask("othello", "uct", "uct", "1s", "wall", 1, 0);

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
                        new Move("4", 0, 1.0 / 3, 0.25, 12_345_678_901L, 9000, 345, 2.0 / 3, "stop", 31.5),
                        new Move("ä\"1,2\"", 1, 0, Double.POSITIVE_INFINITY, 0, 0, 0, 0.5, "", 0)));
    }

    /** Of versions that did not say who moved; in all their games the players took turns. */
    @Test
    void readsGamesThatDoNotSayWhoMoved() throws SQLException {
        var late = new GameTask("connect4", "4", "uct", "random", "5s", "wall", 1, 0);
        try (Store store = Store.open(file())) {
            store.add(record(0));
            store.add(new GameRecord(late, 1, Ending.NORMAL, record(0).moves()));
        }
        execute("UPDATE games SET moves = json_remove(moves, '$.player')");
        try (Store store = Store.open(file())) {
            assertThat(store.find(task(0))).contains(record(0));
            assertThat(store.find(late).orElseThrow().moves())
                    .extracting(Move::player)
                    .containsExactly(1, 0);
        }
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
            assertThat(store.otherVersions(task(1))).isEmpty();
        }
        execute("UPDATE origins SET version = '0.0.9-12345678'");
        try (Store store = Store.open(file())) {
            store.add(record(1));
            assertThat(store.otherVersions(task(2))).containsExactly("0.0.9-12345678");
            assertThat(store.otherVersions(OTHER)).isEmpty();
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
    void remembersAGameThatWasPlayedElsewhere() {
        var elsewhere = new Origin("0.9-0badcafe", "a worker");
        GameRecord here = record(0);
        var record = new GameRecord(task(0), here.points(), here.ending(), here.moves(), here.note(), elsewhere);
        try (Store store = Store.open(file())) {
            store.add(record);
            store.add(record(1));
            assertThat(store.find(task(0))).contains(record);
            assertThat(store.otherVersions(task(0))).containsExactly("0.9-0badcafe");
        }
    }

    @Test
    void isSharedByTwoConnections() {
        try (Store one = Store.open(file());
                Store other = Store.open(file())) {
            assertThat(one.add(record(0))).isTrue();
            assertThat(other.add(record(0))).isFalse();
            assertThat(other.add(record(1))).isTrue();
            assertThat(one.places(List.of(task(0), task(1))).cardinality()).isEqualTo(2);
        }
    }

    @Test
    void rejectsAFileThatIsNoDatabase() throws IOException {
        byte[] text = "This is not a database but a text that somebody needs."
                .repeat(100)
                .getBytes();
        Files.write(file(), text);
        assertRejected("is not a store");
        assertThat(file()).hasBinaryContent(text);
    }

    @Test
    void rejectsABrokenDatabase() throws IOException {
        try (Store store = Store.open(file())) {
            store.add(record(0));
        }
        byte[] bytes = Files.readAllBytes(file());
        Arrays.fill(bytes, 100, bytes.length, (byte) 0x55);
        Files.write(file(), bytes);
        assertRejected("is broken");
    }

    @Test
    void keepsTheGamesOfAStoreOfTheFirstFormat() throws SQLException {
        try (Store store = Store.open(file())) {
            store.add(record(0));
        }
        execute("""
                CREATE TABLE old_matches (
                    id INTEGER PRIMARY KEY,
                    game TEXT NOT NULL,
                    opening TEXT NOT NULL,
                    player_a TEXT NOT NULL,
                    player_b TEXT NOT NULL,
                    time TEXT NOT NULL,
                    clock TEXT NOT NULL,
                    seed INTEGER NOT NULL,
                    UNIQUE (game, opening, player_a, player_b, time, clock, seed)
                ) STRICT""");
        execute(
                "INSERT INTO old_matches SELECT id, game, opening, player_a, player_b, time_a, clock, seed FROM matches");
        execute("DROP TABLE matches");
        execute("ALTER TABLE old_matches RENAME TO matches");
        execute("PRAGMA user_version = 1");
        try (Store store = Store.open(file())) {
            assertThat(store.find(task(0))).contains(record(0));
            assertThat(store.matches()).extracting(StoredMatch::planned).containsExactly(0);
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

    @Test
    void rejectsAStoreOfANewerVersion() throws SQLException {
        try (Store store = Store.open(file())) {
            store.add(record(0));
        }
        execute("PRAGMA user_version = 99");
        assertRejected("was written by a newer version of zeitnot (format 99");
        execute("PRAGMA user_version = 3");
        try (Store store = Store.open(file())) {
            assertThat(store.find(task(0))).contains(record(0));
        }
    }

    @Test
    void rejectsADatabaseOfAnotherProgram() throws SQLException {
        execute("CREATE TABLE photos (id INTEGER)");
        assertRejected("is a database of another program");
    }

    @Test
    void rejectsAPlaceWhereNoFileCanBe() throws IOException {
        Path text = Files.writeString(directory.resolve("text"), "x");
        for (Path place : List.of(directory, directory.resolve("missing/games.db"), text.resolve("games.db"))) {
            assertThatExceptionOfType(BadInput.class)
                    .isThrownBy(() -> Store.open(place))
                    .withMessageContaining(place.toString())
                    .withMessageContaining("give a file");
        }
    }

    @Test
    void opensAnExistingStoreOnly() {
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> Store.openExisting(file()))
                .withMessageContaining("there is no store");
        assertThat(file()).doesNotExist();
    }

    @Test
    void canBeReadWhereNothingCanBeWritten() {
        try (Store store = Store.open(file())) {
            store.add(record(0));
        }
        try (Store store = new Store(file(), Database.openReadOnly(file()))) {
            assertThat(store.findAll(List.of(task(0), task(1), OTHER))).containsOnlyKeys(task(0));
            assertThatExceptionOfType(StoreException.class)
                    .isThrownBy(() -> store.add(record(1)))
                    .withMessageContaining("read-only");
        }
    }

    @Test
    void losesNothingWhenTheDiskIsFull() throws SQLException {
        int stored = 0;
        Connection connection = Database.open(file());
        try (Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA max_page_count = 40");
        }
        try (Store store = new Store(file(), connection)) {
            store.add(record(stored++));
            assertThatExceptionOfType(StoreException.class)
                    .isThrownBy(() -> {
                        for (int i = 1; i < 10_000; i++) {
                            store.add(record(i));
                        }
                    })
                    .withMessageContaining("the disk is full")
                    .withMessageContaining(file().toString());
            assertThat(store.find(task(0))).contains(record(0));
        }
        try (Store store = Store.open(file())) {
            while (store.find(task(stored)).isPresent()) {
                assertThat(store.find(task(stored))).contains(record(stored++));
            }
            assertThat(stored).isGreaterThan(10);
            assertThat(store.add(record(stored))).isTrue();
        }
    }

    private void execute(String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file());
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private void assertRejected(String message) {
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> Store.open(file()))
                .withMessageContaining(file().toString())
                .withMessageContaining(message);
    }
}
