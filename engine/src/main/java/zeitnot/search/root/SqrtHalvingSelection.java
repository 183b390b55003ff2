package zeitnot.search.root;

import zeitnot.view.SearchView.DecidedBy;

/**
 * The root of UCT√SH (Algorithm 3): UCB-sqrt among the first k children, where k is halved, down to k_min, as the plan is
 * used up: line 9, k &gt; k_min and r &gt; R · h / ceil(log2 n) with h = 1, 2, … The most visited survivor is played.
 */
final class SqrtHalvingSelection extends RootSelection {
    private final int kMin;
    private final double c;
    private int halving;

    SqrtHalvingSelection(int mostArms, int kMin, double c) {
        super(mostArms);
        this.kMin = kMin;
        this.c = c;
    }

    @Override
    void start() {
        halving = 1;
    }

    @Override
    int choose(double share) {
        if (survivors.left() > kMin && share > (double) halving / survivors.rounds()) {
            survivors.keep(Math.max(kMin, survivors.left() / 2));
            halving++;
        }
        return UcbSelection.greatest(survivors, arms(), UcbSelection.sqrtFactor(c, arms().visits()));
    }

    @Override
    public DecidedBy decidedBy() {
        return survivors.left() > kMin ? DecidedBy.VISITS_AND_VALUE : DecidedBy.VISITS;
    }
}
