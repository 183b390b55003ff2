package zeitnot.papers;

import java.util.Arrays;
import zeitnot.papers.TerminalStatistics.Variable;
import zeitnot.stats.Correlation;
import zeitnot.stats.Estimate;

/** The correlation of terminal lines with a variable. Its sums are those of every game, since its interval needs them. */
final class TerminalCorrelation implements Measurement {
    private final Variable variable;
    private final Correlation correlation = new Correlation();

    TerminalCorrelation(Variable variable) {
        this.variable = variable;
    }

    @Override
    public void add(PlayedGame game) {
        correlation.add(
                game.terminalLines().stream().mapToDouble(variable::of).toArray(),
                game.terminalLines().stream()
                        .mapToDouble(TerminalLines.Sample::terminalLines)
                        .toArray());
    }

    @Override
    public void merge(double[][] sums) {
        correlation.merge(sums);
    }

    @Override
    public double[][] sums() {
        return correlation.sums();
    }

    @Override
    public Estimate estimate() {
        return correlation.estimate();
    }

    /** How much stronger one correlation is than another, whatever their signs. */
    static final class Advantage implements Measurement {
        private final TerminalCorrelation one;
        private final TerminalCorrelation other;

        Advantage(Variable one, Variable other) {
            this.one = new TerminalCorrelation(one);
            this.other = new TerminalCorrelation(other);
        }

        @Override
        public void add(PlayedGame game) {
            one.add(game);
            other.add(game);
        }

        /** The games of the one, then as many of the other. */
        @Override
        public void merge(double[][] sums) {
            one.merge(Arrays.copyOfRange(sums, 0, sums.length / 2));
            other.merge(Arrays.copyOfRange(sums, sums.length / 2, sums.length));
        }

        @Override
        public double[][] sums() {
            double[][] first = one.sums();
            double[][] second = other.sums();
            double[][] both = Arrays.copyOf(first, first.length + second.length);
            System.arraycopy(second, 0, both, first.length, second.length);
            return both;
        }

        @Override
        public Estimate estimate() {
            return one.correlation.strongerThan(other.correlation);
        }
    }
}
