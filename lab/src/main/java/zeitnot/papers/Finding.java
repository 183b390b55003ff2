package zeitnot.papers;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import zeitnot.stats.Estimate;

/**
 * A row of an experiment with what we measured.
 *
 * @param games that it rests on, of the condition that has fewer if there are two
 * @param missing games that are planned and not yet played, of the condition that lacks more if there are two
 * @param ours means nothing before the first game
 * @param p corrected for the number of rows; not there where nothing is tested
 * @param verdict on the paper, unless there is a departure
 * @param departure what makes this another experiment than the paper's, as {@link Setup#departure} says it
 */
public record Finding(
        Row row, int games, int missing, Estimate ours, OptionalDouble p, Verdict verdict, Optional<String> departure) {
    /** Whether more games are to come: p and verdict are meant for all of them. */
    public boolean isProvisional() {
        return games > 0 && missing > 0;
    }

    /** Whether a property is not the same in all rows. */
    public static boolean isVaried(List<Finding> findings, Function<Finding, Object> property) {
        return findings.stream().map(property).distinct().count() > 1;
    }
}
