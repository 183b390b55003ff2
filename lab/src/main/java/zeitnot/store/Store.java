package zeitnot.store;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import zeitnot.contest.Archive;
import zeitnot.contest.GameRecord;
import zeitnot.contest.GameTask;
import zeitnot.contest.Machine;
import zeitnot.contest.Origin;
import zeitnot.game.BadInput;

/**
 * A durable map from {@link GameTask} to {@link GameRecord} in one SQLite file. A game that was added is there after any
 * end of the process, also a violent one. Several threads and several processes may share a store.
 */
public final class Store implements Archive {
    private static final String MATCH = "game, opening, player_a, player_b, time_a, time_b, clock, adjudication, seed";
    private static final String MATCH_COLUMNS =
            "m.game, m.opening, m.player_a, m.player_b, m.time_a, m.time_b, m.clock, m.adjudication, m.seed";
    private static final String COLUMNS = "g.number, g.points, g.ending, g.note, g.moves, o.version, o.machine";

    private final Path file;
    private final Connection connection;
    private final Map<GameTask, Long> matchIds = new HashMap<>();
    private final Map<Origin, Long> originIds = new HashMap<>();

    Store(Path file, Connection connection) {
        this.file = file;
        this.connection = connection;
    }

    /** Opens the store, makes or migrates it; {@link BadInput} says why the file cannot be used. */
    public static Store open(Path file) {
        return new Store(file, Database.open(file));
    }

    /** Opens a store that is there already; where nothing can be written, to read it only. */
    public static Store openExisting(Path file) {
        if (!Files.exists(file)) {
            throw new BadInput("there is no store " + file + "; 'zeitnot match' makes one, --store names another");
        }
        return Files.isWritable(file) ? open(file) : new Store(file, Database.openReadOnly(file));
    }

    public Path file() {
        return file;
    }

    @Override
    public synchronized boolean add(GameRecord record) {
        return sql(() -> {
            try (PreparedStatement insert = connection.prepareStatement("INSERT INTO games (match_id, number, points,"
                    + " ending, note, plies, origin_id, ended, moves) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
                    + " ON CONFLICT (match_id, number) DO UPDATE SET points = excluded.points, ending = excluded.ending,"
                    + " note = excluded.note, plies = excluded.plies, origin_id = excluded.origin_id,"
                    + " ended = excluded.ended, moves = excluded.moves WHERE games.points IS NULL")) {
                set(
                        insert,
                        matchIdFor(record.task()),
                        record.task().index(),
                        record.points(), // SQLite keeps what is not a number as NULL
                        record.ending().toString(),
                        record.note(),
                        record.plies(),
                        originId(record.origin()),
                        Instant.now().truncatedTo(ChronoUnit.MILLIS).toString(),
                        MoveColumns.write(record.moves()));
                return insert.executeUpdate() == 1;
            }
        });
    }

    @Override
    public synchronized Optional<GameRecord> find(GameTask task) {
        return sql(() -> {
            try (PreparedStatement select = connection.prepareStatement("SELECT " + COLUMNS
                    + " FROM games g JOIN origins o ON o.id = g.origin_id WHERE g.match_id = ? AND g.number = ?")) {
                set(select, matchId(task), task.index());
                try (ResultSet row = select.executeQuery()) {
                    return row.next() ? Optional.of(record(row, task)) : Optional.empty();
                }
            }
        });
    }

    /** How many games there are. */
    public synchronized int size() {
        return sql(() -> {
            try (PreparedStatement select = connection.prepareStatement("SELECT count(*) FROM games");
                    ResultSet row = select.executeQuery()) {
                row.next();
                return row.getInt(1);
            }
        });
    }

    /** The records of those tasks whose games are in the store. */
    public Map<GameTask, GameRecord> findAll(Collection<GameTask> tasks) {
        List<GameTask> all = List.copyOf(tasks);
        Map<GameTask, GameRecord> found = new HashMap<>();
        places(all).stream()
                .mapToObj(all::get)
                .forEach(task -> find(task).ifPresent(record -> found.put(task, record)));
        return found;
    }

    @Override
    public BitSet places(List<GameTask> tasks) {
        Map<GameTask, BitSet> stored = new HashMap<>();
        var places = new BitSet();
        int place = 0;
        for (GameTask task : tasks) {
            places.set(
                    place++, stored.computeIfAbsent(task.first(), this::numbers).get(task.index()));
        }
        return places;
    }

    /** The numbers of the games of one match that are in the store, and not void. */
    private synchronized BitSet numbers(GameTask match) {
        return sql(() -> {
            var numbers = new BitSet();
            try (PreparedStatement select =
                    connection.prepareStatement("SELECT number FROM games WHERE match_id = ? AND points IS NOT NULL")) {
                set(select, matchId(match));
                try (ResultSet row = select.executeQuery()) {
                    while (row.next()) {
                        numbers.set(row.getInt(1));
                    }
                }
            }
            return numbers;
        });
    }

    @Override
    public synchronized Set<String> otherVersions(GameTask task) {
        return sql(() -> {
            Set<String> versions = new TreeSet<>();
            try (PreparedStatement select = connection.prepareStatement("SELECT DISTINCT o.version FROM games g"
                    + " JOIN origins o ON o.id = g.origin_id WHERE g.match_id = ? AND o.version <> ?")) {
                set(select, matchId(task), Machine.version());
                try (ResultSet row = select.executeQuery()) {
                    while (row.next()) {
                        versions.add(row.getString(1));
                    }
                }
            }
            return versions;
        });
    }

