package zeitnot.time;

import zeitnot.time.rule.Reading;

/**
 * A rule has changed the time of a search.
 *
 * @param at what had been spent then, in seconds or simulations
 * @param planned for the whole search from then on
 * @param reading why
 */
public record Intervention(Kind kind, double at, double planned, Reading reading) {
    /** What a rule can do. */
    public enum Kind {
        /** A {@link zeitnot.time.rule.RevisingRule} has made the plan shorter or longer. */
        REVISED,
        /** A {@link zeitnot.time.rule.BonusRule} has added to it. */
        EXTENDED,
        /** A {@link zeitnot.time.rule.ProlongingRule} lets the search go on beyond it. */
        PROLONGED,
        /** A {@link zeitnot.time.rule.StoppingRule} has ended the search before. */
        STOPPED
    }

    /** As the rule is called in a player spec. */
    public String rule() {
        return reading.rule();
    }
}
