package zeitnot.time;

/**
 * CLOSE and CLOSE-L (Baier and Winands, III-B): goes on while the visits of the two most visited moves are too close:
 * (best - second) / best &lt; d. Valid only if the most visited move is played.
 */
public record Close(double factor, double d, int loops) implements ProlongingRule {
    @Override
    public String name() {
        return "close";
    }

    @Override
    public boolean prolongs(SearchView view) {
        int best = view.best().visits();
        return view.contenders().size() > 1 && best - view.secondVisits() < d * best;
    }
}
