package zeitnot.gtp;

import java.util.ArrayList;
import java.util.List;

/** The points of fixed handicap stones, in the order in which the specification names them. */
final class Stars {
    private static final String COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
    private static final int SMALLEST = 7;
    private static final int ON_THE_FOURTH_LINE = 13;
    private static final int CORNERS = 4;
    private static final int ALL = 9;

    private Stars() {}

    /** The most stones on a board: none on one that is too small or not square (side 0). */
    static int most(int side) {
        return side < SMALLEST ? 0 : side % 2 == 0 || side == SMALLEST ? CORNERS : ALL;
    }

    /** So many stones; none if that is not possible. */
    static List<String> of(int side, int stones) {
        if (stones < 2 || stones > most(side)) {
            return List.of();
        }
        int low = side >= ON_THE_FOURTH_LINE ? 4 : 3;
        int high = side + 1 - low;
        int middle = (side + 1) / 2;
        List<String> points =
                new ArrayList<>(List.of(point(low, low), point(high, high), point(low, high), point(high, low)));
        if (stones < CORNERS) {
            return points.subList(0, stones);
        }
        if (stones >= 6) {
            points.add(point(low, middle));
            points.add(point(high, middle));
        }
        if (stones >= 8) {
            points.add(point(middle, low));
            points.add(point(middle, high));
        }
        if (stones > CORNERS && stones % 2 == 1) {
            points.add(point(middle, middle));
        }
        return points;
    }

    private static String point(int column, int row) {
        return COLUMNS.charAt(column - 1) + Integer.toString(row);
    }
}
