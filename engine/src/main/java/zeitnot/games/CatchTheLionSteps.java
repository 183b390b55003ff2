package zeitnot.games;

import static zeitnot.games.CatchTheLion.ANY;
import static zeitnot.games.CatchTheLion.LANE;
import static zeitnot.games.CatchTheLion.RANK_1;
import static zeitnot.games.CatchTheLion.RANK_4;
import static zeitnot.games.CatchTheLion.SQUARES;
import static zeitnot.games.CatchTheLion.occupied;

/**
 * How pieces move in Catch the Lion. Steps are sets of target squares, a lane for each of four directions; first the
 * straight, then the diagonal.
 */
final class CatchTheLionSteps {
    private static final long FILE_A = 0b001_001_001_001;
    private static final long FILE_C = 0b100_100_100_100;
    private static final long FOUR_LANES = 0x0001_0001_0001_0001L;

    static final int DIAGONAL = 64;

    /** Where a step to the square of this bit comes from; those of diagonal steps stand {@link #DIAGONAL} further on. */
    static final byte[] ORIGIN = origins(3, -3, 1, -1, 4, 2, -2, -4);

    private CatchTheLionSteps() {}

    private static byte[] origins(int... steps) {
        byte[] origins = new byte[LANE * steps.length];
        for (int i = 0; i < origins.length; i++) {
            origins[i] = (byte) (i % LANE - steps[i / LANE]);
        }
        return origins;
    }

    static long vacantFor(long side) {
        return ~occupied(side) & SQUARES;
    }

    /** Lanes north, south, east, west. {@code sente} is all ones for Sente, whose Chicks go north, else 0. */
    static long straightSteps(long side, long sente) {
        return straightReach(side, sente) & vacantFor(side) * FOUR_LANES;
    }

    /** The same with squares on which the side itself stands. */
    private static long straightReach(long side, long sente) {
        long straight = side & SQUARES;
        long chicks = side >>> 2 * LANE;
        long north = straight | chicks & sente;
        long south = straight | chicks & ~sente;
        return (north & ~RANK_4) << 3
                | (south & ~RANK_1) << LANE - 3
                | (straight & ~FILE_C) << 2 * LANE + 1
                | (straight & ~FILE_A) << 3 * LANE - 1;
    }

    /** Lanes north-east, north-west, south-east, south-west. */
    static long diagonalSteps(long side, long sente) {
        return diagonalReach(side, sente) & vacantFor(side) * FOUR_LANES;
    }

    private static long diagonalReach(long side, long sente) {
        long diagonal = side >>> LANE & SQUARES;
        long hens = side & side >>> 2 * LANE;
        long north = (diagonal | hens & sente) & ~RANK_4;
        long south = (diagonal | hens & ~sente) & ~RANK_1;
        return (north & ~FILE_C) << 4
                | (north & ~FILE_A) << LANE + 2
                | (south & ~FILE_C) << 2 * LANE - 2
                | (south & ~FILE_A) << 3 * LANE - 4;
    }

    /** The squares of all four lanes. */
    static long merged(long steps) {
        return (steps | steps >>> LANE | steps >>> 2 * LANE | steps >>> 3 * LANE) & SQUARES;
    }

    /** Where the side could capture; no piece steps over another, so it does not matter what else moves. */
    static long attacks(long side, long sente) {
        return merged(straightReach(side, sente) | diagonalReach(side, sente));
    }

    /** Empty squares in the lane of each piece in hand, so that a drop's bit is the bit to set on the board. */
    static long drops(long side, long other, long hand) {
        long held = (hand | hand >>> 1) & ANY;
        return (vacantFor(side) & ~occupied(other)) * held;
    }
}
