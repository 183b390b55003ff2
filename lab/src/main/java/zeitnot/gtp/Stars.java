package zeitnot.gtp;

import java.util.ArrayList;
import java.util.List;
import zeitnot.table.Size;
import zeitnot.table.Vertex;

/** The points of fixed handicap stones, in the order in which the specification names them. */
final class Stars {
    private static final int SMALLEST = 7;
    private static final int ON_THE_FOURTH_LINE = 13;
    private static final int CORNERS = 4;
    private static final int ALL = 9;
    private static final double FAR = 1000;

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

    /** So many stones anywhere: on star points first, then each as far from the others and from the edge as can be. */
    static List<String> free(Size size, int stones) {
        int side = size.width() == size.height() ? size.width() : 0;
        List<String> chosen = new ArrayList<>(of(side, Math.min(stones, most(side))));
        while (chosen.size() < stones) {
            String best = "";
            double most = -1;
            for (int column = 1; column <= size.width(); column++) {
                for (int row = 1; row <= size.height(); row++) {
                    double space = space(size, column, row, chosen);
                    if (space > most) {
                        most = space;
                        best = point(column, row);
                    }
                }
            }
            chosen.add(best);
        }
        return chosen;
    }

    /** How far a point is from the next stone or from beyond the edge; of equal ones that in the centre. Below 0 on a stone. */
    private static double space(Size size, int column, int row, List<String> chosen) {
        double space = Math.min(Math.min(column, size.width() + 1 - column), Math.min(row, size.height() + 1 - row));
        for (String stone : chosen) {
            Vertex vertex = Vertex.named(stone);
            int across = Math.abs(vertex.column() - column);
            int up = Math.abs(vertex.row() - row);
            space = Math.min(space, across + up == 0 ? -2 : Math.hypot(across, up));
        }
        return space - Math.hypot(column - (size.width() + 1) / 2.0, row - (size.height() + 1) / 2.0) / FAR;
    }

    private static String point(int column, int row) {
        return new Vertex(column, row).toString();
    }
}
