package zeitnot.papers;

import java.util.OptionalDouble;
import zeitnot.stats.Estimate;

/**
 * A row of an experiment with what we measured.
 *
 * @param games that it rests on, of the condition that has fewer if there are two
 * @param ours means nothing before the first game
 * @param p corrected for the number of rows; not there where nothing is tested
 */
public record Finding(Row row, int games, Estimate ours, OptionalDouble p, Verdict verdict) {}
