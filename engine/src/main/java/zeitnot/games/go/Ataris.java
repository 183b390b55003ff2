package zeitnot.games.go;

/**
 * The chains with one liberty on a board, kept up to date stone by stone: only a chain that touches the new stone, or the new
 * one itself, can have come into atari.
 */
final class Ataris {
    private final Grid grid;

    /** By colour: a stone of each chain, and the chain's liberty. */
    private final int[][] stones;

    private final int[][] liberties;
    private final int[] count = new int[2];

    /** How many points were empty when they were brought up to date last. */
    private int empty;

    Ataris(Grid grid) {
        this.grid = grid;
        stones = new int[2][grid.area()];
        liberties = new int[2][grid.area()];
    }

    /** How many chains of the colour are in atari. */
    int count(int colour) {
        return count[colour];
    }

    int liberty(int colour, int index) {
        return liberties[colour][index];
    }

    /** Writes the last liberties of the colour's chains in atari and returns how many they are. */
    int liberties(int colour, int[] into) {
        System.arraycopy(liberties[colour], 0, into, 0, count[colour]);
        return count[colour];
    }

    /** Looks for all on a board. */
    void find(Board board) {
        count[Board.BLACK] = 0;
        count[Board.WHITE] = 0;
        for (int point : grid.points) {
            int at = point << Board.SHIFT;
            if (board.colour(at) != Board.EMPTY && board.chain(at) == at) {
                note(board, at);
            }
        }
        empty = board.empty();
    }

    /** A stone has been put on the board. */
    void placed(Board board, int at) {
        int colour = board.colour(at);
        boolean captures = board.empty() >= empty;
        empty = board.empty();
        review(board, Board.BLACK, at, captures);
        review(board, Board.WHITE, at, captures);
        note(board, at);
        for (int side = 0; side < 4; side++) {
            int beside = board.beside(at, side);
            if (board.colour(beside) == (colour ^ 1)) {
                note(board, beside);
            }
        }
    }

    /** Keeps those that are still there and still in atari: all whose liberty is still free, unless stones were taken off. */
    private void review(Board board, int colour, int at, boolean captures) {
        int before = count[colour];
        count[colour] = 0;
        for (int i = 0; i < before; i++) {
            int stone = stones[colour][i];
            int liberty = liberties[colour][i];
            if (!captures && liberty != at) {
                stones[colour][count[colour]] = stone;
                liberties[colour][count[colour]++] = liberty;
            } else if (board.colour(stone) == colour) {
                note(board, stone);
            }
        }
    }

    private void note(Board board, int stone) {
        int liberty = board.onlyLiberty(stone);
        if (liberty == 0) {
            return;
        }
        int colour = board.colour(stone);
        int n = count[colour];
        for (int i = 0; i < n; i++) {
            if (board.chain(stones[colour][i]) == board.chain(stone)) {
                return;
            }
        }
        stones[colour][n] = stone;
        liberties[colour][n] = liberty;
        count[colour] = n + 1;
    }
}
