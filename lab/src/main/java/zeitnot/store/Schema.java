package zeitnot.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/**
 * The tables of a store, and what leads from each version of them to the next.
 *
 * <p>A game's id is made of its match and its number, so that the games of a match lie side by side, in order, and no other
 * index is needed. Moves are in a table of their own, with the same ids: who wants scores alone does not read them. They are
 * packed into bytes, since they are always read game by game.
 */
final class Schema {
    /** The lower bits of a game's id are its number. */
    private static final int NUMBER_BITS = 24;

    /** What leads from one version of the tables to the next. */
    private interface Migration {
        void run(Connection connection) throws SQLException;
    }

    private static final List<Migration> MIGRATIONS = List.of(
            steps("""
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
            steps("ALTER TABLE matches ADD COLUMN planned INTEGER NOT NULL DEFAULT 0"),
            Schema::giveEachPlayerATime,
            Schema::setMovesApart);

    /** The version of the tables that this program works with. */
    static final int VERSION = MIGRATIONS.size();

    private Schema() {}

    /** Leads the tables from a version to the newest. */
    static void migrate(Connection connection, int version) throws SQLException {
        for (Migration migration : MIGRATIONS.subList(version, VERSION)) {
            migration.run(connection);
        }
    }

    private static Migration steps(String... steps) {
        return connection -> {
            try (Statement statement = connection.createStatement()) {
                for (String step : steps) {
                    statement.execute(step);
                }
            }
        };
    }

    /** And games can be cut short. */
    private static void giveEachPlayerATime(Connection connection) throws SQLException {
        steps("""
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
                SELECT id, game, opening, player_a, player_b, time, time, clock, '', seed, planned FROM matches""", "DROP TABLE matches", "ALTER TABLE new_matches RENAME TO matches")
                .run(connection);
    }

    private static void setMovesApart(Connection connection) throws SQLException {
        steps("""
            CREATE TABLE new_games (
                id INTEGER PRIMARY KEY,
                match_id INTEGER AS (id >> 24) VIRTUAL REFERENCES matches,
                number INTEGER AS (id & 0xFFFFFF) VIRTUAL,
                points REAL,
                ending TEXT NOT NULL,
                note TEXT NOT NULL,
                plies INTEGER NOT NULL,
                origin_id INTEGER NOT NULL REFERENCES origins,
                ended_millis INTEGER NOT NULL
            ) STRICT""", """
            INSERT INTO new_games (id, points, ending, note, plies, origin_id, ended_millis)
                SELECT match_id << 24 | number, points, ending, note, plies, origin_id,
                    CAST(round(1000 * unixepoch(ended, 'subsec')) AS INTEGER)
                FROM games ORDER BY match_id, number""", """
            CREATE TABLE moves (
                game_id INTEGER PRIMARY KEY REFERENCES games,
                packed BLOB NOT NULL
            ) STRICT""").run(connection);
        try (Statement statement = connection.createStatement();
                ResultSet game =
                        statement.executeQuery("SELECT g.match_id << 24 | g.number, g.moves, m.opening FROM games g"
                                + " JOIN matches m ON m.id = g.match_id ORDER BY g.match_id, g.number");
                PreparedStatement insert = connection.prepareStatement("INSERT INTO moves VALUES (?, ?)")) {
            while (game.next()) {
                insert.setLong(1, game.getLong(1));
                insert.setBytes(2, PackedMoves.write(MoveColumns.read(game.getString(2), game.getString(3))));
                insert.executeUpdate();
            }
        }
        steps("DROP TABLE games", "ALTER TABLE new_games RENAME TO games").run(connection);
    }

    /** The id of a game of a match. */
    static long gameId(long match, int number) {
        if (number < 0 || number >>> NUMBER_BITS != 0) {
            throw new IllegalArgumentException("game " + number);
        }
        return firstId(match) | number;
    }

    /** The lowest id that a game of a match can have. */
    static long firstId(long match) {
        return match << NUMBER_BITS;
    }

    /** The highest id that a game of a match can have. */
    static long lastId(long match) {
        return firstId(match + 1) - 1;
    }
}
