package zeitnot.time.rule;

import zeitnot.view.SearchView;
import zeitnot.view.SearchView.DecidedBy;
import zeitnot.view.SearchView.RootMove;
import zeitnot.view.Verdict;

/**
 * STOP (Baier and Winands, III-B, formula 9): ends the search when the second-most visited move cannot be expected to
 * catch up: n · timeleft / timespent · p &lt; visits of the best - visits of the second. With p = 1 the move that is played
 * cannot change any more (STOP_A, STOP_B). Valid only if the most visited move is played.
 *
 * <p>Where a root policy finds the move by its value, or still eliminates moves by their value, no other move must be able
 * to catch up in value either: with m = n · timeleft / timespent · p, the best would have to lose its next m simulations and
 * the other win as many. With p = 1 that again cannot happen.
 *
 * <p>Where time that is not used is lost, a search ends early only if nothing can change any more: p is 1 there.
 *
 * @param p estimate of the share of the remaining simulations that go to the second-most visited move
 */
public record StopEarly(double p) implements StoppingRule, StoppingRule.Watch {
    private static final StopEarly CERTAIN = new StopEarly(1);

    @Override
    public String name() {
        return "stop";
    }

    @Override
    public StoppingRule in(Turn turn) {
        return turn.clock().keepsUnused() ? this : CERTAIN;
    }

    @Override
    public Watch begin(Turn turn) {
        return this;
    }

    @Override
    public boolean stops(Moment now, Moment before) {
        SearchView view = now.view();
        double toCome = view.simulations() * (now.planned() - now.spent()) / now.spent() * p;
        boolean leads =
                view.decidedBy() == DecidedBy.VALUE || toCome < view.best().visits() - view.secondVisits();
        return leads && (view.decidedBy() == DecidedBy.VISITS || isBestByValue(view, toCome));
    }

    private static boolean isBestByValue(SearchView view, double toCome) {
        RootMove best = view.best();
        double lowest = valueAfter(best, toCome, 0);
        return view.contenders().stream()
                .allMatch(move -> move.move() == best.move() || valueAfter(move, toCome, toCome) < lowest);
    }

    private static double valueAfter(RootMove move, double simulations, double won) {
        return move.proven() != Verdict.OPEN
                ? move.value()
                : (move.value() * move.visits() + won) / (move.visits() + simulations);
    }

    @Override
    public Reading read(Moment now) {
        SearchView view = now.view();
        double left = Math.max(0, now.planned() - now.spent());
        double toCome = view.simulations() * left / now.spent() * p;
        int lead = view.best().visits() - view.secondVisits();
        return new Reading(
                name(),
                "n · timeleft / timespent · p < best - second",
                Reading.number(view.simulations()) + " · " + Reading.number(left) + " / " + Reading.number(now.spent())
                        + " · " + Reading.number(p) + " = " + Reading.number(toCome) + (toCome < lead ? " < " : " ≥ ")
                        + Reading.number(lead),
                stops(now, now));
    }
}
