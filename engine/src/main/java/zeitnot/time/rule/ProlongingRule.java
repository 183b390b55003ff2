package zeitnot.time.rule;

import zeitnot.view.SearchView;

/**
 * A rule that may prolong a search when its planned time is over, by a factor of the time that was used before it first
 * did so; asked again at the new end, up to so many times (the -L variants of Baier and Winands; once in the simple ones).
 */
public interface ProlongingRule {
    /** As it is called in a player spec. */
    String name();

    double factor();

    /** How many times at most. */
    int loops();

    boolean prolongs(SearchView view);
}
