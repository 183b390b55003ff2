package zeitnot.games.go;

/**
 * How often the steps of {@link HeavyPlayout} are tried, out of {@value #ALWAYS}. A step that is always tried makes all playouts
 * alike where it is wrong. These have judged the ends of games best among those that were tried; docs/results/go.md tells how.
 *
 * @param ko takes back a ko that was just lost
 * @param atari answers an atari
 * @param twoLiberties attacks and defends chains with two liberties
 * @param nakade plays the vital point of an eye space
 * @param capture takes off a chain anywhere
 * @param elsewhere what all points that are not around the last stone weigh together, beside the squared weights of those that are
 */
record HeavyRates(int ko, int atari, int twoLiberties, int nakade, int capture, float elsewhere) {
    static final int ALWAYS = 100;

    static final HeavyRates HEAVY = new HeavyRates(40, 100, 90, 90, 95, 0.5f);

    /** Without the two steps that cost most, which judge positions hardly better. */
    static final HeavyRates MEDIUM = new HeavyRates(40, 100, 0, 0, 95, 0.5f);
}
