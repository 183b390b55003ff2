package zeitnot.time.rule;

import zeitnot.view.SearchView;

/** A rule that may end a search before its planned time is over. Asked at regular intervals. */
public interface StoppingRule {
    /** As it is called in a player spec. */
    String name();

    boolean stops(SearchView view);
}
