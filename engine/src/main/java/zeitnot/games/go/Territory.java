package zeitnot.games.go;

/** Area scoring: a player has the points with own stones, and the empty ones from which only own stones are reached. */
final class Territory {
    private static final int NOBODY = -1;

    private final Grid grid;
    private final Board board;
    private final int[] open;

    /** The count of the flood that a point was last reached in. */
    private final int[] reached;

    private int floods;

    Territory(Grid grid, Board board) {
        this.grid = grid;
        this.board = board;
        open = new int[grid.area()];
        reached = new int[grid.size];
    }

    /** Black's points less White's. */
    int lead() {
        int lead = board.lead();
        int before = floods;
        for (int i = 0; i < board.empty(); i++) {
            int at = board.empty(i);
            if (board.isSurrounded(at, Board.BLACK)) {
                lead++;
            } else if (board.isSurrounded(at, Board.WHITE)) {
                lead--;
            } else if (board.touchesEmpty(at) && reached[at >> Board.SHIFT] <= before) {
                lead += flood(at);
            }
        }
        return lead;
    }

    /** Whose a point is: a player, or -1 for nobody. */
    int owner(int at) {
        int colour = board.colour(at);
        if (colour != Board.EMPTY) {
            return colour;
        }
        int value = flood(at);
        return value > 0 ? Board.BLACK : value < 0 ? Board.WHITE : NOBODY;
    }

    /** Adds to the number of each point what it is worth for its owner's colour; quick where nearly all points are full. */
    void count(long[] worth, long[] counts) {
        board.count(grid.points, worth, counts);
        for (int i = 0; i < board.empty(); i++) {
            int at = board.empty(i);
            int owner = board.isSurrounded(at, Board.BLACK)
                    ? Board.BLACK
                    : board.isSurrounded(at, Board.WHITE) ? Board.WHITE : owner(at);
            counts[grid.place[at >> Board.SHIFT]] += owner == NOBODY ? 0 : worth[owner];
        }
    }

    /** The number of points in an empty region if it is Black's, that number below 0 if it is White's, else 0. */
    private int flood(int start) {
        floods++;
        int seen = 0;
        int count = 0;
        int size = 0;
        reached[start >> Board.SHIFT] = floods;
        open[count++] = start >> Board.SHIFT;
        while (count > 0) {
            int point = open[--count];
            size++;
            for (int side = 0; side < 4; side++) {
                int step = (side & 1) == 0 ? 1 : grid.stride;
                int beside = side < 2 ? point - step : point + step;
                int colour = board.colour(beside << Board.SHIFT);
                if (colour == Board.EMPTY && reached[beside] != floods) {
                    reached[beside] = floods;
                    open[count++] = beside;
                }
                seen |= 1 << colour;
            }
        }
        boolean black = (seen & 1 << Board.BLACK) != 0;
        boolean white = (seen & 1 << Board.WHITE) != 0;
        return black == white ? 0 : black ? size : -size;
    }
}
