package zeitnot.show;

import java.util.List;
import java.util.Map;
import zeitnot.kilothon.Field;
import zeitnot.papers.Experiment;
import zeitnot.papers.KilothonResult;
import zeitnot.papers.KilothonTrial;

/**
 * A Kilothon of a paper that was run again, as JSON shows it.
 *
 * @param measure what the rows have: payoff, or won of decided
 * @param order how much more payoff each player has got than the next one of the paper's order, on the same games
 * @param refused games that could not be played, with the reasons
 * @param voids games that broke off by a defect
 * @param command what to type to run it again, or to go on with it
 */
public record KilothonReport(
        String id,
        String place,
        String title,
        String question,
        String paper,
        String measure,
        List<Line> rows,
        List<KilothonTrial.Step> order,
        Map<String, String> refused,
        int voids,
        String command) {

    /**
     * A player in a category.
     *
     * @param paper what the paper prints; empty if nothing can be read
     * @param ours with its 95 % interval
     * @param p corrected for the number of rows; not a number where nothing is tested
     */
    public record Line(
            String name,
            String player,
            String category,
            String paper,
            String ours,
            int games,
            double p,
            String verdict) {}

    public static KilothonReport of(Experiment experiment, KilothonResult result, String command) {
        List<Line> rows = result.findings().stream()
                .map(finding -> new Line(
                        finding.entry().name(),
                        finding.entry().player().toString(),
                        finding.entry().category(),
                        finding.entry().words(),
                        result.ours(finding),
                        finding.games(),
                        finding.p().orElse(Double.NaN),
                        result.verdict(finding)))
                .toList();
        Field field = result.field();
        return new KilothonReport(
                experiment.id(),
                experiment.place(),
                experiment.title(),
                experiment.question(),
                experiment.paper().citation(),
                result.trial().quantity().toString(),
                rows,
                result.order(),
                field.refused(),
                field.players().stream().mapToInt(field::voids).sum(),
                command);
    }
}
