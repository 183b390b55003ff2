package zeitnot.store;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Objects;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;
import zeitnot.game.BadInput;

/**
 * Opens the SQLite file of a store: checks that it is one, makes or migrates its tables, and says in one line what is
 * wrong with a file that cannot be used. Nothing is written to a file that is not a store.
 */
final class Database {
    /** "ZEIT", in the header of every store. */
    private static final int APPLICATION_ID = 0x5A454954;

    /** Two processes that write to one store wait for each other so long. */
    private static final int BUSY_MILLIS = 60_000;

    /** What leads from a version of the tables to the next; a store's version is how many of these it has seen. */
    private static final List<List<String>> MIGRATIONS = List.of(List.of("""
            CREATE TABLE matches (
                id INTEGER PRIMARY KEY,
                game TEXT NOT NULL,
                player_a TEXT NOT NULL,
                player_b TEXT NOT NULL,
                time TEXT NOT NULL,
                clock TEXT NOT NULL,
                seed INTEGER NOT NULL,
                UNIQUE (game, player_a, player_b, time, clock, seed)
            ) STRICT""", """
            CREATE TABLE origins (
                id INTEGER PRIMARY KEY,
                version TEXT NOT NULL,
                machine TEXT NOT NULL,
                UNIQUE (version, machine)
            ) STRICT""", """
            CREATE TABLE games (
                id INTEGER PRIMARY KEY,
                match_id INTEGER NOT NULL REFERENCES matches,
                number INTEGER NOT NULL,
                points REAL,
                ending TEXT NOT NULL,
                note TEXT NOT NULL,
                plies INTEGER NOT NULL,
                origin_id INTEGER NOT NULL REFERENCES origins,
                ended TEXT NOT NULL,
                moves TEXT NOT NULL,
                UNIQUE (match_id, number)
            ) STRICT"""));

    private Database() {}

    static Connection open(Path file) {
        if (Files.isDirectory(file)) {
            throw new BadInput("store " + file + " is a directory; give a file");
        }
        try {
            Connection connection = connect(file);
            try {
                prepare(connection, file);
                return connection;
            } catch (SQLException | RuntimeException e) {
                connection.close();
                throw e;
            }
        } catch (SQLException e) {
            throw unusable(file, e);
        }
    }

    private static Connection connect(Path file) throws SQLException {
        var config = new SQLiteConfig();
        config.setBusyTimeout(BUSY_MILLIS);
        config.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
        return config.createConnection("jdbc:sqlite:" + file);
    }

    private static void prepare(Connection connection, Path file) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            int application = number(statement, "PRAGMA application_id");
            boolean isNew = number(statement, "SELECT count(*) FROM sqlite_schema") == 0;
            if (application != APPLICATION_ID && !isNew) {
                throw new BadInput("store " + file + " is a database of another program; give another file");
            }
            int version = number(statement, "PRAGMA user_version");
            if (version > MIGRATIONS.size()) {
                throw new BadInput("store " + file + " was written by a newer version of zeitnot (format " + version
                        + ", this one knows up to " + MIGRATIONS.size() + "); use that version, or another file");
            }
            statement.execute("PRAGMA journal_mode = WAL");
            // a game that was acknowledged outlives not only the process but also a loss of power
            statement.execute("PRAGMA synchronous = FULL");
        }
        migrate(connection);
    }

    /** The lock is taken first, because another process may be doing the same; it also shows whether one may write. */
    private static void migrate(Connection connection) throws SQLException {
        connection.setAutoCommit(false);
        try (Statement statement = connection.createStatement()) {
            int version = number(statement, "PRAGMA user_version");
            for (List<String> migration : MIGRATIONS.subList(version, MIGRATIONS.size())) {
                for (String step : migration) {
                    statement.execute(step);
                }
            }
            statement.execute("PRAGMA application_id = " + APPLICATION_ID);
            statement.execute("PRAGMA user_version = " + MIGRATIONS.size());
            connection.commit();
        } finally {
            connection.setAutoCommit(true);
        }
    }

    private static int number(Statement statement, String query) throws SQLException {
        try (ResultSet result = statement.executeQuery(query)) {
            result.next();
            return result.getInt(1);
        }
    }

    private static BadInput unusable(Path file, SQLException e) {
        return new BadInput(
                switch (code(e)) {
                    case SQLITE_NOTADB -> "store " + file + " is not a store; give another file";
                    case SQLITE_CORRUPT -> "store " + file + " is broken; move it away or give another file";
                    case SQLITE_READONLY -> "store " + file + " is read-only; make it writable or give another file";
                    case SQLITE_BUSY ->
                        "store " + file + " is locked by another program; end that, or give another file";
                    case SQLITE_FULL -> "store " + file + " cannot be opened: the disk is full";
                    default ->
                        "store " + file + " cannot be opened; give a file in a directory that exists and is writable";
                });
    }

    /** A failure while the store is used. */
    static StoreException failure(Path file, SQLException e) {
        String what = switch (code(e)) {
            case SQLITE_FULL -> "the disk is full";
            case SQLITE_IOERR -> "the disk cannot be read or written";
            case SQLITE_CORRUPT, SQLITE_NOTADB -> "the file is broken";
            case SQLITE_READONLY -> "the file has become read-only";
            case SQLITE_BUSY -> "another program keeps it locked";
            default -> Objects.requireNonNullElse(e.getMessage(), e.toString());
        };
        return new StoreException(
                "store " + file + ": " + what + "; the games in it are safe, and the same command goes on with them",
                e);
    }

    /** The primary error code: the low byte of an extended one. */
    private static SQLiteErrorCode code(SQLException e) {
        return e instanceof SQLiteException
                ? SQLiteErrorCode.getErrorCode(e.getErrorCode() & 0xFF)
                : SQLiteErrorCode.UNKNOWN_ERROR;
    }
}
