package zeitnot.sgf;

/** Where something stands in a file; both numbers begin at 1. */
public record Place(int line, int column) {
    /** Of what is in no file. */
    public static final Place NOWHERE = new Place(0, 0);

    @Override
    public String toString() {
        return "line " + line + ", column " + column;
    }
}
