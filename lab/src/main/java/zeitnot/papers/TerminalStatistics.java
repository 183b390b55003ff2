package zeitnot.papers;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zeitnot.papers.TerminalLines.Sample;
import zeitnot.stats.Correlation;
import zeitnot.stats.RatioMean;

/** The terminal ratio over many games, terminal lines per position, by what it may be told from. */
public final class TerminalStatistics {
    /** A plot has the means of at least so many games, or of a twentieth where that is less, but of two at least. */
    private static final int ENOUGH_GAMES = 20;

    /** What the ratio may be told from: f_turn, f_branch and f_roll of section 4.2. */
    public enum Variable {
        TURN("turn") {
            @Override
            double of(Sample sample) {
                return sample.turn();
            }
        },
        BRANCH("branching factor") {
            @Override
            double of(Sample sample) {
                return sample.moves();
            }
        },
        ROLL("mean rollout length") {
            @Override
            double of(Sample sample) {
                return sample.rollout();
            }
        };

        private final String title;

        Variable(String title) {
            this.title = title;
        }

        abstract double of(Sample sample);

        /** In words for people. */
        public String title() {
            return title;
        }
    }

    private final List<Part> parts = Stream.of(Variable.values()).map(Part::new).toList();

    /** What is known by one of the variables. */
    private static final class Part {
        final Variable variable;
        final SortedMap<Integer, RatioMean> ratios = new TreeMap<>();
        final Correlation correlation = new Correlation();

        Part(Variable variable) {
            this.variable = variable;
        }

        void add(List<Sample> game) {
            correlation.add(
                    game.stream().mapToDouble(variable::of).toArray(),
                    game.stream().mapToDouble(Sample::terminalLines).toArray());
            game.stream()
                    .collect(Collectors.groupingBy(
                            sample -> (int) Math.rint(variable.of(sample)),
                            Collectors.summarizingInt(Sample::terminalLines)))
                    .forEach((value, sum) -> ratios.computeIfAbsent(value, unseen -> new RatioMean())
                            .add(sum.getSum(), sum.getCount()));
        }
    }

    /** Adds the positions of a game. */
    public void add(List<Sample> game) {
        parts.forEach(part -> part.add(game));
    }

    /** The ratio by the value of a variable, to whole numbers; only values that have appeared. */
    public SortedMap<Integer, RatioMean> ratios(Variable variable) {
        return parts.get(variable.ordinal()).ratios;
    }

    /** Between the variable and the number of terminal lines, over all positions. */
    public Correlation correlation(Variable variable) {
        return parts.get(variable.ordinal()).correlation;
    }

    /** The ratio over the values that appeared in enough games. */
    public Plot plot(String title, Variable variable) {
        List<Plot.Point> points = new ArrayList<>();
        SortedMap<Integer, RatioMean> means = ratios(variable);
        int most = means.values().stream().mapToInt(RatioMean::games).max().orElse(0);
        int enough = Math.max(2, Math.min(ENOUGH_GAMES, most / 20));
        means.forEach((value, mean) -> {
            if (mean.games() >= enough) {
                points.add(new Plot.Point(value, mean.estimate()));
            }
        });
        return new Plot(
                title, variable.title(), "terminal lines", List.of(new Plot.Curve("terminal ratio", false, points)));
    }
}
