package zeitnot.papers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import zeitnot.papers.TerminalLines.Sample;
import zeitnot.stats.RatioMean;

/** The terminal ratio over many games, terminal lines per position, by the values of a variable. */
public final class TerminalStatistics implements Accumulator {
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

    private final Variable variable;
    private final SortedMap<Integer, RatioMean> ratios = new TreeMap<>();

    public TerminalStatistics(Variable variable) {
        this.variable = variable;
    }

    /** Adds the positions of a game. */
    public void add(List<Sample> game) {
        game.stream()
                .collect(Collectors.groupingBy(
                        sample -> (int) Math.rint(variable.of(sample)),
                        Collectors.summarizingInt(Sample::terminalLines)))
                .forEach((value, sum) -> at(value).add(sum.getSum(), sum.getCount()));
    }

    @Override
    public void add(PlayedGame game) {
        add(game.terminalLines());
    }

    private RatioMean at(int value) {
        return ratios.computeIfAbsent(value, unseen -> new RatioMean());
    }

    @Override
    public void merge(double[][] sums) {
        for (double[] row : sums) {
            at((int) row[0]).merge(Arrays.copyOfRange(row, 1, row.length));
        }
    }

    /** A row for each value of the variable, which comes first. */
    @Override
    public double[][] sums() {
        return ratios.entrySet().stream()
                .map(entry -> DoubleStream.concat(
                                DoubleStream.of(entry.getKey()),
                                Arrays.stream(entry.getValue().sums()))
                        .toArray())
                .toArray(double[][]::new);
    }

    public Variable variable() {
        return variable;
    }

    /** The ratio by the value of the variable, to whole numbers; only values that have appeared. */
    public SortedMap<Integer, RatioMean> ratios() {
        return ratios;
    }

    /** The ratio over the values that appeared in enough games. */
    public Plot plot(String title) {
        List<Plot.Point> points = new ArrayList<>();
        int most = ratios.values().stream().mapToInt(RatioMean::games).max().orElse(0);
        int enough = Math.max(2, Math.min(ENOUGH_GAMES, most / 20));
        ratios.forEach((value, mean) -> {
            if (mean.games() >= enough) {
                points.add(new Plot.Point(value, mean.estimate()));
            }
        });
        return new Plot(
                title, variable.title(), "terminal lines", List.of(new Plot.Curve("terminal ratio", false, points)));
    }
}
