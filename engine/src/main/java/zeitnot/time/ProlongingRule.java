package zeitnot.time;

/** A rule that is asked when the planned time of a move is over. */
@FunctionalInterface
public interface ProlongingRule {
    /** By what factor of the time used so far to go on; 0 to end the search. */
    double prolong(SearchView view, int timesProlonged);
}
