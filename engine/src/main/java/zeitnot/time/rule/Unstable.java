package zeitnot.time.rule;

import zeitnot.view.SearchView;

/**
 * UNST and UNST-L (Baier and Winands, III-B; Huang, Coulom and Lin, V-B, "unstable evaluation"): goes on while the most
 * visited move is not the one with the highest value.
 */
public record Unstable(double factor, int loops) implements ProlongingRule, ProlongingRule.Watch {
    @Override
    public String name() {
        return "unst";
    }

    @Override
    public Watch begin(Turn turn) {
        return this;
    }

    @Override
    public boolean prolongs(Moment now, Moment before) {
        SearchView view = now.view();
        double best = view.best().value();
        return view.contenders().stream().anyMatch(move -> move.visits() > 0 && move.value() > best);
    }

    @Override
    public Reading read(Moment now) {
        SearchView view = now.view();
        double highest = view.contenders().stream()
                .filter(move -> move.visits() > 0)
                .mapToDouble(SearchView.RootMove::value)
                .max()
                .orElse(view.best().value());
        boolean isUnstable = prolongs(now, now);
        return new Reading(
                name(),
                "value of the most visited < highest value",
                Reading.number(view.best().value()) + (isUnstable ? " < " : " ≥ ") + Reading.number(highest),
                isUnstable);
    }
}
