package zeitnot.show;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import zeitnot.papers.Evidence;
import zeitnot.papers.Experiment;
import zeitnot.papers.Finding;
import zeitnot.papers.Published;
import zeitnot.papers.Wording;
import zeitnot.stats.Estimate;

/**
 * An experiment that was run again, as JSON shows it.
 *
 * @param games that were played
 * @param planned games of the whole experiment
 * @param anotherExperiment whether the run is not the paper's experiment: its verdicts are then not on the paper
 * @param departure what makes it another one, or null
 * @param bandit what came out on bandits, or null
 * @param onRecord how what is on record was run; empty if nothing is
 * @param command what to type to run it again, or to go on with it
 */
public record ReproductionReport(
        String id,
        String place,
        String title,
        String question,
        String paper,
        int games,
        int planned,
        boolean anotherExperiment,
        @Nullable String departure,
        List<Line> rows,
        @Nullable BanditReport bandit,
        String onRecord,
        String command) {

    /**
     * A row. Numbers that there are not are null.
     *
     * @param paper what the paper says, in words
     * @param low lower end of our 95 % interval
     * @param missing games that are planned and not yet played: while there are any, the row is provisional
     * @param p corrected for the number of rows
     * @param recorded the value that is on record
     */
    public record Line(
            String game,
            String player,
            String spec,
            String measure,
            String paper,
            double paperValue,
            double paperLow,
            double paperHigh,
            double value,
            double low,
            double high,
            int games,
            int missing,
            double p,
            String verdict,
            double recorded,
            double recordedLow,
            double recordedHigh,
            int recordedGames) {

        static Line of(Finding finding, Optional<Finding> onRecord) {
            var condition = finding.row().condition();
            Estimate paper = paper(finding.row().published());
            boolean begun = finding.games() > 0;
            return new Line(
                    condition.domain().game(),
                    condition.name(),
                    condition.playerA(),
                    finding.row().measure().toString(),
                    Wording.paper(finding.row()),
                    paper.value(),
                    paper.low(),
                    paper.high(),
                    begun ? finding.ours().value() : Double.NaN,
                    begun ? finding.ours().low() : Double.NaN,
                    begun ? finding.ours().high() : Double.NaN,
                    finding.games(),
                    finding.missing(),
                    finding.p().orElse(Double.NaN),
                    Wording.verdict(finding),
                    onRecord.map(one -> one.ours().value()).orElse(Double.NaN),
                    onRecord.map(one -> one.ours().low()).orElse(Double.NaN),
                    onRecord.map(one -> one.ours().high()).orElse(Double.NaN),
                    onRecord.map(Finding::games).orElse(0));
        }

        private static Estimate paper(Published published) {
            if (published instanceof Published.WinRate win) {
                return win.rate();
            }
            return published instanceof Published.Range range
                    ? new Estimate(Double.NaN, range.low(), range.high())
                    : new Estimate(Double.NaN, Double.NaN, Double.NaN);
        }
    }

    /** A run, and beside it what is on record. */
    public static ReproductionReport of(Evidence run, Optional<? extends Evidence> onRecord, String command) {
        Experiment experiment = run.experiment();
        Optional<String> departure = run.setup().departure(experiment);
        List<Finding> findings = run.findings();
        List<Optional<Finding>> recorded = recorded(onRecord, findings.size());
        return new ReproductionReport(
                experiment.id(),
                experiment.place(),
                experiment.title(),
                experiment.question(),
                experiment.paper().citation(),
                run.playedGames(),
                run.plannedGames(),
                departure.isPresent(),
                departure.orElse(null),
                IntStream.range(0, findings.size())
                        .mapToObj(row -> Line.of(findings.get(row), recorded.get(row)))
                        .toList(),
                run.bandit()
                        .map(result -> BanditReport.of(experiment, result, command))
                        .orElse(null),
                onRecord.map(Wording::speed).orElse(""),
                command);
    }

    /** What is on record of each row, where games are. */
    public static List<Optional<Finding>> recorded(Optional<? extends Evidence> onRecord, int rows) {
        return onRecord.map(run -> run.findings().stream()
                        .map(finding -> Optional.of(finding).filter(one -> one.games() > 0))
                        .toList())
                .orElse(Collections.nCopies(rows, Optional.empty()));
    }
}
