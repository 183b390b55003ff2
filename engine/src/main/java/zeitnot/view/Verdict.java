package zeitnot.view;

/** What a search has proven of a position or move, for the side to move at the root. */
public enum Verdict {
    OPEN,
    WIN,
    DRAW,
    LOSS;

    /** For the other side. */
    public Verdict opposite() {
        return this == WIN ? LOSS : this == LOSS ? WIN : this;
    }

    /** The verdict for bounds of the value in half points. */
    public static Verdict of(int lower, int upper) {
        if (lower != upper) {
            return OPEN;
        }
        return lower == 2 ? WIN : lower == 1 ? DRAW : LOSS;
    }
}
