package zeitnot.bandit;

import java.util.function.ToDoubleFunction;

/** What is measured of a policy on one bandit. */
public enum Quantity {
    BEST_SHARE("share of the best arm", Trace::bestShare),
    SPREAD("effective number of arms", Trace::spread),
    SIMPLE_REGRET("simple regret", Trace::simpleRegret),
    CUMULATIVE_REGRET("cumulative regret", Trace::cumulativeRegret),
    BEST_FOUND("best arm recommended", trace -> trace.simpleRegret() == 0 ? 1 : 0);

    private final String title;
    private final ToDoubleFunction<Trace> value;

    Quantity(String title, ToDoubleFunction<Trace> value) {
        this.title = title;
        this.value = value;
    }

    double of(Trace trace) {
        return value.applyAsDouble(trace);
    }

    @Override
    public String toString() {
        return title;
    }
}
