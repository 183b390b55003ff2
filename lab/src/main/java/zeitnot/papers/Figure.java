package zeitnot.papers;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.function.Function;
import zeitnot.papers.Plot.Curve;
import zeitnot.papers.Plot.Point;
import zeitnot.papers.TerminalStatistics.Variable;
import zeitnot.stats.Estimate;

/** What an experiment draws of its games, however far they have come. */
@FunctionalInterface
public interface Figure {
    Plot plot(Function<Condition, Observations> observed);

    /**
     * The mean time that players use at each turn of the game, and that of the opponent that all of them meet.
     *
     * @param baseline the opponent's name
     */
    static Figure timePerTurn(String title, String baseline, List<Condition> players) {
        return observed -> {
            List<Curve> curves = new ArrayList<>();
            curves.add(new Curve(
                    baseline,
                    true,
                    points(observed.apply(players.get(0)).timesB().means())));
            for (Condition player : players) {
                curves.add(new Curve(
                        player.name(),
                        false,
                        points(observed.apply(player).timesA().means())));
            }
            return new Plot(title, "turn, counted over both players", "seconds", curves);
        };
    }

    private static List<Point> points(List<Estimate> byTurn) {
        List<Point> points = new ArrayList<>();
        for (Estimate mean : byTurn) {
            points.add(new Point(points.size() + 1, mean));
        }
        return points;
    }

    /** The terminal ratio of a game by one of the variables. */
    static Figure terminalRatio(Condition condition, Variable variable) {
        return observed ->
                observed.apply(condition).terminals().plot(condition.domain().name(), variable);
    }

    /**
     * What is measured in rows that differ in a number, such as the depth of minimax, and the paper's win rates beside it.
     *
     * @param x what the number means
     */
    static Figure overRows(String title, String x, SortedMap<Integer, Row> rows) {
        return observed -> {
            List<Point> paper = new ArrayList<>();
            List<Point> ours = new ArrayList<>();
            rows.forEach((number, row) -> {
                Measure.Unit unit = row.measure().unit();
                if (row.published() instanceof Published.WinRate win) {
                    paper.add(new Point(number, unit.of(win.rate())));
                }
                Observations games = observed.apply(row.condition());
                if (games.games() > 0) {
                    ours.add(new Point(number, unit.of(row.measure().of(games))));
                }
            });
            Measure measure = rows.values().iterator().next().measure();
            List<Curve> curves = new ArrayList<>();
            if (!paper.isEmpty()) {
                curves.add(new Curve("paper", true, paper));
            }
            curves.add(new Curve("ours", false, ours));
            return new Plot(title, x, measure.title(), curves);
        };
    }
}
