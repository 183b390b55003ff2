package zeitnot.time.rule;

/**
 * A rule that may add to the planned time. It is asked once, when half of that is over: by then the search has shown how
 * long the game may last.
 */
public interface BonusRule {
    /** As it is called in a player spec. */
    String name();

    /**
     * Seconds to add.
     *
     * @param left the clock as it is now
     * @param ownMoves how many moves the player may still have to make, this one included
     */
    double seconds(ClockState left, double ownMoves);

    /** What it computes of these, for people. */
    default Reading read(ClockState left, double ownMoves) {
        return Reading.of(name());
    }
}
