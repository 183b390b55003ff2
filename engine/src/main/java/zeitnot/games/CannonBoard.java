package zeitnot.games;

import zeitnot.game.Bits;
import zeitnot.game.Game;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.game.Rng;

/** A position of {@link Cannon}. */
final class CannonBoard extends Position {
    /*
     * A set of squares is two longs, "low" and "high", a bit per square: a1 b1 ... j1, then an unused bit so that
     * nothing steps around the edge, a2 ... j10. Dark's home row is in the low long, Light's in the high one.
     */
    static final int ROW = 11;
    private static final long TOWN_FILES = 0b01_1111_1110;
    private static final long SQUARES_LOW = rows(0x3ff, 0, 6);
    private static final long SQUARES_HIGH = rows(0x3ff, 2, 4) | 1; // j6 is the first square of the high long
    private static final long DARK_START = rows(0b10_1010_1010, ROW, 3);
    private static final long LIGHT_START = rows(0b01_0101_0101, 2, 3);

    private static final int IDLE_LIMIT = 2 * 50;
    private static final int AXES = 4;

    /** Kinds of moves of single soldiers, and of cannons on one axis. */
    private static final int SOLDIER_KINDS = CannonMove.SLIDE;

    private static final int CANNON_KINDS = 6;

    private static final long EACH_BYTE = 0x0101_0101_0101_0101L;

    private long mineLow = DARK_START;
    private long mineHigh;
    private long theirsLow;
    private long theirsHigh = LIGHT_START;
    private long darkTown;
    private long lightTown;

    /** Plies since the last capture. */
    private int idle;

    /*
     * The moves, found anew for each use: the lowest squares of the moves of each kind, first of single soldiers, then of
     * the cannons on the axis that was looked at last. Each kind has a place of its own, so that no kind waits for
     * another to be counted.
     */
    private final long[] low = new long[SOLDIER_KINDS + CANNON_KINDS];
    private final long[] high = new long[SOLDIER_KINDS + CANNON_KINDS];

    CannonBoard(Game game) {
        super(game);
    }

    private static long rows(long row, int first, int count) {
        long rows = 0;
        for (int i = 0; i < count; i++) {
            rows |= row << (first + i * ROW);
        }
        return rows;
    }

    private static long bitLow(int square) {
        return 1L << square & (square >> 6) - 1;
    }

    private static long bitHigh(int square) {
        return 1L << square & -(square >> 6);
    }

    /** The low half of a set of squares whose every member has been moved down by {@code steps} bits. */
    private static long down(long low, long high, int steps) {
        return low >>> steps | high << -steps;
    }

    /** The high half of a set of squares whose every member has been moved up by {@code steps} bits. */
    private static long up(long low, long high, int steps) {
        return high << steps | low >>> -steps;
    }

    @Override
    public int moves(int[] into) {
        if (isOver()) {
            return 0;
        }
        if (ply < 2) {
            return list(CannonMove.TOWN, mover == 0 ? TOWN_FILES : 0, mover == 0 ? 0 : TOWN_FILES << 9 * ROW, into, 0);
        }
        findSoldierMoves();
        int n = 0;
        for (int kind = 0; kind < SOLDIER_KINDS; kind++) {
            n = list(kind, low[kind], high[kind], into, n);
        }
        for (int axis = 0; axis < AXES; axis++) {
            if (findCannonMoves(axis) > 0) {
                for (int i = 0; i < CANNON_KINDS; i++) {
                    n = list(CannonMove.cannonKind(axis, i), low[SOLDIER_KINDS + i], high[SOLDIER_KINDS + i], into, n);
                }
            }
        }
        return n;
    }

    private static int list(int kind, long low, long high, int[] into, int before) {
        int move = kind << CannonMove.SQUARE_BITS;
        int n = before;
        for (long rest = low; rest != 0; rest &= rest - 1) {
            into[n++] = move | Long.numberOfTrailingZeros(rest);
        }
        for (long rest = high; rest != 0; rest &= rest - 1) {
            into[n++] = move | 64 + Long.numberOfTrailingZeros(rest);
        }
        return n;
    }

