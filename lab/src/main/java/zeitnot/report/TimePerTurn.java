package zeitnot.report;

import java.util.ArrayList;
import java.util.List;
import zeitnot.papers.Condition;
import zeitnot.papers.Reproduction;
import zeitnot.papers.TurnTimes;
import zeitnot.stats.Estimate;

/** A figure of the paper: the mean time that players use at each turn of the game, with 95 % intervals. */
final class TimePerTurn {
    private static final int WIDTH = 720;
    private static final int HEIGHT = 320;

    private TimePerTurn() {}

    static Markup figure(Reproduction run) {
        List<Chart.Series> all = new ArrayList<>();
        for (Condition condition : run.experiment().curves()) {
            String style = "s" + (all.size() + 1);
            all.add(series(condition.name(), style, run.observed(condition).timesA()));
        }
        Condition first = run.experiment().curves().get(0);
        all.add(0, series("EXP-MOVES", "s0", run.observed(first).timesB()));
        int turns =
                all.stream().mapToInt(series -> series.points().size()).max().orElseThrow();
        var chart = new Chart(
                WIDTH, HEIGHT, 1, Math.max(2, turns), 0, Chart.highest(all).orElse(1));
        chart.axes("turn, counted over both players", "seconds");
        all.forEach(chart::series);
        var caption = new Markup();
        all.forEach(series -> caption.add("<span class=\"key %s\"></span><b>%s</b>", series.style(), series.name()));
        return new Markup()
                .add(
                        "<figure><figcaption>%s</figcaption>%s</figure>",
                        caption, chart.svg(run.experiment().title()));
    }

    private static Chart.Series series(String name, String style, TurnTimes times) {
        List<Chart.Point> points = new ArrayList<>();
        for (Estimate mean : times.means()) {
            double low = Math.max(0, mean.low());
            double high = Double.isFinite(mean.high()) ? mean.high() : mean.value();
            points.add(new Chart.Point(points.size() + 1, mean.value(), low, high));
        }
        return new Chart.Series(name, style, points);
    }
}
