package zeitnot.papers;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import zeitnot.stats.Estimate;

/** How values are written, in the terminal as in a report. */
public final class Wording {
    private Wording() {}

    /** What the paper says: 55.8 % (54.4–57.1). */
    public static String paper(Row row) {
        if (row.published() instanceof Published.WinRate win) {
            return value(row.measure(), win.rate()) + " " + interval(row.measure(), win.rate());
        }
        if (row.published() instanceof Published.Improvement improvement) {
            return improvement.shown() ? "✓" : "–";
        }
        return row.published() instanceof Published.Range range ? range.words() : "";
    }

    /** What we have, with its interval: 55.8 % (54.4–57.1). */
    public static String ours(Finding finding) {
        if (finding.games() == 0) {
            return "";
        }
        Measure measure = finding.row().measure();
        return value(measure, finding.ours()) + " " + interval(measure, finding.ours());
    }

    public static String value(Measure measure, Estimate estimate) {
        return measure.unit().text(estimate.value()) + measure.unit().suffix();
    }

    /** A value of any size with half its interval: 0.195 ± 0.001, 1021 ± 43. */
    public static String value(Estimate estimate) {
        double size = Math.abs(estimate.value());
        String digits = size >= 100 ? "%.0f" : size >= 10 ? "%.1f" : size > 1 ? "%.2f" : "%.4f";
        String value = String.format(Locale.ROOT, digits, estimate.value());
        return Double.isInfinite(estimate.low())
                ? value
                : value + " ± " + String.format(Locale.ROOT, digits, estimate.margin());
    }

    private static String interval(Measure measure, Estimate estimate) {
        return Double.isInfinite(estimate.low())
                ? "(?)"
                : "(" + measure.unit().text(estimate.low()) + " to "
                        + measure.unit().text(estimate.high()) + ")";
    }

    /** The games that a row rests on, and of how many while there are more to come: 26 of 100. */
    public static String games(Finding finding) {
        return finding.missing() > 0
                ? String.format(Locale.ROOT, "%,d of %,d", finding.games(), finding.games() + finding.missing())
                : String.format(Locale.ROOT, "%,d", finding.games());
    }

    /** The corrected p-value: 0.034, or a dash where nothing is tested. */
    public static String p(Finding finding) {
        return finding.p().isEmpty() ? "" : p(finding.p().getAsDouble());
    }

    public static String p(double p) {
        return p < 0.001 ? "<0.001" : String.format(Locale.ROOT, "%.3f", p);
    }

    /** The verdict, which is not one on the paper if the run is another experiment: agrees at 5 % of the paper's speed. */
    public static String verdict(Finding finding) {
        return finding.games() == 0
                ? finding.verdict().toString()
                : finding.verdict()
                        + finding.departure().map(words -> " " + words).orElse("");
    }

    /** That a run is another experiment than the paper's, if it is. */
    public static Optional<String> departure(Evidence run) {
        return run.setup()
                .departure(run.experiment())
                .map(words -> "another experiment: " + words + "; its verdicts are not on the paper");
    }

    /**
     * What a reader should know about a verdict, such as: provisional, 783 games needed. May be empty. Games that are needed
     * decide four rows of five; a row that has them and is still open has bad luck, or is not quite what the paper says.
     */
    public static String reservations(Finding finding) {
        List<String> words = new ArrayList<>();
        if (finding.isProvisional()) {
            words.add("provisional");
        }
        if (finding.verdict() == Verdict.UNDERPOWERED) {
            finding.row().published().neededGames().stream()
                    .filter(games -> games > finding.games())
                    .forEach(games -> words.add(String.format(Locale.ROOT, "%,d games needed", games)));
        }
        return String.join(", ", words);
    }

    /** How a run was made: at the paper's speed, or what makes it another experiment. */
    public static String speed(Evidence run) {
        String whose = run.experiment().paper().equals(Paper.NONE) ? "the stated" : "the paper's";
        String same = run.experiment().kilothon().isPresent()
                ? "by the competition's clock"
                : run.experiment().rows().isEmpty() ? "on bandits" : "at " + whose + " speed";
        return run.setup().departure(run.experiment()).orElse(same);
    }

    /** How far a run is: 26 of 100 games, provisional. */
    public static String progress(Evidence run) {
        String state = run.isUnfinished() ? ", provisional" : "";
        return String.format(Locale.ROOT, "%,d of %,d games%s", run.playedGames(), run.plannedGames(), state);
    }
}
