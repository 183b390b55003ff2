package zeitnot.papers;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.function.Function;
import zeitnot.papers.Plot.Curve;
import zeitnot.papers.Plot.Point;
import zeitnot.papers.TerminalStatistics.Variable;
import zeitnot.stats.Estimate;

/** What an experiment draws of its games, however far they have come. */
public sealed interface Figure {
    Plot plot(Function<Condition, Observations> observed);

    /** What it has to know of a condition. */
    Set<Statistic> asked(Condition condition);

    /**
     * The mean time that players use at each turn of the game, and that of the opponent that all of them meet.
     *
     * @param baseline the opponent's name
     */
    record TimePerTurn(String title, String baseline, List<Condition> players) implements Figure {
        public TimePerTurn {
            players = List.copyOf(players);
        }

        @Override
        public Plot plot(Function<Condition, Observations> observed) {
            List<Curve> curves = new ArrayList<>();
            curves.add(new Curve(
                    baseline,
                    true,
                    points(observed.apply(players.get(0)).times(false).means())));
            for (Condition player : players) {
                curves.add(new Curve(
                        player.name(),
                        false,
                        points(observed.apply(player).times(true).means())));
            }
            return new Plot(title, "turn, counted over both players", "seconds", curves);
        }

        private static List<Point> points(List<Estimate> byTurn) {
            List<Point> points = new ArrayList<>();
            for (Estimate mean : byTurn) {
                points.add(new Point(points.size() + 1, mean));
            }
            return points;
        }

        @Override
        public Set<Statistic> asked(Condition condition) {
            if (condition.equals(players.get(0))) {
                return Set.of(Profile.TIME_OF_A, Profile.TIME_OF_B);
            }
            return players.contains(condition) ? Set.of(Profile.TIME_OF_A) : Set.of();
        }
    }

    /** The terminal ratio of a game by one of the variables. */
    record TerminalRatio(Condition condition, Variable variable) implements Figure {
        @Override
        public Plot plot(Function<Condition, Observations> observed) {
            return observed.apply(condition)
                    .terminals(variable)
                    .plot(condition.domain().name());
        }

        @Override
        public Set<Statistic> asked(Condition asked) {
            return condition.equals(asked) ? Set.of(Profile.terminalsBy(variable)) : Set.of();
        }
    }

    /**
     * What is measured in rows that differ in a number, such as the depth of minimax, and the paper's win rates beside it.
     *
     * @param x what the number means
     */
    record OverRows(String title, String x, SortedMap<Integer, Row> rows) implements Figure {
        @Override
        public Plot plot(Function<Condition, Observations> observed) {
            List<Point> paper = new ArrayList<>();
            List<Point> ours = new ArrayList<>();
            rows.forEach((number, row) -> {
                Measure.Unit unit = row.measure().unit();
                if (row.published() instanceof Published.WinRate win) {
                    paper.add(new Point(number, unit.of(win.rate())));
                }
                Observations games = observed.apply(row.condition());
                if (games.games() > 0) {
                    ours.add(new Point(number, unit.of(games.estimate(row.measure()))));
                }
            });
            Measure measure = rows.values().iterator().next().measure();
            List<Curve> curves = new ArrayList<>();
            if (!paper.isEmpty()) {
                curves.add(new Curve("paper", true, paper));
            }
            curves.add(new Curve("ours", false, ours));
            return new Plot(title, x, measure.title(), curves);
        }

        /** Nothing besides what its rows ask. */
        @Override
        public Set<Statistic> asked(Condition condition) {
            return Set.of();
        }
    }
}
