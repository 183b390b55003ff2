package zeitnot.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zeitnot.papers.Evidence;
import zeitnot.papers.Experiment;
import zeitnot.papers.Finding;
import zeitnot.papers.Wording;
import zeitnot.show.ReproductionReport;

/**
 * An experiment that was run again, for people.
 *
 * @param onRecord what is known of the same experiment, if anything is
 * @param command what to type to run it again, or to go on with it
 */
record ReproductionText(Evidence run, Optional<? extends Evidence> onRecord, String command) {
    @Override
    public String toString() {
        Experiment experiment = run.experiment();
        return Text.format("%s: %s%n%s%n%n", experiment.label(), experiment.title(), experiment.question())
                + run.bandit()
                        .map(result -> BanditText.of(experiment, result, command))
                        .orElse("")
                + (experiment.rows().isEmpty() ? "" : matches());
    }

    private String matches() {
        List<Finding> findings = run.findings();
        return table(findings, ReproductionReport.recorded(onRecord, findings.size()))
                + Text.format("%nplayed   %s%n", Wording.progress(run))
                + Wording.departure(run)
                        .map(words -> Text.format("run as   %s%n", words))
                        .orElse("")
                + Text.format(
                        "verdict  p is corrected for the rows of the table (Holm); docs/reproducing.md tells more%n")
                + provisional()
                + onRecord.map(one -> Text.format(
                                "record   %s games %s; 'zeitnot results %s' tells more%n",
                                Text.count(one.playedGames()),
                                Wording.speed(one),
                                one.experiment().id()))
                        .orElse("")
                + Text.format("repeat   %s%n", command);
    }

    /** A p-value is meant for the number of games that was planned: looking earlier finds differences that go away. */
    private String provisional() {
        return run.isUnfinished()
                ? Text.format(
                        "         p is meant for all planned games; differences that are seen earlier may go away%n")
                : "";
    }

    private static String verdict(Finding finding) {
        String reservations = Wording.reservations(finding);
        return Wording.verdict(finding) + (reservations.isEmpty() ? "" : " (" + reservations + ")");
    }

    /** Columns that say the same in every row are left out. */
    private static Table table(List<Finding> findings, List<Optional<Finding>> recorded) {
        boolean games =
                Finding.isVaried(findings, finding -> finding.row().condition().domain());
        boolean measures = Finding.isVaried(findings, finding -> finding.row().measure());
        boolean records = recorded.stream().anyMatch(Optional::isPresent);
        var table = new Table();
        if (games) {
            table.words("game");
        }
        table.words("player");
        if (measures) {
            table.words("measure");
        }
        table.numbers("paper").numbers("ours").numbers("games").numbers("p").words("verdict");
        if (records) {
            table.numbers("on record").numbers("games");
        }
        for (int row = 0; row < findings.size(); row++) {
            Finding finding = findings.get(row);
            List<String> cells = new ArrayList<>();
            if (games) {
                cells.add(finding.row().condition().domain().name());
            }
            cells.add(finding.row().condition().name());
            if (measures) {
                cells.add(finding.row().measure().toString());
            }
            cells.add(Wording.paper(finding.row()));
            cells.add(Wording.ours(finding));
            cells.add(Wording.games(finding));
            cells.add(Wording.p(finding));
            cells.add(verdict(finding));
            if (records) {
                cells.add(recorded.get(row).map(Wording::ours).orElse(""));
                cells.add(recorded.get(row).map(Wording::games).orElse(""));
            }
            table.row(cells.toArray(String[]::new));
        }
        return table;
    }
}
