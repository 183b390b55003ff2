package zeitnot.player;

import zeitnot.time.SearchView;

/**
 * A move and how it came about.
 *
 * @param allotted seconds that were planned for it before the search; infinite where time was not the limit
 * @param view the search at its end
 */
public record Decision(int move, double allotted, SearchView view) {}
