package zeitnot.papers;

import java.util.List;
import java.util.Optional;
import zeitnot.kilothon.Field;
import zeitnot.kilothon.Meeting;
import zeitnot.kilothon.Scores;
import zeitnot.player.Spec;

/**
 * What came of a Kilothon, as far as it was played.
 *
 * @param departure what makes it another one than the paper's, in words that follow a verdict
 */
public record KilothonResult(KilothonTrial trial, Field field, Optional<String> departure) {
    /** Of games that are known by what is kept of them. */
    public static KilothonResult of(KilothonTrial trial, List<Meeting> meetings, Optional<String> departure) {
        var field = new Field(trial.players());
        meetings.forEach(field::add);
        return new KilothonResult(trial, field, departure);
    }

    public List<KilothonTrial.Finding> findings() {
        return trial.findings(field);
    }

    /** How much more each player has got than the next one of the paper's order, on the same games. */
    public List<KilothonTrial.Step> order() {
        return trial.order(field);
    }

    /** Games of all players. */
    public int played() {
        return trial.players().stream().mapToInt(this::played).sum();
    }

    private int played(Spec player) {
        List<Scores.Row> rows = field.rows(player);
        return rows.get(rows.size() - 1).games();
    }

    /** What we have of an entry, with its interval; empty before the first game. */
    public String ours(KilothonTrial.Finding finding) {
        return finding.games() == 0 ? "" : trial.quantity().text(finding.ours());
    }

    /** The corrected p-value; empty where nothing is tested. */
    public String p(KilothonTrial.Finding finding) {
        return finding.p().isEmpty() ? "" : Wording.p(finding.p().getAsDouble());
    }

    /** The verdict, which is not one on the paper if the run is another experiment. */
    public String verdict(KilothonTrial.Finding finding) {
        return finding.games() == 0
                ? finding.verdict().toString()
                : finding.verdict() + departure.map(words -> " " + words).orElse("");
    }
}
