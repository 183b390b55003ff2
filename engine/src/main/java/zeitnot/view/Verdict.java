package zeitnot.view;

/** What a search has proven of a position or move, for the side to move at the root. */
public enum Verdict {
    OPEN,
    WIN,
    DRAW,
    LOSS;

    /** The value in [0, 1] of what is proven. */
    public double value() {
        return this == WIN ? 1 : this == LOSS ? 0 : 0.5;
    }

    /** For the other side. */
    public Verdict opposite() {
        return this == WIN ? LOSS : this == LOSS ? WIN : this;
    }

    /** Half points that are proven at least. */
    public int least() {
        return this == WIN ? 2 : this == DRAW ? 1 : 0;
    }

    /** Half points that are possible at most. */
    public int most() {
        return this == LOSS ? 0 : this == DRAW ? 1 : 2;
    }

    /** The verdict for bounds of the value in half points. */
    public static Verdict of(int lower, int upper) {
        if (lower != upper) {
            return OPEN;
        }
        return lower == 2 ? WIN : lower == 1 ? DRAW : LOSS;
    }
}
