package zeitnot.games.go;

/**
 * How often the steps of {@link HeavyPlayout} are tried, out of {@value #ALWAYS}. A step that is always tried makes all playouts
 * alike where it is wrong; Pachi's rates are between 40 and 90 percent.
 *
 * @param ko takes back a ko that was just lost
 * @param atari answers an atari
 * @param twoLiberties attacks and defends chains with two liberties
 * @param nakade plays the vital point of an eye space
 * @param capture takes off a chain anywhere
 * @param elsewhere what all points that are not around the last two stones weigh together, beside the patterns of those that are
 */
record HeavyRates(int ko, int atari, int twoLiberties, int nakade, int capture, float elsewhere) {
    static final int ALWAYS = 100;

    static final HeavyRates USUAL = new HeavyRates(40, 90, 80, 80, 90, 10);
}
