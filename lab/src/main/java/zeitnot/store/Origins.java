package zeitnot.store;

import java.util.HashMap;
import java.util.Map;
import zeitnot.contest.Origin;

/** Who has played games of a store. */
final class Origins {
    private final Sql sql;
    private final KeyedTable table;
    private final Map<Origin, Long> ids = new HashMap<>();
    private final Map<Long, Origin> origins = new HashMap<>();

    Origins(Sql sql) {
        this.sql = sql;
        this.table = new KeyedTable(sql, "origins", "version, machine");
    }

    long findOrMake(Origin origin) {
        return ids.computeIfAbsent(origin, key -> table.findOrMake(key.version(), key.machine()));
    }

    /** The one with this id; games say who has played them by it, since the text is long. */
    Origin get(long id) {
        return origins.computeIfAbsent(id, this::read);
    }

    private Origin read(long id) {
        Origin[] found = new Origin[1];
        sql.each(
                "SELECT version, machine FROM origins WHERE id = ?",
                row -> found[0] = new Origin(row.getString(1), row.getString(2)),
                id);
        return found[0];
    }
}