    @Override
    public void play(int move) {
        make(move);
        if (result == Outcome.ONGOING && ply >= 2 && findSoldierMoves() == 0 && countCannonMoves() == 0) {
            result = Outcome.winFor(1 - mover);
        }
    }

    @Override
    public int playout(Rng rng) {
        while (ply < 2) {
            int file = 8 - rng.nextInt(8);
            make(CannonMove.TOWN << CannonMove.SQUARE_BITS | file + (mover == 0 ? 0 : 9 * ROW));
        }
        while (result == Outcome.ONGOING) {
            long counts = findSoldierMoves() * EACH_BYTE;
            int soldierMoves = (int) (counts >>> 56);
            int n = soldierMoves + countCannonMoves();
            if (n == 0) {
                result = Outcome.winFor(1 - mover);
            } else {
                int k = rng.nextInt(n);
                make(k < soldierMoves ? soldierMove(counts, k) : cannonMove(k - soldierMoves));
            }
        }
        return result;
    }

    /** The k-th of the moves of single soldiers that have been found, given the numbers of moves up to each kind. */
    private int soldierMove(long counts, int k) {
        long kindsBefore = (k * EACH_BYTE | 0x80 * EACH_BYTE) - counts & 0x80 * EACH_BYTE;
        int kind = Long.bitCount(kindsBefore);
        return move(kind, kind, (int) (counts >>> 8 * kind & 0xff) - 1 - k);
    }

    private int cannonMove(int k) {
        int rest = k;
        int axis = 0;
        for (int count = findCannonMoves(axis); rest >= count; count = findCannonMoves(axis)) {
            rest -= count;
            axis++;
        }
        int i = 0;
        for (int count = count(SOLDIER_KINDS); rest >= count; count = count(SOLDIER_KINDS + i)) {
            rest -= count;
            i++;
        }
        return move(CannonMove.cannonKind(axis, i), SOLDIER_KINDS + i, count(SOLDIER_KINDS + i) - 1 - rest);
    }

    private int count(int place) {
        return Long.bitCount(low[place]) + Long.bitCount(high[place]);
    }

    /**
     * A move in a place, counted from 0 through the high squares and then the low ones. No branch: which half it is in is
     * hard to guess.
     */
    private int move(int kind, int place, int k) {
        int highs = Long.bitCount(high[place]);
        int inLow = highs - 1 - k >> 31;
        long half = high[place] ^ (high[place] ^ low[place]) & inLow;
        long square = Bits.kth(half, k - (highs & inLow));
        return kind << CannonMove.SQUARE_BITS | (64 & ~inLow) + Long.numberOfTrailingZeros(square);
    }

    private void make(int move) {
        int kind = CannonMove.kind(move);
        int start = CannonMove.lowest(move) + CannonMove.CHANGED[kind];
        int end = CannonMove.lowest(move) + CannonMove.END[kind];
        long squaresLow = bitLow(start) | bitLow(end);
        long squaresHigh = bitHigh(start) | bitHigh(end);
        boolean taken = (squaresLow & theirsLow | squaresHigh & theirsHigh) != 0;
        idle = taken ? 0 : idle + 1;
        if ((squaresLow & darkTown | squaresHigh & lightTown) != 0) {
            darkTown &= ~squaresLow;
            lightTown &= ~squaresHigh;
            result = Outcome.winFor(mover);
        } else if (idle == IDLE_LIMIT) {
            result = Outcome.DRAW;
        } else if (kind == CannonMove.TOWN) {
            darkTown |= squaresLow;
            lightTown |= squaresHigh;
        }
        long moved = kind - CannonMove.SHOT >> 31;
        long movedLow = mineLow ^ squaresLow & moved;
        long movedHigh = mineHigh ^ squaresHigh & moved;
        mineLow = theirsLow & ~squaresLow;
        mineHigh = theirsHigh & ~squaresHigh;
        theirsLow = movedLow;
        theirsHigh = movedHigh;
        alternate();
    }

    private long emptyLow() {
        return SQUARES_LOW & ~(mineLow | theirsLow | darkTown);
    }

    private long emptyHigh() {
        return SQUARES_HIGH & ~(mineHigh | theirsHigh | lightTown);
    }

