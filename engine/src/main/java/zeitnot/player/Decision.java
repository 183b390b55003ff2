package zeitnot.player;

import zeitnot.view.SearchView;

/**
 * A move and how it came about.
 *
 * @param allotted seconds that were planned for it before the search; infinite where time was not the limit
 * @param view the search at its end
 * @param events the rules that stopped or prolonged the search, in order; empty if none did
 * @param simulatedPlies mean length of the simulations; 0 without any
 * @param longestGap seconds between two looks at the clock, at the most; 0 on a simulated clock
 * @param pondered what was done for it in the opponent's time, of which nothing is in the view's simulations
 */
public record Decision(
        int move,
        double allotted,
        SearchView view,
        String events,
        double simulatedPlies,
        double longestGap,
        Pondered pondered) {
    /** A move for which nobody has pondered. */
    public Decision(
            int move, double allotted, SearchView view, String events, double simulatedPlies, double longestGap) {
        this(move, allotted, view, events, simulatedPlies, longestGap, Pondered.NOTHING);
    }
}
