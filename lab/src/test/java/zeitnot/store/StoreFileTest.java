package zeitnot.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static zeitnot.store.StoreTest.OTHER;
import static zeitnot.store.StoreTest.record;
import static zeitnot.store.StoreTest.task;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zeitnot.game.BadInput;

/** The file of a store: who may open it, and what becomes of it when something fails. */
class StoreFileTest {
    @TempDir
    Path directory;

    private Path file() {
        return directory.resolve("games.db");
    }

    /** What stands in the way is a table that the first migration makes after others. */
    @Test
    void migratesAllOrNothing() throws SQLException {
        Sqlite.execute(file(), "PRAGMA application_id = " + 0x5A454954);
        Sqlite.execute(file(), "CREATE TABLE games (id INTEGER)");
        assertRejected("cannot be opened");
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file());
                Statement statement = connection.createStatement();
                ResultSet tables = statement.executeQuery("SELECT group_concat(name) FROM sqlite_schema")) {
            assertThat(tables.getString(1)).isEqualTo("games");
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
    void rejectsAStoreOfANewerVersion() throws SQLException {
        try (Store store = Store.open(file())) {
            store.add(record(0));
        }
        Sqlite.execute(file(), "PRAGMA user_version = 99");
        assertRejected("was written by a newer version of zeitnot (format 99");
        Sqlite.execute(file(), "PRAGMA user_version = " + Schema.VERSION);
        try (Store store = Store.open(file())) {
            assertThat(store.find(task(0))).contains(record(0));
        }
    }

    @Test
    void rejectsADatabaseOfAnotherProgram() throws SQLException {
        Sqlite.execute(file(), "CREATE TABLE photos (id INTEGER)");
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

    private void assertRejected(String message) {
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> Store.open(file()))
                .withMessageContaining(file().toString())
                .withMessageContaining(message);
    }
}
