package zeitnot.papers;

import java.util.Optional;

/** What a row or a figure wants to know of the games of a condition; it adds up in an accumulator of its own. */
public sealed interface Statistic permits Measure, Profile {
    /** A new one without games; none for what is read off the score, which is always there. */
    Optional<? extends Accumulator> accumulator(Domain domain);
}
