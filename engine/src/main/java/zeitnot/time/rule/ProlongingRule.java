package zeitnot.time.rule;

/**
 * A rule that may prolong a search when its planned time is over, by a factor of the time that was used before it first
 * did so; asked again at the new end, up to so many times (the -L variants of Baier and Winands; once in the simple ones).
 * One that keeps nothing from one question to the next is its own {@link Watch}.
 */
public interface ProlongingRule {
    /** As it is called in a player spec. */
    String name();

    double factor();

    /** How many times at most. */
    default int loops() {
        return 1;
    }

    /**
     * What the factor is of: the time that was used before it first prolonged the search, as in Baier and Winands, or what was
     * allotted, as in Huang, Coulom and Lin.
     */
    default double basis(double used, double allotted) {
        return used;
    }

    /** What it would find at this moment, for people; a rule that remembers moments says what it can. */
    default Reading read(Moment now) {
        return Reading.of(name());
    }

    /** The search for a move begins; what is returned lives until it ends. */
    Watch begin(Turn turn);

    /** The rule at work in the search for one move. */
    @FunctionalInterface
    interface Watch {
        /**
         * Whether the search goes on.
         *
         * @param before the moment of the question before, of this rule or another; {@code now} itself if this is the first
         */
        boolean prolongs(Moment now, Moment before);
    }
}
