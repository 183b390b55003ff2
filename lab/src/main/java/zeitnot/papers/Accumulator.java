package zeitnot.papers;

/**
 * Sums over games. Those of disjoint games add up to those of all of them, so they can be written down, read again and
 * merged; up to the last digits that depend on the order of the games.
 */
public interface Accumulator {
    /** Adds a game that counts. */
    void add(PlayedGame game);

    /** Adds the sums of an accumulator of the same kind. */
    void merge(double[][] sums);

    /** All that there is, as rows of numbers. */
    double[][] sums();
}
