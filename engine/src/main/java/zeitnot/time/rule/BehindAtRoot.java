package zeitnot.time.rule;

import zeitnot.view.SearchView.RootMove;

/**
 * "Think longer when behind" as Huang, Coulom and Lin have it (Algorithm 1): another P × ThinkingTime if the mean of the root is
 * below T, once. ThinkingTime is what was allotted, whatever has been used.
 */
public record BehindAtRoot(double factor, double t) implements ProlongingRule, ProlongingRule.Watch {
    @Override
    public String name() {
        return "behind";
    }

    @Override
    public double basis(double used, double allotted) {
        return allotted;
    }

    @Override
    public Watch begin(Turn turn) {
        return this;
    }

    @Override
    public boolean prolongs(Moment now, Moment before) {
        return rootValue(now) < t;
    }

    @Override
    public Reading read(Moment now) {
        double value = rootValue(now);
        return new Reading(
                name(),
                "mean value of the root < T",
                Reading.number(value) + (value < t ? " < " : " ≥ ") + Reading.number(t),
                value < t);
    }

    /** The mean over all visits; 1 without any, which is never behind. */
    private static double rootValue(Moment now) {
        double visits =
                now.view().moves().stream().mapToDouble(RootMove::visits).sum();
        double won = now.view().moves().stream()
                .mapToDouble(move -> move.value() * move.visits())
                .sum();
        return visits > 0 ? won / visits : 1;
    }
}
