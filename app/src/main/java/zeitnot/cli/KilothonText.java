package zeitnot.cli;

import zeitnot.papers.KilothonTrial;
import zeitnot.papers.Wording;
import zeitnot.show.KilothonReport;

/** A Kilothon of a paper that was run again, for people. */
record KilothonText(KilothonReport report) {
    @Override
    public String toString() {
        var table = new Table()
                .words("player")
                .words("category")
                .numbers("paper")
                .numbers("ours")
                .numbers("games")
                .numbers("p")
                .words("verdict");
        report.rows()
                .forEach(row -> table.row(
                        row.name(),
                        row.category(),
                        row.paper(),
                        row.ours(),
                        Text.count(row.games()),
                        Double.isNaN(row.p()) ? "" : Wording.p(row.p()),
                        row.verdict()));
        var order = new Table().words("on the same games").words("less").numbers("payoff");
        for (KilothonTrial.Step step : report.order()) {
            order.row(step.player(), step.next(), step.words());
        }
        return Text.format("%s: %s%n%s%n%n", report.place(), report.title(), report.question())
                + table
                + "\n"
                + order
                + Text.format(
                        "%nmeasure  %s, with its 95 %% interval%nrefused  %d games, void %d%nrepeat   %s%n",
                        report.measure(), report.refused().size(), report.voids(), report.command());
    }
}
