package zeitnot.store;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import zeitnot.contest.Archive;
import zeitnot.contest.GameRecord;
import zeitnot.contest.GameRecord.Ending;
import zeitnot.contest.GameScore;
import zeitnot.contest.GameTask;
import zeitnot.contest.Machine;
import zeitnot.contest.Origin;
import zeitnot.game.BadInput;

/**
 * A durable map from {@link GameTask} to {@link GameRecord} in one SQLite file. A game that was added is there after any
 * end of the process, also a violent one. Several threads and several processes may share a store.
 */
public final class Store implements Archive {
    /** What {@link #score} reads, by places: looking up names would take longer than all the rest. */
    private static final String SCORES =
            "SELECT g.number, g.points, g.ending, g.plies, g.origin_id, g.ended_millis, g.match_id";

    /** What {@link #record} reads. */
    private static final String RECORDS = SCORES + ", g.note, m.packed FROM games g JOIN moves m ON m.game_id = g.id";

    private static final Map<String, Ending> ENDINGS =
            Arrays.stream(Ending.values()).collect(Collectors.toMap(Ending::toString, Function.identity()));

    private final Path file;
    private final Sql sql;
    private final Matches matches;
    private final Origins origins;

    Store(Path file, Connection connection) {
        this.file = file;
        this.sql = new Sql(file, connection);
        this.matches = new Matches(sql);
        this.origins = new Origins(sql);
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
        long id = Schema.gameId(matches.findOrMake(record.task()), record.task().index());
        long origin = origins.findOrMake(record.origin());
        byte[] moves = PackedMoves.write(record.moves());
        return sql.inTransaction(() -> {
            int kept = sql.update(
                    "INSERT INTO games (id, points, ending, note, plies, origin_id, ended_millis) VALUES (?, ?, ?, ?, ?, ?, ?)"
                            + " ON CONFLICT (id) DO UPDATE SET points = excluded.points, ending = excluded.ending,"
                            + " note = excluded.note, plies = excluded.plies, origin_id = excluded.origin_id,"
                            + " ended_millis = excluded.ended_millis WHERE games.points IS NULL",
                    id,
                    record.points(), // SQLite keeps what is not a number as NULL
                    record.ending().toString(),
                    record.note(),
                    record.plies(),
                    origin,
                    Instant.now().toEpochMilli());
            if (kept == 1) {
                sql.update("INSERT OR REPLACE INTO moves (game_id, packed) VALUES (?, ?)", id, moves);
            }
            return kept == 1;
        });
    }

    @Override
    public synchronized Optional<GameRecord> find(GameTask task) {
        List<GameRecord> found = new ArrayList<>();
        long id = Schema.gameId(matches.find(task), task.index());
        sql.each(RECORDS + " WHERE g.id = ?", row -> found.add(record(row, task)), id);
        return found.stream().findFirst();
    }

    @Override
    public synchronized void each(GameTask match, Consumer<GameRecord> listener) {
        long id = matches.find(match);
        sql.each(
                RECORDS + " WHERE g.id BETWEEN ? AND ? ORDER BY g.id",
                row -> listener.accept(record(row, match)),
                Schema.firstId(id),
                Schema.lastId(id));
    }

    @Override
    public synchronized void eachScore(GameTask match, Consumer<GameScore> listener) {
        long id = matches.find(match);
        sql.each(
                SCORES + " FROM games g WHERE g.id BETWEEN ? AND ? ORDER BY g.id",
                row -> listener.accept(score(row)),
                Schema.firstId(id),
                Schema.lastId(id));
    }

    /** How many games there are. */
    public synchronized int size() {
        int[] size = new int[1];
        sql.each("SELECT count(*) FROM games", row -> size[0] = row.getInt(1));
        return size[0];
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
        var numbers = new BitSet();
        long id = matches.find(match);
        sql.each(
                "SELECT number FROM games WHERE id BETWEEN ? AND ? AND points IS NOT NULL",
                row -> numbers.set(row.getInt(1)),
                Schema.firstId(id),
                Schema.lastId(id));
        return numbers;
    }

