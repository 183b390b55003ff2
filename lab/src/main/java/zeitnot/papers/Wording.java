package zeitnot.papers;

import java.util.Locale;
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
        return ((Published.Range) row.published()).words();
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
        return number(measure, estimate.value()) + (measure.isShare() ? " %" : "");
    }

    private static String interval(Measure measure, Estimate estimate) {
        return Double.isInfinite(estimate.low())
                ? "(?)"
                : "(" + number(measure, estimate.low()) + " to " + number(measure, estimate.high()) + ")";
    }

    private static String number(Measure measure, double value) {
        return String.format(Locale.ROOT, "%.1f", measure.isShare() ? 100 * value : value);
    }

    /** The corrected p-value: 0.034, or a dash where nothing is tested. */
    public static String p(Finding finding) {
        if (finding.p().isEmpty()) {
            return "";
        }
        double p = finding.p().getAsDouble();
        return p < 0.001 ? "<0.001" : String.format(Locale.ROOT, "%.3f", p);
    }

    /** The verdict, and what it would take where there are too few games. */
    public static String verdict(Finding finding) {
        var needed = finding.row().published().neededGames();
        return finding.verdict() == Verdict.UNDERPOWERED && needed.isPresent()
                ? String.format(Locale.ROOT, "%s (%,d games needed)", finding.verdict(), needed.getAsLong())
                : finding.verdict().toString();
    }
}
