package zeitnot.time;

/**
 * Goes on while the most visited move is not the one with the highest value, by a tenth of the time at most five times:
 * the search for a max-robust child (Coulom; Chaslot et al.).
 */
public final class UntilMaxRobust implements ProlongingRule {
    @Override
    public double prolong(SearchView view, int timesProlonged) {
        double highest = view.moves().stream()
                .mapToDouble(SearchView.RootMove::value)
                .max()
                .orElseThrow();
        return timesProlonged < 5 && view.best().value() < highest ? 0.1 : 0;
    }
}
