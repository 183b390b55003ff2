package zeitnot.papers;

import java.util.Optional;
import java.util.stream.Stream;

/** What a row or a figure wants to know of the games of a condition; it adds up in an accumulator of its own. */
public sealed interface Statistic permits Measure, Profile {
    /** A new one without games; none for what is read off the score, which is always there. */
    Optional<? extends Accumulator> accumulator(Domain domain);

    /** The one that digests call so, if there is one. */
    static Optional<Statistic> named(String name) {
        return Stream.<Statistic>concat(Stream.of(Measure.values()), Stream.of(Profile.values()))
                .filter(statistic -> statistic.toString().equals(name))
                .findFirst();
    }

    /** The sums of disjoint games, added up. How they were read off the games does not matter any more. */
    default double[][] sum(double[][] one, double[][] other) {
        Accumulator both = accumulator(Domain.ANY).orElseThrow();
        both.merge(one);
        both.merge(other);
        return both.sums();
    }
}
