package zeitnot.games.go;

/**
 * Stones that can be taken off at once. Most are mistakes. Good ones capture, or are a sacrifice inside a chain that has no other
 * liberties: the chain has to take them off, and what it gains is too small for two eyes.
 */
final class SelfAtari {
    private final Board board;
    private final Liberties liberties;
    private final int[] stones = new int[Nakade.LARGEST];

    SelfAtari(Board board, Liberties liberties) {
        this.board = board;
        this.liberties = liberties;
    }

    /** Whether a stone on an empty point has at most one liberty. */
    boolean at(int at, int colour) {
        return !isSafeAtAGlance(at, colour) && liberties.after(at, colour, 2) < 2;
    }

    private boolean isSafeAtAGlance(int at, int colour) {
        if (board.emptyAround(at) >= 2) {
            return true;
        }
        for (int step : board.steps) {
            int beside = at + step;
            if (board.colour(beside) == colour && !liberties.mayBeTwo(beside)) {
                return true;
            }
        }
        return false;
    }

    /** Whether it has, and that is neither a capture nor a sacrifice that works. */
    boolean isBad(int at, int colour) {
        if (isSafeAtAGlance(at, colour)) {
            return false;
        }
        int count = liberties.after(at, colour, 2);
        return count < 2 && !liberties.captures() && (count == 0 || !isSacrifice(at, colour));
    }

    /** Asked when the one liberty after the stone has been counted. */
    private boolean isSacrifice(int at, int colour) {
        int size = liberties.sizeAfter();
        if (size > Nakade.LARGEST) {
            return false;
        }
        liberties.stonesAfter(at, stones);
        int only = liberties.found(0);
        return Nakade.isOneEye(stones, size, board.steps) && hasNoLibertiesBut(at, only, colour ^ 1);
    }

    /** Whether a chain beside a point has this and another point as its only liberties. */
    private boolean hasNoLibertiesBut(int at, int only, int colour) {
        for (int step : board.steps) {
            int beside = at + step;
            if (board.colour(beside) == colour && board.otherLiberty(beside, at, 0) == only) {
                return true;
            }
        }
        return false;
    }
}
