package zeitnot.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import zeitnot.contest.GameTask;

/** The matches of a store: all that their tasks have in common is their key. */
final class Matches {
    /** What {@link #task} reads. */
    static final String COLUMNS = "game, opening, player_a, player_b, time_a, time_b, clock, adjudication, seed";

    private final KeyedTable table;
    private final Map<GameTask, Long> known = new HashMap<>();

    Matches(Sql sql) {
        table = new KeyedTable(sql, "matches", COLUMNS);
    }

    /** The id of a game's match, or 0 if the store does not know it. */
    long find(GameTask task) {
        Long id = known.get(task.first());
        return id != null ? id : remembered(task, table.find(values(task)));
    }

    /** The id of the match to which a game is to be added. */
    long findOrMake(GameTask task) {
        Long id = known.get(task.first());
        return id != null ? id : remembered(task, table.findOrMake(values(task)));
    }

    private long remembered(GameTask task, long id) {
        if (id != 0) {
            known.put(task.first(), id);
        }
        return id;
    }

    private static Object[] values(GameTask task) {
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

    /** The first game of the match in a row. */
    static GameTask task(ResultSet row) throws SQLException {
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
                0);
    }
}
