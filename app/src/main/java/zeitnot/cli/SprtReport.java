package zeitnot.cli;

import zeitnot.contest.SprtMonitor;
import zeitnot.stats.Sprt;

/**
 * How a sequential test has ended, as JSON shows it.
 *
 * @param pairs of games that were counted
 * @param llr log-likelihood ratio of the difference {@code high} to the difference {@code low}
 * @param verdict accept or reject what {@code high} says, or continue
 */
record SprtReport(
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

    static SprtReport of(SprtMonitor.Status status) {
        Sprt sprt = status.sprt();
        return new SprtReport(
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

    boolean isDecided() {
        return !verdict.equals(Sprt.Verdict.CONTINUE.toString());
    }

    /** The lines for people. */
    String text() {
        String unit = model.equals(Sprt.Model.NORMALIZED.toString()) ? "normalized Elo" : "Elo";
        String h0 = Text.number(low) + " " + unit;
        String h1 = Text.number(high) + " " + unit;
        String finding = switch (verdict) {
            case "accept" -> "accepted: better by " + h1 + " rather than " + h0;
            case "reject" -> "rejected: better by " + h0 + " rather than " + h1;
            default -> "not decided between better by " + h0 + " and by " + h1;
        };
        return Text.format("SPRT     %s%n", finding)
                + Text.format(
                        "         LLR %.2f after %d pairs, bounds %.2f and %.2f%n", llr, pairs, lowerBound, upperBound);
    }
}
