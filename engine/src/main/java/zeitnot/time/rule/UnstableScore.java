package zeitnot.time.rule;

import zeitnot.view.SearchView.RootMove;

/**
 * The unstable-evaluation heuristic as Huang, Coulom and Lin have it (V-B, Algorithm 1): a part of ThinkingTime more if the most
 * visited move has not the largest score, the one by which the tree's selection chooses, once. ThinkingTime is what was allotted.
 */
public record UnstableScore(double factor) implements ProlongingRule, ProlongingRule.Watch {
    @Override
    public String name() {
        return "unst";
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
        RootMove best = now.view().best();
        return now.view().contenders().stream().anyMatch(move -> move.visits() > 0 && move.bound() > best.bound());
    }

    @Override
    public Reading read(Moment now) {
        double best = now.view().best().bound();
        double highest = now.view().contenders().stream()
                .filter(move -> move.visits() > 0)
                .mapToDouble(RootMove::bound)
                .max()
                .orElse(best);
        return new Reading(
                name(),
                "score of the most visited < largest score",
                Reading.number(best) + (highest > best ? " < " : " ≥ ") + Reading.number(highest),
                highest > best);
    }
}
