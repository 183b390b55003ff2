package zeitnot.store;

/**
 * A table whose rows are known by the values of some columns, and have ids.
 *
 * @param columns separated by commas
 */
record KeyedTable(Sql sql, String name, String columns) {
    /** The id of the row with these values, or 0 if there is none. */
    long find(Object... values) {
        long[] id = new long[1];
        String query = "SELECT id FROM " + name + " WHERE (" + columns + ") = (" + places(values) + ")";
        sql.each(query, row -> id[0] = row.getLong(1), values);
        return id[0];
    }

    /** The id of the row with these values, which is made if it is not there. */
    long findOrMake(Object... values) {
        long known = find(values);
        if (known != 0) {
            return known;
        }
        // another process may have made it meanwhile
        sql.update("INSERT OR IGNORE INTO " + name + " (" + columns + ") VALUES (" + places(values) + ")", values);
        return find(values);
    }

    private static String places(Object... values) {
        return "?" + ", ?".repeat(values.length - 1);
    }
}
