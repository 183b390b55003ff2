package zeitnot.time.rule;

import zeitnot.view.SearchView;

/**
 * BEHIND and BEHIND-L (Baier and Winands, III-B; Huang, Coulom and Lin, V-C, "think longer when behind"): goes on while
 * the value of the best move is below v.
 */
public record Behind(double factor, double v, int loops) implements ProlongingRule {
    @Override
    public String name() {
        return "behind";
    }

    @Override
    public boolean prolongs(SearchView view) {
        return view.best().value() < v;
    }
}
