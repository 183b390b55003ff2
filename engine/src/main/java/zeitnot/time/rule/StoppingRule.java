package zeitnot.time.rule;

/**
 * A rule that may end a search before its planned time is over. Asked at regular intervals. One that keeps nothing from one
 * question to the next is its own {@link Watch}.
 */
public interface StoppingRule {
    /** As it is called in a player spec. */
    String name();

    /** The rule as it is for a turn: one that risks something to save time risks nothing where no time can be saved. */
    default StoppingRule in(Turn turn) {
        return this;
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
         * Whether the search ends now.
         *
         * @param before the moment of the question before, of this rule or another; {@code now} itself if this is the first
         */
        boolean stops(Moment now, Moment before);
    }
}
