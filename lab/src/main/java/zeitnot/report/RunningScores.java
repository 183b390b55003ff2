package zeitnot.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.DoubleStream;
import zeitnot.papers.Condition;
import zeitnot.papers.Finding;
import zeitnot.papers.Measure;
import zeitnot.papers.Observations;
import zeitnot.papers.Published;
import zeitnot.papers.Wording;
import zeitnot.stats.Estimate;
import zeitnot.stats.MatchScore;

/** For every win rate, the score after more and more games with its interval, and the paper's interval behind it. */
final class RunningScores {
    private static final int WIDTH = 260;
    private static final int HEIGHT = 140;
    private static final int MOST_POINTS = 80;

    /** Per cent beyond the final scores that are shown; the first few games are anywhere. */
    private static final double ROOM = 5;

    private final List<Finding> findings;
    private final boolean withGames;
    private final double low;
    private final double high;

    RunningScores(List<Finding> all) {
        findings = all.stream()
                .filter(finding -> finding.games() > 1)
                .filter(finding -> finding.row().reference().isEmpty())
                .filter(finding -> finding.row().measure().of(new MatchScore()).isPresent())
                .toList();
        withGames =
                Finding.isVaried(findings, finding -> finding.row().condition().domain());
        double[] values =
                findings.stream().flatMapToDouble(RunningScores::values).toArray();
        low = Math.max(0, 100 * DoubleStream.of(values).min().orElse(0.5) - ROOM);
        high = Math.min(100, 100 * DoubleStream.of(values).max().orElse(0.5) + ROOM);
    }

    /** What should be seen: the score, the paper's interval, and an even score. */
    private static DoubleStream values(Finding finding) {
        double ours = finding.ours().value();
        return finding.row().published() instanceof Published.WinRate win
                ? DoubleStream.of(ours, 0.5, win.rate().low(), win.rate().high())
                : DoubleStream.of(ours, 0.5);
    }

    /** Nothing where games were not seen one by one, as in a digest. */
    Markup markup(Function<Condition, Observations> observed) {
        var markup = new Markup();
        boolean inOrder = findings.stream()
                .noneMatch(finding ->
                        observed.apply(finding.row().condition()).points().isEmpty());
        if (!findings.isEmpty() && inOrder) {
            markup.add("<details open><summary>Score over games in per cent, with its 95 %% interval;"
                            + " grey: the paper's interval</summary>")
                    .add("<div class=\"multiples\">");
            findings.forEach(finding -> markup.add(
                    "%s", figure(finding, observed.apply(finding.row().condition()))));
            markup.add("</div></details>");
        }
        return markup;
    }

    private Markup figure(Finding finding, Observations games) {
        Condition condition = finding.row().condition();
        String name = withGames ? condition.domain().name() + ", " + condition.name() : condition.name();
        var chart = new Chart(WIDTH, HEIGHT, 0, games.games(), low, high);
        chart.axes("games", "");
        if (finding.row().published() instanceof Published.WinRate win) {
            chart.range("paper-range", 100 * win.rate().low(), 100 * win.rate().high());
        }
        chart.level("level", 50)
                .series(new Chart.Series(name, "s1", points(finding.row().measure(), games)));
        return new Markup()
                .add(
                        "<figure><figcaption>%s: %s</figcaption>%s</figure>",
                        name,
                        Wording.value(finding.row().measure(), finding.ours()),
                        chart.svg(name + ", score over games"));
    }

    private static List<Chart.Point> points(Measure measure, Observations games) {
        int step = Math.max(2, (games.games() + MOST_POINTS - 1) / MOST_POINTS);
        List<Chart.Point> points = new ArrayList<>();
        var score = new MatchScore();
        for (Map.Entry<Integer, Double> game : games.points().entrySet()) {
            score.add(game.getKey(), game.getValue());
            if (score.games() % step == 0 || score.games() == games.games()) {
                Estimate now = measure.of(score).orElseThrow();
                points.add(new Chart.Point(score.games(), 100 * now.value(), 100 * now.low(), 100 * now.high()));
            }
        }
        return points;
    }
}
