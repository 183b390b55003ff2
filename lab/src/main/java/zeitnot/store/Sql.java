package zeitnot.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;

/** What is asked of the database of a store; a failure is told as a {@link StoreException}. */
final class Sql {
    private final Path file;
    private final Connection connection;

    /** Takes a row of a result. */
    interface Reader {
        void read(ResultSet row) throws SQLException;
    }

    Sql(Path file, Connection connection) {
        this.file = file;
        this.connection = connection;
    }

    /** Reads the rows that a query finds, one after another. */
    void each(String query, Reader reader, Object... values) {
        run(() -> {
            try (PreparedStatement select = prepared(query, values);
                    ResultSet row = select.executeQuery()) {
                while (row.next()) {
                    reader.read(row);
                }
            }
            return true;
        });
    }

    /** Changes rows, and tells how many. */
    int update(String change, Object... values) {
        return run(() -> {
            try (PreparedStatement update = prepared(change, values)) {
                return update.executeUpdate();
            }
        });
    }

    /** Does all of it or, if it fails, nothing. */
    <T> T inTransaction(Database.Query<T> work) {
        return run(() -> Database.inTransaction(connection, work));
    }

    void close() {
        run(() -> {
            connection.close();
            return true;
        });
    }

    private PreparedStatement prepared(String text, Object... values) throws SQLException {
        PreparedStatement statement = connection.prepareStatement(text);
        for (int i = 0; i < values.length; i++) {
            statement.setObject(i + 1, values[i]);
        }
        return statement;
    }

    private <T> T run(Database.Query<T> query) {
        try {
            return query.run();
        } catch (SQLException e) {
            throw Database.failure(file, e);
        }
    }
}
