package zeitnot.report;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntToDoubleFunction;
import zeitnot.bandit.BanditResult;
import zeitnot.bandit.Policy;
import zeitnot.papers.Plot;
import zeitnot.stats.Estimate;

/** What policies did on bandits, as curves: pulls of each arm, and regrets over trials, with 95 % intervals. */
final class BanditPlots {
    private final BanditResult result;

    BanditPlots(BanditResult result) {
        this.result = result;
    }

    /** @param shown so many arms, the best first */
    Markup markup(int shown) {
        int[] trials = result.checkpoints();
        Plot pulls = plot(
                "Pulls",
                "arms, the best first",
                rank -> rank + 1,
                policy -> result.pulls(policy).subList(0, shown));
        Plot simple = plot("Simple regret", "log10 of the trials", i -> Math.log10(trials[i]), result::simpleRegret);
        Plot cumulative = plot("Cumulative regret", "trials", i -> trials[i], result::cumulativeRegret);
        return new Markup()
                .add("%s", Plots.markup(List.of(pulls)))
                .add("%s", Plots.markup(List.of(simple, cumulative)));
    }

    private Plot plot(String title, String x, IntToDoubleFunction at, Function<Policy, List<Estimate>> values) {
        List<Plot.Curve> curves = new ArrayList<>();
        for (Policy policy : result.setup().policies()) {
            List<Plot.Point> points = new ArrayList<>();
            for (Estimate value : values.apply(policy)) {
                points.add(new Plot.Point(at.applyAsDouble(points.size()), value));
            }
            curves.add(new Plot.Curve(policy.title(), policy == Policy.UNIFORM, points));
        }
        return new Plot(title, x, title, curves);
    }
}
