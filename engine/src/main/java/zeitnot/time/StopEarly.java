package zeitnot.time;

/**
 * STOP (Baier and Winands, III-B, formula 9): ends the search when the second-most visited move cannot be expected to
 * catch up: n · timeleft / timespent · p &lt; visits of the best - visits of the second. With p = 1 the move that is played
 * cannot change any more (STOP_A, STOP_B). Valid only if the most visited move is played.
 *
 * @param p estimate of the share of the remaining simulations that go to the second-most visited move
 */
public record StopEarly(double p) implements StoppingRule {
    @Override
    public String name() {
        return "stop";
    }

    @Override
    public boolean stops(SearchView view) {
        double toCome = view.simulations() * (view.planned() - view.spent()) / view.spent();
        return toCome * p < view.best().visits() - view.secondVisits();
    }
}
