package zeitnot.games.go;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How many boards there are on which every chain has a liberty, known from independent programs. */
class LegalPositionsTest {
    @ParameterizedTest
    @CsvSource({
        "1, 2, 5",
        "1, 3, 15",
        "1, 4, 41",
        "1, 5, 113",
        "1, 6, 313",
        "1, 7, 867",
        "1, 8, 2401",
        "1, 9, 6649",
        "2, 2, 57",
        "2, 3, 489",
        "3, 2, 489",
        "2, 4, 4125",
        "3, 3, 12675",
        "3, 4, 321689",
        "4, 4, 24318165"
    })
    void areAsManyAsIsKnown(int width, int height, long count) {
        var grid = new Grid(width, height);
        Board[] boards = new Board[grid.area() + 1];
        for (int i = 0; i < boards.length; i++) {
            boards[i] = new Board(grid);
        }
        // with Black and White exchanged there are as many, and one board is empty
        assertThat(1 + 2 * count(grid, boards, 0, true)).isEqualTo(count);
    }

    /** Boards with the first points as they are, on which Black has the first stone of all; the empty one is not counted. */
    private static long count(Grid grid, Board[] boards, int next, boolean isEmpty) {
        if (next == grid.area()) {
            return isEmpty ? 0 : 1;
        }
        int at = grid.points[next] << Board.SHIFT;
        Board board = boards[next];
        boards[next + 1].set(board);
        long count = count(grid, boards, next + 1, isEmpty);
        for (int colour = Board.BLACK; colour <= (isEmpty ? Board.BLACK : Board.WHITE); colour++) {
            if (board.hasLiberty(at, colour)) {
                boards[next + 1].set(board);
                boards[next + 1].place(at, colour);
                if (boards[next + 1].empty() < board.empty()) { // nothing was captured
                    count += count(grid, boards, next + 1, false);
                }
            }
        }
        return count;
    }
}
