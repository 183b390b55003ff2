package zeitnot.search;

import java.util.OptionalDouble;

/**
 * Who owned the points of the board at the end of the simulations of a search, and how much that had to do with winning
 * (Baier and Winands, III-A, formula 5).
 */
public final class Ownership {
    private static final int PLAYERS = 2;
    private static final long LOWER_HALF = 0xffff_ffffL;

    /** By point and player. */
    private final long[][] owned;

    /** By point: simulations whose winner owned it. */
    private final long[] ownedByWinner;

    private final long[] wins = new long[PLAYERS];
    private long simulations;

    Ownership(int points) {
        owned = new long[points][PLAYERS];
        ownedByWinner = new long[points];
    }

    /** So many simulations with this winner, or with none, and in how many the one and the other player owned a point. */
    void add(int winner, long count, long[] owners) {
        simulations += count;
        if (winner < PLAYERS) {
            wins[winner] += count;
        }
        for (int point = 0; point < owned.length; point++) {
            long first = owners[point] & LOWER_HALF;
            long second = owners[point] >>> Integer.SIZE;
            owned[point][0] += first;
            owned[point][1] += second;
            ownedByWinner[point] += winner == 0 ? first : winner == 1 ? second : 0;
        }
    }

    /** The simulations that reached the end of the game. */
    public long simulations() {
        return simulations;
    }

    /** The share of these in which a player owned a point. */
    public double share(int point, int player) {
        return simulations == 0 ? 0 : (double) owned[point][player] / simulations;
    }

    /**
     * The kappa statistic of a point: by how much owning it agrees with winning beyond chance. 1 at the most, about 0 where the
     * one says nothing of the other, and 0 where chance alone would make them agree always.
     */
    public double kappa(int point) {
        double n = simulations;
        double observed = ownedByWinner[point] / n;
        double expected = (owned[point][0] * (double) wins[0] + owned[point][1] * (double) wins[1]) / (n * n);
        return expected >= 1 ? 0 : (observed - expected) / (1 - expected);
    }

    /** The greatest kappa of a point; none without a simulation. */
    public OptionalDouble criticality() {
        double greatest = Double.NEGATIVE_INFINITY;
        for (int point = 0; point < owned.length && simulations > 0; point++) {
            greatest = Math.max(greatest, kappa(point));
        }
        return simulations > 0 && owned.length > 0 ? OptionalDouble.of(greatest) : OptionalDouble.empty();
    }
}
