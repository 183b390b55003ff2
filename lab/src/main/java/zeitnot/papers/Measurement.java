package zeitnot.papers;

import zeitnot.stats.Estimate;

/** An accumulator that comes to one value. */
public interface Measurement extends Accumulator {
    /** The value with its interval; it means nothing before the first game. */
    Estimate estimate();
}
