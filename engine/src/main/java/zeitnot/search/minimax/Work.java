package zeitnot.search.minimax;

import zeitnot.game.Padded;

/** What simulations have cost so far, by which is judged what minimax may cost. One per thread. */
public final class Work extends Padded {
    /** The mean length of simulations is that of about the last so many. */
    private static final int MEMORY = 256;

    private double plies;
    private double meanPlies;
    private int simulations;

    /** One more simulation, of so many plies. */
    public void add(int length) {
        plies += length;
        simulations = Math.min(simulations + 1, MEMORY);
        meanPlies += (length - meanPlies) / simulations;
    }

    /** Of all simulations. */
    public double plies() {
        return plies;
    }

    /** Of a simulation, in the mean. */
    public double meanPlies() {
        return meanPlies;
    }
}
