package zeitnot.table;

/**
 * A point of a board as GTP and people name it, such as {@code A1} in the lower left corner. No column is called I.
 *
 * @param column from 1 on
 * @param row from 1 on
 */
public record Vertex(int column, int row) {
    private static final String COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

    /** What has more columns has no names for them. */
    public static final int MOST_COLUMNS = COLUMNS.length();

    /** The point of this name, in capital letters. */
    public static Vertex named(String name) {
        return new Vertex(COLUMNS.indexOf(name.charAt(0)) + 1, Integer.parseInt(name.substring(1)));
    }

    /** Its name. */
    @Override
    public String toString() {
        return COLUMNS.charAt(column - 1) + Integer.toString(row);
    }
}
