package zeitnot.time.rule;

import zeitnot.view.SearchView;

/**
 * A search at one instant of its time, which is in seconds, or in simulations where these are what is limited.
 *
 * @param spent since the search began
 * @param planned for the whole of it, as the plan is now
 */
public record Moment(SearchView view, double spent, double planned) {}
