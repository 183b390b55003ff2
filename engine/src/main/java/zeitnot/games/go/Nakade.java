package zeitnot.games.go;

/**
 * Small eye spaces: those that a stone on their vital point keeps from becoming two eyes. They are three points in a row or bent,
 * four like a T, five like a cross or a square with one more, six like that with two more beside the same corner.
 */
final class Nakade {
    /** Points of the largest such space. */
    static final int LARGEST = 6;

    private final Board board;
    private final int[] space = new int[LARGEST];

    Nakade(Board board) {
        this.board = board;
    }

    /**
     * The vital point of the space around an empty point, which only stones of one colour surround; 0 if there is none.
     *
     * @param colour of these stones, or {@link Board#BORDER} for either
     */
    int vital(int start, int colour) {
        if (isLarge(start, colour)) {
            return 0;
        }
        int size = fill(start, colour);
        int pairs = 0;
        int most = 0;
        int middle = 0;
        for (int i = 0; i < size; i++) {
            int beside = board.emptyAround(space[i]); // all of them are in the space
            pairs += beside;
            if (beside > most) {
                most = beside;
                middle = space[i];
            }
        }
        return isVital(size, most, pairs / 2) ? middle : 0;
    }

    /**
     * Whether a look at the neighbours of an empty point tells that the space around it is too large, or not of this colour: a
     * point two steps away is beside two of them at most.
     */
    private boolean isLarge(int start, int colour) {
        int size = 1;
        int beyond = 0;
        for (int step : board.steps) {
            int beside = start + step;
            if (board.colour(beside) == Board.EMPTY) {
                if (colour != Board.BORDER && board.stonesAround(beside, colour ^ 1) > 0) {
                    return true;
                }
                size++;
                beyond += board.emptyAround(beside) - 1;
            }
        }
        return size + (beyond + 1) / 2 > LARGEST;
    }

    /** Finds the space around an empty point; returns how many points it has, 0 if it is too large or not of one colour. */
    private int fill(int start, int colour) {
        int owner = colour;
        int size = 1;
        space[0] = start;
        for (int i = 0; i < size; i++) {
            int at = space[i];
            if (owner == Board.BORDER) {
                owner = owner(at);
            }
            if (owner != Board.BORDER && board.stonesAround(at, owner ^ 1) > 0) {
                return 0;
            }
            if (board.emptyAround(at) > 0) {
                for (int step : board.steps) {
                    int beside = at + step;
                    if (board.colour(beside) == Board.EMPTY && !contains(space, size, beside)) {
                        if (size == LARGEST) {
                            return 0;
                        }
                        space[size++] = beside;
                    }
                }
            }
        }
        return size;
    }

    /** A colour of which stones are beside a point; the border's if there are no stones. */
    private int owner(int at) {
        return board.stonesAround(at, Board.BLACK) > 0
                ? Board.BLACK
                : board.stonesAround(at, Board.WHITE) > 0 ? Board.WHITE : Board.BORDER;
    }

    private static int vital(int[] points, int size, int[] steps) {
        int pairs = 0;
        int most = 0;
        int middle = 0;
        for (int i = 0; i < size; i++) {
            int beside = neighbours(points, size, points[i], steps);
            pairs += beside;
            if (beside > most) {
                most = beside;
                middle = points[i];
            }
        }
        return isVital(size, most, pairs / 2) ? middle : 0;
    }

    /** @param most neighbours of the point that has most of them */
    private static boolean isVital(int size, int most, int pairs) {
        return switch (size) {
            case 3 -> true;
            case 4 -> most == 3;
            case 5 -> most == 4 || most == 3 && pairs == 5;
            case 6 -> most == 4 && pairs == 6;
            default -> false;
        };
    }

    /** Whether an eye space of these points is one eye, if the other side moves first: one or two, those above, a square. */
    static boolean isOneEye(int[] points, int size, int[] steps) {
        if (size < 4) {
            return true;
        }
        int pairs = 0;
        for (int i = 0; i < size; i++) {
            pairs += neighbours(points, size, points[i], steps);
        }
        boolean square = size == 4 && pairs == 8;
        return square || vital(points, size, steps) != 0;
    }

    private static int neighbours(int[] points, int size, int at, int[] steps) {
        int count = 0;
        for (int step : steps) {
            count += contains(points, size, at + step) ? 1 : 0;
        }
        return count;
    }

    private static boolean contains(int[] points, int size, int at) {
        for (int i = 0; i < size; i++) {
            if (points[i] == at) {
                return true;
            }
        }
        return false;
    }
}