    private long enemyLow() {
        return theirsLow | (mover == 0 ? 0 : darkTown);
    }

    private long enemyHigh() {
        return theirsHigh | (mover == 0 ? lightTown : 0);
    }

    /** Finds the moves of single soldiers and returns the number of each kind in a byte of its own: at most 15. */
    private long findSoldierMoves() {
        boolean dark = mover == 0;
        long emptyLow = emptyLow();
        long emptyHigh = emptyHigh();
        long enemyLow = enemyLow();
        long enemyHigh = enemyHigh();
        long counts = findSteps(dark, emptyLow | enemyLow, emptyHigh | enemyHigh);
        long right = put(CannonMove.RIGHT, mineLow & down(enemyLow, enemyHigh, 1), mineHigh & enemyHigh >>> 1);
        long left = put(CannonMove.LEFT, enemyLow & down(mineLow, mineHigh, 1), enemyHigh & mineHigh >>> 1);
        counts |= right << 8 * CannonMove.RIGHT | left << 8 * CannonMove.LEFT;
        return counts | findRetreats(dark, emptyLow, emptyHigh, enemyLow, enemyHigh);
    }

    private long findSteps(boolean dark, long targetLow, long targetHigh) {
        long lowerLow = dark ? mineLow : targetLow;
        long lowerHigh = dark ? mineHigh : targetHigh;
        long upperLow = dark ? targetLow : mineLow;
        long upperHigh = dark ? targetHigh : mineHigh;
        long counts = 0;
        for (int i = 0; i < 3; i++) {
            int step = ROW - 1 + i;
            long count = put(i, lowerLow & down(upperLow, upperHigh, step), lowerHigh & upperHigh >>> step);
            counts |= count << 8 * i;
        }
        return counts;
    }

    private long findRetreats(boolean dark, long emptyLow, long emptyHigh, long enemyLow, long enemyHigh) {
        long nearLow = enemyLow | enemyLow << 1 | down(enemyLow, enemyHigh, 1);
        long nearHigh = enemyHigh | enemyHigh >>> 1 | up(enemyLow, enemyHigh, 1);
        long scaredLow = mineLow & (nearLow | nearLow << ROW | down(nearLow, nearHigh, ROW));
        long scaredHigh = mineHigh & (nearHigh | nearHigh >>> ROW | up(nearLow, nearHigh, ROW));
        long lowerLow = dark ? emptyLow : scaredLow;
        long lowerHigh = dark ? emptyHigh : scaredHigh;
        long upperLow = dark ? scaredLow : emptyLow;
        long upperHigh = dark ? scaredHigh : emptyHigh;
        long counts = 0;
        for (int i = 0; i < 3; i++) {
            int step = ROW - 1 + i;
            long middleLow = emptyLow & down(upperLow, upperHigh, step);
            long middleHigh = emptyHigh & upperHigh >>> step;
            long endLow = lowerLow & down(middleLow, middleHigh, step);
            long count = put(CannonMove.RETREAT + i, endLow, lowerHigh & middleHigh >>> step);
            counts |= count << 8 * (CannonMove.RETREAT + i);
        }
        return counts;
    }

    private int countCannonMoves() {
        long emptyLow = emptyLow();
        long emptyHigh = emptyHigh();
        long enemyLow = enemyLow();
        long enemyHigh = enemyHigh();
        return findCannons(1, emptyLow, emptyHigh, enemyLow, enemyHigh)
                + findCannons(ROW - 1, emptyLow, emptyHigh, enemyLow, enemyHigh)
                + findCannons(ROW, emptyLow, emptyHigh, enemyLow, enemyHigh)
                + findCannons(ROW + 1, emptyLow, emptyHigh, enemyLow, enemyHigh);
    }

    private int findCannonMoves(int axis) {
        return findCannons(CannonMove.AXES[axis], emptyLow(), emptyHigh(), enemyLow(), enemyHigh());
    }

