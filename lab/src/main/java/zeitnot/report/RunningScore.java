package zeitnot.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import zeitnot.papers.Finding;
import zeitnot.papers.Observations;
import zeitnot.papers.Published;
import zeitnot.papers.Wording;
import zeitnot.stats.Estimate;
import zeitnot.stats.MatchScore;

/** The score of player A after more and more games, with its interval, and the paper's interval behind it. */
final class RunningScore {
    private static final int WIDTH = 260;
    private static final int HEIGHT = 130;
    private static final int MOST_POINTS = 80;

    /** Per cent around the last score that are shown; the first few games are anywhere. */
    private static final double ROOM = 12;

    private RunningScore() {}

    static Markup figure(String name, Finding finding, Observations games) {
        double last = 100 * finding.ours().value();
        var chart = new Chart(WIDTH, HEIGHT, 0, games.games(), Math.max(0, last - ROOM), Math.min(100, last + ROOM));
        chart.axes("games", "%");
        if (finding.row().published() instanceof Published.WinRate win) {
            chart.range("paper-range", 100 * win.rate().low(), 100 * win.rate().high());
        }
        if (Math.abs(last - 50) < ROOM) {
            chart.level("level", 50);
        }
        chart.series(new Chart.Series(name, "s1", points(games)));
        return new Markup()
                .add(
                        "<figure><figcaption>%s: %s</figcaption>%s</figure>",
                        name,
                        Wording.value(finding.row().measure(), finding.ours()),
                        chart.svg(name + ", score over games"));
    }

    private static List<Chart.Point> points(Observations games) {
        int step = Math.max(2, (games.games() + MOST_POINTS - 1) / MOST_POINTS);
        List<Chart.Point> points = new ArrayList<>();
        var score = new MatchScore();
        for (Map.Entry<Integer, Double> game : games.points().entrySet()) {
            score.add(game.getKey(), game.getValue());
            if (score.games() % step == 0 || score.games() == games.games()) {
                Estimate now = score.score();
                points.add(new Chart.Point(score.games(), 100 * now.value(), 100 * now.low(), 100 * now.high()));
            }
        }
        return points;
    }
}
