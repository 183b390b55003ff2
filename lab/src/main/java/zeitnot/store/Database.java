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
    private static final List<List<String>> MIGRATIONS = List.of(
            List.of("""
            CREATE TABLE matches (
                id INTEGER PRIMARY KEY,
                game TEXT NOT NULL,
                opening TEXT NOT NULL,
                player_a TEXT NOT NULL,
                player_b TEXT NOT NULL,
                time TEXT NOT NULL,
                clock TEXT NOT NULL,
                seed INTEGER NOT NULL,
                UNIQUE (game, opening, player_a, player_b, time, clock, seed)
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
            ) STRICT"""),
            List.of("ALTER TABLE matches ADD COLUMN planned INTEGER NOT NULL DEFAULT 0"),
            // a time for each player, and games that are cut short
            List.of("""
            CREATE TABLE new_matches (
                id INTEGER PRIMARY KEY,
                game TEXT NOT NULL,
                opening TEXT NOT NULL,
                player_a TEXT NOT NULL,
                player_b TEXT NOT NULL,
                time_a TEXT NOT NULL,
                time_b TEXT NOT NULL,
                clock TEXT NOT NULL,
                adjudication TEXT NOT NULL,
                seed INTEGER NOT NULL,
                planned INTEGER NOT NULL DEFAULT 0,
                UNIQUE (game, opening, player_a, player_b, time_a, time_b, clock, adjudication, seed)
            ) STRICT""", """
            INSERT INTO new_matches
                SELECT id, game, opening, player_a, player_b, time, time, clock, '', seed, planned FROM matches""", "DROP TABLE matches", "ALTER TABLE new_matches RENAME TO matches"));

    private Database() {}

    /** Opens a store to read and write it; makes or migrates it first. */
    static Connection open(Path file) {
        return open(file, "jdbc:sqlite:" + file, connection -> {
            try (Statement statement = connection.createStatement()) {
                check(statement, file);
                statement.execute("PRAGMA journal_mode = WAL");
                // a game that was acknowledged outlives not only the process but also a loss of power
                statement.execute("PRAGMA synchronous = FULL");
            }
            migrate(connection);
        });
    }

    /** Opens a store in a place where nothing can be written. Nobody else writes to it then. */
    static Connection openReadOnly(Path file) {
        if (Files.exists(file.resolveSibling(file.getFileName() + "-wal"))) {
            throw new BadInput("store " + file + " is read-only, and games were not yet merged into it when its program"
                    + " ended; copy it, with the files beside it, to where it can be written");
        }
        return open(file, "jdbc:sqlite:" + file.toUri() + "?immutable=1", connection -> {
            try (Statement statement = connection.createStatement()) {
                int version = check(statement, file);
                if (version < MIGRATIONS.size()) {
                    throw new BadInput("store " + file + " was written by an older version of zeitnot and is read-only;"
                            + " copy it to where it can be written");
                }
            }
        });
    }

    private interface Preparation {
        void run(Connection connection) throws SQLException;
    }

    private static Connection open(Path file, String url, Preparation preparation) {
        if (Files.isDirectory(file)) {
            throw new BadInput("store " + file + " is a directory; give a file");
        }
        try {
            Connection connection = connect(url);
            try {
                preparation.run(connection);
                return connection;
            } catch (SQLException | RuntimeException e) {
                connection.close();
                throw e;
            }
        } catch (SQLException e) {
            throw unusable(file, e);
        }
    }

    private static Connection connect(String url) throws SQLException {
        var config = new SQLiteConfig();
        config.setBusyTimeout(BUSY_MILLIS);
        config.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
        return config.createConnection(url);
    }

    /** Throws {@link BadInput} unless the file is a store, or still empty; returns the version of its tables. */
    private static int check(Statement statement, Path file) throws SQLException {
        boolean isEmpty = number(statement, "SELECT count(*) FROM sqlite_schema") == 0;
        if (!isEmpty && number(statement, "PRAGMA application_id") != APPLICATION_ID) {
            throw new BadInput("store " + file + " is a database of another program; give another file");
        }
        int version = number(statement, "PRAGMA user_version");
        if (version > MIGRATIONS.size()) {
            throw new BadInput("store " + file + " was written by a newer version of zeitnot (format " + version
                    + ", this one knows up to " + MIGRATIONS.size() + "); use that version, or another file");
        }
        return version;
    }

    /** The lock is taken first, because another process may be doing the same; it also shows whether one may write. */
    private static void migrate(Connection connection) throws SQLException {
        connection.setAutoCommit(false);
        try (Statement statement = connection.createStatement()) {
            int version = number(statement, "PRAGMA user_version");
            if (version == MIGRATIONS.size()) {
                return;
            }
            for (List<String> migration : MIGRATIONS.subList(version, MIGRATIONS.size())) {
                for (String step : migration) {
                    statement.execute(step);
                }
            }
            statement.execute("PRAGMA application_id = " + APPLICATION_ID);
            statement.execute("PRAGMA user_version = " + MIGRATIONS.size());
            connection.commit();
        } finally {
            connection.setAutoCommit(true); // ends the transaction
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
                    case SQLITE_FULL -> "store " + file + " cannot be opened: the disk is full; free some of it";
                    case SQLITE_IOERR -> "store " + file + " cannot be opened: the disk cannot be read or written";
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
