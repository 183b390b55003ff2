package zeitnot.show;

import zeitnot.contest.SprtMonitor;
import zeitnot.stats.Sprt;

/**
 * How a sequential test has ended, as JSON shows it.
 *
 * @param pairs of games that were counted
 * @param llr log-likelihood ratio of the difference {@code high} to the difference {@code low}
 * @param verdict accept or reject what {@code high} says, or continue
 */
public record SprtResult(
        String model,
        double low,
        double high,
        double alpha,
        double beta,
        int pairs,
        double llr,
        double lowerBound,
        double upperBound,
        String verdict) {

    public static SprtResult of(SprtMonitor.Status status) {
        Sprt sprt = status.sprt();
        return new SprtResult(
                sprt.model().toString(),
                sprt.low(),
                sprt.high(),
                sprt.alpha(),
                sprt.beta(),
                status.pairs(),
                status.llr(),
                sprt.lowerBound(),
                sprt.upperBound(),
                status.verdict().toString());
    }

    public boolean isDecided() {
        return !verdict.equals(Sprt.Verdict.CONTINUE.toString());
    }
}
