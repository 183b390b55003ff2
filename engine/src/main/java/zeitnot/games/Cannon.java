package zeitnot.games;

import zeitnot.game.Bits;
import zeitnot.game.Capability;
import zeitnot.game.Game;
import zeitnot.game.GameFamily;
import zeitnot.game.Notation;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.game.Rng;

/**
 * Cannon (David Whitcher) on 10x10. Each side first places its town on its back row, not in a corner; who takes or
 * shoots the other's town has won, and who cannot move has lost. After 50 moves by each side without a capture the game
 * is a draw, which also ends every playout: one random game in a thousand.
 *
 * <p>Two rules are told in different ways. Here a soldier may retreat from an enemy town beside it as from a soldier,
 * which gives random games their known length (170 plies; else 156), and a shot at three steps needs both squares before
 * its target to be empty, as the known perft counts have it.
 *
 * <p>A town is written as its square; a step, a retreat and a slide of a cannon (its rear soldier goes to the front) as
 * {@code b4b5}, a capture as {@code b4xc5}, and a shot by the cannon's foremost soldier and the target, {@code b4*b7}.
 */
public final class Cannon extends Game {
    public static final GameFamily FAMILY =
            GameFamily.fixed("cannon", "take the town, with soldiers and cannons on a 10x10 board", new Cannon());

    private static final int IDLE_LIMIT = 2 * 50;
    private static final int SOLDIERS = 15;

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

    private final Notation notation = new CannonNotation();

    private Cannon() {
        super("cannon", Capability.QUALITY, Capability.MOVE_KEYS);
    }

    private static long rows(long row, int first, int count) {
        long rows = 0;
        for (int i = 0; i < count; i++) {
            rows |= row << (first + i * ROW);
        }
        return rows;
    }

    @Override
    public Position start() {
        return new Board(this);
    }

    @Override
    protected Notation notation() {
        return notation;
    }

    /** A soldier has at most 3 moves ahead, 2 sideways, 3 back, and at the end of a cannon in 8 directions 3 each. */
    @Override
    public int maxMoves() {
        return SOLDIERS * (3 + 2 + 3 + 8 * 3);
    }

    @Override
    public boolean winnerMovesLast() {
        return true;
    }

    @Override
    public int amafKeys() {
        return CannonMove.TOWN + 1 << CannonMove.SQUARE_BITS;
    }

    @Override
    public int boardSize() {
        return 10;
    }

    private static long bitLow(int square) {
        return square < 64 ? 1L << square : 0;
    }

    private static long bitHigh(int square) {
        return square < 64 ? 0 : 1L << square;
    }

    /** The low half of a set of squares whose every member has been moved down by {@code steps} bits. */
    private static long down(long low, long high, int steps) {
        return low >>> steps | high << -steps;
    }

    /** The high half of a set of squares whose every member has been moved up by {@code steps} bits. */
    private static long up(long low, long high, int steps) {
        return high << steps | low >>> -steps;
    }

    static final class Board extends Position {
        private long mineLow = DARK_START;
        private long mineHigh;
        private long theirsLow;
        private long theirsHigh = LIGHT_START;
        private long darkTown;
        private long lightTown;

        /** Plies since the last capture. */
        private int idle;

        /*
         * The moves, found anew for each use: for each kind that there is, the lowest squares of its moves, and the kind
         * with the number of moves up to and including it, packed into one int as the numbers of kinds and moves found.
         */
        private static final int COUNT_SHIFT = 6;
        private static final int KIND_MASK = (1 << COUNT_SHIFT) - 1;
        private final long[] low = new long[CannonMove.TOWN + 1];
        private final long[] high = new long[CannonMove.TOWN + 1];
        private final int[] kinds = new int[CannonMove.TOWN + 1];

        Board(Game game) {
            super(game);
        }

        @Override
        public int moves(int[] into) {
            if (isOver()) {
                return 0;
            }
            int size = findMoves() & KIND_MASK;
            int n = 0;
            for (int i = 0; i < size; i++) {
                int move = (kinds[i] & KIND_MASK) << CannonMove.SQUARE_BITS;
                for (long rest = low[i]; rest != 0; rest &= rest - 1) {
                    into[n++] = move | Long.numberOfTrailingZeros(rest);
                }
                for (long rest = high[i]; rest != 0; rest &= rest - 1) {
                    into[n++] = move | 64 + Long.numberOfTrailingZeros(rest);
                }
            }
            return n;
        }