    /** All matches of which there are games, and who has played how many of them. */
    public synchronized List<StoredMatch> matches() {
        return sql(() -> {
            List<StoredMatch> matches = new ArrayList<>();
            try (PreparedStatement select = connection.prepareStatement(
                            "SELECT " + MATCH_COLUMNS + ", 0 AS number, o.version, o.machine,"
                                    + " COUNT(*) AS games, MAX(g.number) + 1 AS past, m.planned, MIN(g.ended) AS since, MAX(g.ended) AS until"
                                    + " FROM games g JOIN matches m ON m.id = g.match_id JOIN origins o ON o.id = g.origin_id"
                                    + " GROUP BY m.id, o.id ORDER BY m.id, o.id");
                    ResultSet row = select.executeQuery()) {
                while (row.next()) {
                    matches.add(new StoredMatch(
                            task(row),
                            row.getString("version"),
                            row.getString("machine"),
                            row.getInt("games"),
                            row.getInt("past"),
                            row.getInt("planned"),
                            Instant.parse(row.getString("since")),
                            Instant.parse(row.getString("until"))));
                }
            }
            return matches;
        });
    }

    /** Hands every game to the listener, match by match. */
    public synchronized void forEach(Consumer<StoredGame> listener) {
        sql(() -> {
            try (PreparedStatement select = connection.prepareStatement("SELECT " + COLUMNS
                            + ", " + MATCH_COLUMNS + ", g.ended"
                            + " FROM games g JOIN matches m ON m.id = g.match_id JOIN origins o ON o.id = g.origin_id"
                            + " ORDER BY g.match_id, g.number");
                    ResultSet row = select.executeQuery()) {
                while (row.next()) {
                    listener.accept(new StoredGame(record(row, task(row)), Instant.parse(row.getString("ended"))));
                }
                return true;
            }
        });
    }

    @Override
    public synchronized void plan(GameTask first, int games) {
        sql(() -> {
            try (PreparedStatement update =
                    connection.prepareStatement("UPDATE matches SET planned = ? WHERE id = ?")) {
                set(update, games, matchIdFor(first));
                return update.executeUpdate();
            }
        });
    }

    @Override
    public synchronized void remove(Collection<GameTask> tasks) {
        sql(() -> {
            connection.setAutoCommit(false);
            try (PreparedStatement delete =
                    connection.prepareStatement("DELETE FROM games WHERE match_id = ? AND number = ?")) {
                for (GameTask task : tasks) {
                    set(delete, matchId(task), task.index());
                    delete.executeUpdate();
                }
                connection.commit();
                return true;
            } finally {
                connection.setAutoCommit(true);
            }
        });
    }

    @Override
    public synchronized void close() {
        sql(() -> {
            connection.close();
            return true;
        });
    }

    private long originId(Origin origin) throws SQLException {
        Long known = originIds.get(origin);
        if (known != null) {
            return known;
        }
        long id = idOf("origins", "version, machine", origin.version(), origin.machine());
        originIds.put(origin, id);
        return id;
    }

    /** The id of the match to which a game is added. */
    private long matchIdFor(GameTask task) throws SQLException {
        long known = matchId(task);
        return known != 0 ? known : idOf("matches", MATCH, matchValues(task));
    }

    /** The id of a game's match, or 0 if the store does not know it. */
    private long matchId(GameTask task) throws SQLException {
        Long known = matchIds.get(task.first());
        if (known != null) {
            return known;
        }
        long id = find("matches", MATCH, matchValues(task));
        if (id != 0) {
            matchIds.put(task.first(), id);
        }
        return id;
    }

    private static Object[] matchValues(GameTask task) {
        return new Object[] {
            task.game(),
            task.opening(),
            task.playerA(),
            task.playerB(),
            task.timeA(),
            task.timeB(),
            task.clock(),
            task.adjudication(),
            task.seed()
        };
    }

    /** The id of the row with these values, which is made if it is not there. */
    private long idOf(String table, String columns, Object... values) throws SQLException {
        try (PreparedStatement insert = connection.prepareStatement(
                "INSERT OR IGNORE INTO " + table + " (" + columns + ") VALUES (" + places(values) + ")")) {
            set(insert, values);
            insert.executeUpdate();
        }
        return find(table, columns, values);
    }

    private long find(String table, String columns, Object... values) throws SQLException {
        try (PreparedStatement select = connection.prepareStatement(
                "SELECT id FROM " + table + " WHERE (" + columns + ") = (" + places(values) + ")")) {
            set(select, values);
            try (ResultSet row = select.executeQuery()) {
                return row.next() ? row.getLong(1) : 0;
            }
        }
    }

    private static String places(Object... values) {
        return "?" + ", ?".repeat(values.length - 1);
    }

    private static void set(PreparedStatement statement, Object... values) throws SQLException {
        for (int i = 0; i < values.length; i++) {
            statement.setObject(i + 1, values[i]);
        }
    }

    private static GameTask task(ResultSet row) throws SQLException {
        return new GameTask(
                row.getString("game"),
                row.getString("opening"),
                row.getString("player_a"),
                row.getString("player_b"),
                row.getString("time_a"),
                row.getString("time_b"),
                row.getString("clock"),
                row.getString("adjudication"),
                row.getLong("seed"),
                row.getInt("number"));
    }

    private static GameRecord record(ResultSet row, GameTask task) throws SQLException {
        double points = row.getDouble("points");
        return new GameRecord(
                task,
                row.wasNull() ? Double.NaN : points,
                GameRecord.Ending.valueOf(row.getString("ending").toUpperCase(Locale.ROOT)),
                MoveColumns.read(row.getString("moves"), task.openingPlies()),
                row.getString("note"),
                new Origin(row.getString("version"), row.getString("machine")));
    }

    private interface Query<T> {
        T run() throws SQLException;
    }

    private <T> T sql(Query<T> query) {
        try {
            return query.run();
        } catch (SQLException e) {
            throw Database.failure(file, e);
        }
    }
}