    /** Finds the moves of the cannons on an axis and returns their number. */
    private int findCannons(int step, long emptyLow, long emptyHigh, long enemyLow, long enemyHigh) {
        long pairLow = mineLow & down(mineLow, mineHigh, step);
        long pairHigh = mineHigh & mineHigh >>> step;
        long cannonLow = mineLow & down(pairLow, pairHigh, step);
        long cannonHigh = mineHigh & pairHigh >>> step;
        if ((cannonLow | cannonHigh) == 0) {
            return 0;
        }
        long upLow = cannonLow & down(emptyLow, emptyHigh, 3 * step);
        long upHigh = cannonHigh & emptyHigh >>> 3 * step;
        int found = put(SOLDIER_KINDS, upLow, upHigh);
        long downLow = emptyLow & down(cannonLow, cannonHigh, step);
        long downHigh = emptyHigh & cannonHigh >>> step;
        found += put(SOLDIER_KINDS + 1, downLow, downHigh);
        int shot = SOLDIER_KINDS + 2;
        found += put(shot, upLow & down(enemyLow, enemyHigh, 4 * step), upHigh & enemyHigh >>> 4 * step);
        upLow &= down(emptyLow, emptyHigh, 4 * step);
        upHigh &= emptyHigh >>> 4 * step;
        found += put(shot + 1, upLow & down(enemyLow, enemyHigh, 5 * step), upHigh & enemyHigh >>> 5 * step);
        found += put(shot + 2, enemyLow & down(downLow, downHigh, step), enemyHigh & downHigh >>> step);
        downLow = emptyLow & down(downLow, downHigh, step);
        downHigh = emptyHigh & downHigh >>> step;
        return found + put(shot + 3, enemyLow & down(downLow, downHigh, step), enemyHigh & downHigh >>> step);
    }

    /** Notes the moves of a kind and returns their number. */
    private int put(int place, long lowestLow, long lowestHigh) {
        low[place] = lowestLow;
        high[place] = lowestHigh;
        return Long.bitCount(lowestLow) + Long.bitCount(lowestHigh);
    }

    @Override
    public boolean canBeDrawnWithin(int plies) {
        return idle + plies >= IDLE_LIMIT;
    }

    @Override
    protected void copyFrom(Position other) {
        CannonBoard board = (CannonBoard) other;
        mineLow = board.mineLow;
        mineHigh = board.mineHigh;
        theirsLow = board.theirsLow;
        theirsHigh = board.theirsHigh;
        darkTown = board.darkTown;
        lightTown = board.lightTown;
        idle = board.idle;
    }

    /**
     * By how many soldiers the winner, who has just moved, is ahead, brought from [-15, 15] into (0, 1): a win with fewer
     * soldiers owes more to chance.
     */
    @Override
    public double quality() {
        return result == Outcome.DRAW ? 0.5 : (Cannon.SOLDIERS + 1 - ahead()) / (2.0 * (Cannon.SOLDIERS + 1));
    }

    /** In soldiers. */
    @Override
    public int lead() {
        return mover == 0 ? ahead() : -ahead();
    }

    private int ahead() {
        return Long.bitCount(mineLow) + Long.bitCount(mineHigh) - Long.bitCount(theirsLow) - Long.bitCount(theirsHigh);
    }

    @Override
    public int amafKey(int move) {
        return move;
    }

    /** Three kinds of contents on 100 squares do not fit into 64 bits, so this is a hash and not exact. */
    @Override
    public long repetitionKey() {
        long own = mixed(mixed(mixed(darkTown | lightTown) + mineLow) + mineHigh);
        return 1 | mixed(mixed(own + theirsLow) + (theirsHigh | (long) mover << 63));
    }

    private static long mixed(long key) {
        long product = key * 0x9e37_79b9_7f4a_7c15L;
        return product ^ product >>> 32;
    }

    /** What stands on a square: a soldier d or l, a town D or L, or nothing. */
    char at(int square) {
        long low = bitLow(square);
        long high = bitHigh(square);
        if ((darkTown & low | lightTown & high) != 0) {
            return (darkTown & low) != 0 ? 'D' : 'L';
        }
        if ((mineLow & low | mineHigh & high) != 0) {
            return mover == 0 ? 'd' : 'l';
        }
        return (theirsLow & low | theirsHigh & high) == 0 ? '.' : mover == 0 ? 'l' : 'd';
    }
}