    @Override
    public synchronized List<GameRecord> gamesOfOtherVersions(GameTask task) {
        long id = matches.find(task);
        Map<String, Integer> shortest = new TreeMap<>();
        // SQLite takes the number from the row with the minimum
        sql.each(
                "SELECT number, MIN(plies), origin_id FROM games WHERE id BETWEEN ? AND ? AND points IS NOT NULL GROUP BY origin_id",
                row -> shortest.putIfAbsent(origins.get(row.getLong(3)).version(), row.getInt(1)),
                Schema.firstId(id),
                Schema.lastId(id));
        shortest.remove(Machine.version());
        return shortest.values().stream()
                .flatMap(number -> find(task.at(number)).stream())
                .toList();
    }

    @Override
    public String name() {
        return file.toString();
    }

    /** All matches of which there are games, and who has played how many of them. */
    public synchronized List<StoredMatch> matches() {
        List<StoredMatch> all = new ArrayList<>();
        sql.each(
                "SELECT " + Matches.COLUMNS + ", m.planned, p.* FROM (SELECT match_id, origin_id, COUNT(*) AS games,"
                        + " MAX(number) + 1 AS past, MIN(ended_millis) AS since, MAX(ended_millis) AS until"
                        + " FROM games GROUP BY match_id, origin_id) p JOIN matches m ON m.id = p.match_id"
                        + " ORDER BY p.match_id, p.origin_id",
                row -> {
                    Origin origin = origins.get(row.getLong("origin_id"));
                    all.add(new StoredMatch(
                            Matches.task(row),
                            origin.version(),
                            origin.machine(),
                            row.getInt("games"),
                            row.getInt("past"),
                            row.getInt("planned"),
                            Instant.ofEpochMilli(row.getLong("since")),
                            Instant.ofEpochMilli(row.getLong("until"))));
                });
        return all;
    }

    /** Hands every game to the listener, match by match. */
    public synchronized void forEach(Consumer<StoredGame> listener) {
        Map<Long, GameTask> tasks = new HashMap<>();
        sql.each(
                "SELECT id, " + Matches.COLUMNS + " FROM matches",
                row -> tasks.put(row.getLong("id"), Matches.task(row)));
        sql.each(RECORDS + " ORDER BY g.id", row -> {
            GameTask first = tasks.get(row.getLong(7));
            if (first != null) { // else it was begun just now
                listener.accept(new StoredGame(record(row, first), score(row).ended()));
            }
        });
    }

    @Override
    public synchronized void plan(GameTask first, int games) {
        sql.update("UPDATE matches SET planned = ? WHERE id = ?", games, matches.findOrMake(first));
    }

    @Override
    public synchronized void remove(Collection<GameTask> tasks) {
        sql.inTransaction(() -> {
            for (GameTask task : tasks) {
                long id = Schema.gameId(matches.find(task), task.index());
                sql.update("DELETE FROM games WHERE id = ?", id);
                sql.update("DELETE FROM moves WHERE game_id = ?", id);
            }
            return true;
        });
    }

    @Override
    public synchronized void close() {
        sql.close();
    }

    private GameScore score(ResultSet row) throws SQLException {
        double number = row.getDouble(2);
        double points = row.wasNull() ? Double.NaN : number;
        return new GameScore(
                row.getInt(1),
                points,
                ending(row.getString(3)),
                row.getInt(4),
                origins.get(row.getLong(5)),
                Instant.ofEpochMilli(row.getLong(6)));
    }

    private GameRecord record(ResultSet row, GameTask match) throws SQLException {
        GameScore score = score(row);
        return new GameRecord(
                match.at(score.index()),
                score.points(),
                score.ending(),
                PackedMoves.read(row.getBytes(9)),
                row.getString(8),
                score.origin());
    }

    private static Ending ending(String name) throws SQLException {
        Ending ending = ENDINGS.get(name);
        if (ending == null) {
            throw new SQLException("unknown ending " + name);
        }
        return ending;
    }
}
