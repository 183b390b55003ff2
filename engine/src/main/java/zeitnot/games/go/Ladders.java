package zeitnot.games.go;

/**
 * Reads whether a chain that runs is caught all the same: it extends, is put in atari again, and so on. The side that chases
 * always takes the liberty after which the other one gives fewer, so this is one line and no search.
 */
final class Ladders {
    private static final int FREE = 3;

    private final Board board;
    private final Liberties onBoard;
    private final Board scratch;
    private final Liberties liberties;
    private final int longest;

    /** @param onBoard of this board, and free to be used */
    Ladders(Grid grid, Board board, Liberties onBoard) {
        this.board = board;
        this.onBoard = onBoard;
        scratch = new Board(grid);
        liberties = new Liberties(scratch);
        longest = grid.area();
    }

    /** Whether a chain that is in atari gets away if it runs to its liberty. */
    boolean escapes(int stone, int liberty) {
        int after = onBoard.after(liberty, board.colour(stone), FREE);
        return after >= FREE || after == 2 && !catches(stone, liberty);
    }

    private boolean catches(int stone, int liberty) {
        scratch.set(board);
        return isCaught(board.colour(stone), liberty);
    }

    /** Whether a chain with two liberties is caught that a stone on the one puts in atari, and that runs to the other. */
    boolean catches(int stone, int chase, int run) {
        int colour = board.colour(stone);
        int after = onBoard.after(run, colour, FREE, chase);
        if (after != 2) {
            return after < 2;
        }
        scratch.set(board);
        scratch.place(chase, colour ^ 1);
        return scratch.colour(run) == Board.EMPTY && scratch.onlyLiberty(chase) == 0 && isCaught(colour, run);
    }

    /** On the scratch board. */
    private boolean isCaught(int colour, int liberty) {
        int run = liberty;
        for (int i = 0; i < longest; i++) {
            scratch.place(run, colour);
            int count = liberties.of(run, FREE);
            if (count != 2) {
                return count < 2;
            }
            int one = liberties.found(0);
            int other = liberties.found(1);
            int afterOne = runsAfter(one, other, colour);
            int afterOther = runsAfter(other, one, colour);
            boolean first = afterOne <= afterOther;
            int runs = first ? afterOne : afterOther;
            if (runs != 2) {
                return runs < 2;
            }
            int chase = first ? one : other;
            run = first ? other : one;
            scratch.place(chase, colour ^ 1);
            if (scratch.onlyLiberty(chase) != 0) {
                return false;
            }
        }
        return false;
    }

    /** The liberties of a chain that is put in atari by a stone and runs; it is free if that stone can be taken off. */
    private int runsAfter(int chase, int run, int colour) {
        if (liberties.after(chase, colour ^ 1, 2) < 2) {
            return FREE;
        }
        return liberties.after(run, colour, FREE, chase);
    }
}
