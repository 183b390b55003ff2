package zeitnot.papers;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.PrimitiveIterator;
import zeitnot.stats.Estimate;
import zeitnot.stats.Holm;

/** Compares an experiment with the paper: p-values are corrected by Holm over its rows that have begun. */
final class Assessment {
    private static final double LEVEL = 0.05;

    private Assessment() {}

    /**
     * A row before the correction.
     *
     * @param informative games of which the measure is surer: those that decide the power
     */
    private record Measured(Row row, int games, int informative, int missing, Estimate ours, OptionalDouble p) {}

    static List<Finding> of(Evidence run) {
        Optional<String> departure = run.setup().departure(run.experiment());
        List<Measured> rows =
                run.experiment().rows().stream().map(row -> measure(row, run)).toList();
        double[] corrected = Holm.correct(
                rows.stream().flatMapToDouble(row -> row.p().stream()).toArray());
        PrimitiveIterator.OfDouble next = Arrays.stream(corrected).iterator();
        return rows.stream()
                .map(row ->
                        finding(row, row.p().isPresent() ? OptionalDouble.of(next.nextDouble()) : row.p(), departure))
                .toList();
    }

    private static Measured measure(Row row, Evidence run) {
        List<Observations> observed =
                row.conditions().stream().map(run::observed).toList();
        int games = observed.stream().mapToInt(Observations::games).min().orElseThrow();
        int missing = row.conditions().stream()
                .mapToInt(condition ->
                        run.planned(condition) - run.observed(condition).played())
                .max()
                .orElseThrow();
        Estimate ours = observed.stream()
                .map(one -> one.estimate(row.measure()))
                .reduce(Estimate::minus)
                .orElseThrow();
        return new Measured(
                row,
                games,
                observed.stream().mapToInt(row.measure()::games).min().orElseThrow(),
                missing,
                ours,
                games == 0 ? OptionalDouble.empty() : row.published().p(ours));
    }

    private static Finding finding(Measured measured, OptionalDouble p, Optional<String> departure) {
        Published paper = measured.row().published();
        boolean significant = p.isPresent() && p.getAsDouble() < LEVEL;
        Verdict verdict = measured.games() == 0
                ? Verdict.NOT_BEGUN
                : paper.verdict(measured.ours(), measured.informative(), significant);
        return new Finding(
                measured.row(), measured.games(), measured.missing(), measured.ours(), p, verdict, departure);
    }
}