        @Override
        public void play(int move) {
            make(move);
            if (result == Outcome.ONGOING && findMoves() == 0) {
                result = Outcome.winFor(1 - mover);
            }
        }

        @Override
        public int playout(Rng rng) {
            while (result == Outcome.ONGOING) {
                int n = findMoves() >> COUNT_SHIFT;
                if (n == 0) {
                    result = Outcome.winFor(1 - mover);
                } else {
                    make(move(rng.nextInt(n)));
                }
            }
            return result;
        }

        /** The k-th of the moves found. */
        private int move(int k) {
            int i = 0;
            while (k >= kinds[i] >> COUNT_SHIFT) {
                i++;
            }
            int fromEnd = (kinds[i] >> COUNT_SHIFT) - 1 - k;
            int highs = Long.bitCount(high[i]);
            boolean inHigh = fromEnd < highs;
            long square = Bits.kth(inHigh ? high[i] : low[i], inHigh ? fromEnd : fromEnd - highs);
            return (kinds[i] & KIND_MASK) << CannonMove.SQUARE_BITS
                    | (inHigh ? 64 : 0) + Long.numberOfTrailingZeros(square);
        }

        private void make(int move) {
            int kind = CannonMove.kind(move);
            int start =
                    CannonMove.lowest(move) + (kind < CannonMove.SHOT ? CannonMove.START[kind] : CannonMove.END[kind]);
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
            long moved = kind < CannonMove.SHOT ? -1 : 0;
            long movedLow = mineLow ^ squaresLow & moved;
            long movedHigh = mineHigh ^ squaresHigh & moved;
            mineLow = theirsLow & ~squaresLow;
            mineHigh = theirsHigh & ~squaresHigh;
            theirsLow = movedLow;
            theirsHigh = movedHigh;
            alternate();
        }

        /** Returns the number of moves above the number of their kinds. */
        private int findMoves() {
            boolean dark = mover == 0;
            if (ply < 2) {
                return add(0, CannonMove.TOWN, dark ? TOWN_FILES : 0, dark ? 0 : TOWN_FILES << 9 * ROW);
            }
            long emptyLow = SQUARES_LOW & ~(mineLow | theirsLow | darkTown);
            long emptyHigh = SQUARES_HIGH & ~(mineHigh | theirsHigh | lightTown);
            long enemyLow = theirsLow | (dark ? 0 : darkTown);
            long enemyHigh = theirsHigh | (dark ? lightTown : 0);
            int found = findSteps(dark, emptyLow | enemyLow, emptyHigh | enemyHigh);
            found = add(found, CannonMove.RIGHT, mineLow & down(enemyLow, enemyHigh, 1), mineHigh & enemyHigh >>> 1);
            found = add(found, CannonMove.LEFT, enemyLow & down(mineLow, mineHigh, 1), enemyHigh & mineHigh >>> 1);
            found = findRetreats(found, dark, emptyLow, emptyHigh, enemyLow, enemyHigh);
            found = findCannons(found, 0, 1, emptyLow, emptyHigh, enemyLow, enemyHigh);
            found = findCannons(found, 1, ROW - 1, emptyLow, emptyHigh, enemyLow, enemyHigh);
            found = findCannons(found, 2, ROW, emptyLow, emptyHigh, enemyLow, enemyHigh);
            return findCannons(found, 3, ROW + 1, emptyLow, emptyHigh, enemyLow, enemyHigh);
        }

        private int findSteps(boolean dark, long targetLow, long targetHigh) {
            long lowerLow = dark ? mineLow : targetLow;
            long lowerHigh = dark ? mineHigh : targetHigh;
            long upperLow = dark ? targetLow : mineLow;
            long upperHigh = dark ? targetHigh : mineHigh;
            int found = 0;
            for (int i = 0; i < 3; i++) {
                int step = ROW - 1 + i;
                found = add(found, i, lowerLow & down(upperLow, upperHigh, step), lowerHigh & upperHigh >>> step);
            }
            return found;
        }

