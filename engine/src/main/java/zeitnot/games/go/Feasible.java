package zeitnot.games.go;

import java.util.Arrays;

/** Where a random stone of Orego may go: on the third or fourth line, or within a large knight's move of another stone. */
final class Feasible {
    private static final int LARGE_KNIGHTS_MOVE = 3 * 3 + 1;

    /** By point: on these lines nothing has to be near. */
    private final boolean[] anyway;

    /** By point: the places that are near. */
    private final int[][] near;

    Feasible(Grid grid) {
        near = new int[grid.size][];
        anyway = new boolean[grid.size];
        for (int point : grid.points) {
            int column = grid.column(point);
            int row = grid.row(point);
            anyway[point] = grid.line(point) == 3 || grid.line(point) == 4;
            near[point] = Arrays.stream(grid.points)
                    .filter(other -> other != point
                            && square(grid.column(other) - column) + square(grid.row(other) - row)
                                    <= LARGE_KNIGHTS_MOVE)
                    .map(other -> other << Board.SHIFT)
                    .toArray();
        }
    }

    private static int square(int n) {
        return n * n;
    }

    boolean at(Board board, int at) {
        int point = at >> Board.SHIFT;
        if (anyway[point]) {
            return true;
        }
        for (int other : near[point]) {
            if (board.colour(other) != Board.EMPTY) {
                return true;
            }
        }
        return false;
    }
}
