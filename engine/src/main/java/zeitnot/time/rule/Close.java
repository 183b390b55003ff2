package zeitnot.time.rule;

import zeitnot.view.SearchView;
import zeitnot.view.SearchView.DecidedBy;
import zeitnot.view.SearchView.RootMove;

/**
 * CLOSE and CLOSE-L (Baier and Winands, III-B): goes on while the visits of the two most visited moves are too close:
 * (best - second) / best &lt; d. Valid only if the most visited move is played; where a root policy finds the move by its
 * value, values are compared instead of visits.
 */
public record Close(double factor, double d, int loops) implements ProlongingRule, ProlongingRule.Watch {
    @Override
    public String name() {
        return "close";
    }

    @Override
    public Watch begin(Turn turn) {
        return this;
    }

    @Override
    public boolean prolongs(Moment now, Moment before) {
        SearchView view = now.view();
        var contenders = view.contenders();
        return contenders.size() > 1
                && score(view, contenders.get(0)) - score(view, contenders.get(1)) < d * score(view, contenders.get(0));
    }

    private static double score(SearchView view, RootMove move) {
        return view.decidedBy() == DecidedBy.VALUE ? move.value() : move.visits();
    }

    @Override
    public Reading read(Moment now) {
        var contenders = now.view().contenders();
        if (contenders.size() < 2) {
            return new Reading(name(), "(best - second) / best < d", "there is one move only", false);
        }
        double best = score(now.view(), contenders.get(0));
        double second = score(now.view(), contenders.get(1));
        boolean isClose = prolongs(now, now);
        return new Reading(
                name(),
                "(best - second) / best < d",
                "(" + Reading.number(best) + " - " + Reading.number(second) + ") / " + Reading.number(best) + " = "
                        + Reading.number(best == 0 ? 0 : (best - second) / best) + (isClose ? " < " : " ≥ ")
                        + Reading.number(d),
                isClose);
    }
}