        private int findRetreats(
                int before, boolean dark, long emptyLow, long emptyHigh, long enemyLow, long enemyHigh) {
            long nearLow = enemyLow | enemyLow << 1 | down(enemyLow, enemyHigh, 1);
            long nearHigh = enemyHigh | enemyHigh >>> 1 | up(enemyLow, enemyHigh, 1);
            long scaredLow = mineLow & (nearLow | nearLow << ROW | down(nearLow, nearHigh, ROW));
            long scaredHigh = mineHigh & (nearHigh | nearHigh >>> ROW | up(nearLow, nearHigh, ROW));
            if ((scaredLow | scaredHigh) == 0) {
                return before;
            }
            long lowerLow = dark ? emptyLow : scaredLow;
            long lowerHigh = dark ? emptyHigh : scaredHigh;
            long upperLow = dark ? scaredLow : emptyLow;
            long upperHigh = dark ? scaredHigh : emptyHigh;
            int found = before;
            for (int i = 0; i < 3; i++) {
                int step = ROW - 1 + i;
                long middleLow = emptyLow & down(upperLow, upperHigh, step);
                long middleHigh = emptyHigh & upperHigh >>> step;
                long endLow = lowerLow & down(middleLow, middleHigh, step);
                found = add(found, CannonMove.RETREAT + i, endLow, lowerHigh & middleHigh >>> step);
            }
            return found;
        }

        private int findCannons(
                int before, int axis, int step, long emptyLow, long emptyHigh, long enemyLow, long enemyHigh) {
            long pairLow = mineLow & down(mineLow, mineHigh, step);
            long pairHigh = mineHigh & mineHigh >>> step;
            long cannonLow = mineLow & down(pairLow, pairHigh, step);
            long cannonHigh = mineHigh & pairHigh >>> step;
            if ((cannonLow | cannonHigh) == 0) {
                return before;
            }
            long upLow = cannonLow & down(emptyLow, emptyHigh, 3 * step);
            long upHigh = cannonHigh & emptyHigh >>> 3 * step;
            int found = add(before, CannonMove.SLIDE + 2 * axis, upLow, upHigh);
            long downLow = emptyLow & down(cannonLow, cannonHigh, step);
            long downHigh = emptyHigh & cannonHigh >>> step;
            found = add(found, CannonMove.SLIDE + 2 * axis + 1, downLow, downHigh);
            int shot = CannonMove.SHOT + 4 * axis;
            found = add(found, shot, upLow & down(enemyLow, enemyHigh, 4 * step), upHigh & enemyHigh >>> 4 * step);
            upLow &= down(emptyLow, emptyHigh, 4 * step);
            upHigh &= emptyHigh >>> 4 * step;
            found = add(found, shot + 1, upLow & down(enemyLow, enemyHigh, 5 * step), upHigh & enemyHigh >>> 5 * step);
            found = add(found, shot + 2, enemyLow & down(downLow, downHigh, step), enemyHigh & downHigh >>> step);
            downLow = emptyLow & down(downLow, downHigh, step);
            downHigh = emptyHigh & downHigh >>> step;
            return add(found, shot + 3, enemyLow & down(downLow, downHigh, step), enemyHigh & downHigh >>> step);
        }

        /** Adds a kind to those found before, without a branch: which kinds there are is hard to guess. */
        private int add(int before, int kind, long lowestLow, long lowestHigh) {
            int size = before & KIND_MASK;
            int count = Long.bitCount(lowestLow) + Long.bitCount(lowestHigh);
            int found = before + (count << COUNT_SHIFT);
            low[size] = lowestLow;
            high[size] = lowestHigh;
            kinds[size] = found & ~KIND_MASK | kind;
            return found + (count == 0 ? 0 : 1);
        }

        @Override
        public boolean canBeDrawnWithin(int plies) {
            return idle + plies >= IDLE_LIMIT;
        }

        @Override
        protected void copyFrom(Position other) {
            Board board = (Board) other;
            mineLow = board.mineLow;
            mineHigh = board.mineHigh;
            theirsLow = board.theirsLow;
            theirsHigh = board.theirsHigh;
            darkTown = board.darkTown;
            lightTown = board.lightTown;
            idle = board.idle;
        }

        /**
         * By how many soldiers the winner, who has just moved, is ahead, brought from [-15, 15] into (0, 1): a win with
         * fewer soldiers owes more to chance.
         */
        @Override
        public double quality() {
            int winners = Long.bitCount(theirsLow) + Long.bitCount(theirsHigh);
            int ahead = winners - Long.bitCount(mineLow) - Long.bitCount(mineHigh);
            return result == Outcome.DRAW ? 0.5 : (SOLDIERS + 1 + ahead) / (2.0 * (SOLDIERS + 1));
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
}
