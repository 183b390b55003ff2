package zeitnot.time.rule;

/**
 * BEHIND and BEHIND-L (Baier and Winands, III-B; Huang, Coulom and Lin, V-C, "think longer when behind"): goes on while
 * the value of the best move is below v.
 */
public record Behind(double factor, double v, int loops) implements ProlongingRule, ProlongingRule.Watch {
    @Override
    public String name() {
        return "behind";
    }

    @Override
    public Watch begin(Turn turn) {
        return this;
    }

    @Override
    public boolean prolongs(Moment now, Moment before) {
        return now.view().best().value() < v;
    }

    @Override
    public Reading read(Moment now) {
        double value = now.view().best().value();
        return new Reading(
                name(),
                "value of the best move < v",
                Reading.number(value) + (value < v ? " < " : " ≥ ") + Reading.number(v),
                value < v);
    }
}
