package zeitnot.games.go;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The points around a point in rings of growing distance dx + dy + max(dx, dy) (Coulom 2007). The first two rings are the eight
 * points that touch it or meet it at a corner; a shape is what stands on them and on one or more of the others.
 */
final class Rings {
    /** Distances of the points of shapes: of the smallest and of the largest. */
    private static final int SMALLEST = 4;

    private static final int LARGEST = 12;
    private static final int REACH = LARGEST / 2;

    static final int SYMMETRIES = 8;

    /** Shapes of so many sizes. */
    static final int SIZES = LARGEST - SMALLEST + 1;

    private static final List<Offset> OFFSETS = offsets();

    /** How many points all shapes have together at most. */
    static final int POINTS = OFFSETS.size();

    private static final int[] ENDS = ends();

    private record Offset(int dx, int dy) {
        int distance() {
            return Math.abs(dx) + Math.abs(dy) + Math.max(Math.abs(dx), Math.abs(dy));
        }

        Offset turned() {
            return new Offset(-dy, dx);
        }

        Offset mirrored() {
            return new Offset(-dx, dy);
        }
    }

    /** By point: the places around it in the order of their rings; those beyond the edge are place 0, which is border. */
    private final char[] places;

    Rings(Grid grid) {
        places = new char[grid.size * POINTS];
        for (int point : grid.points) {
            for (int i = 0; i < POINTS; i++) {
                int column = grid.column(point) + OFFSETS.get(i).dx;
                int row = grid.row(point) + OFFSETS.get(i).dy;
                if (column >= 0 && column < grid.width && row >= 0 && row < grid.height) {
                    places[point * POINTS + i] = (char) (grid.point(column, row) << Board.SHIFT);
                }
            }
        }
    }

    /** The place of the point of this number around a point. */
    int place(int point, int number) {
        return places[point * POINTS + number];
    }

    /** How many points a shape of this size has, from 0 for the smallest. */
    static int points(int size) {
        return ENDS[size];
    }

    /** Where a point goes if all are turned or mirrored, by symmetry and point. */
    static int[][] symmetries() {
        int[][] moved = new int[SYMMETRIES][];
        List<Offset> now = OFFSETS;
        for (int symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
            moved[symmetry] = now.stream().mapToInt(OFFSETS::indexOf).toArray();
            boolean mirror = symmetry == SYMMETRIES / 2 - 1;
            now = now.stream().map(mirror ? Offset::mirrored : Offset::turned).toList();
        }
        return moved;
    }

    private static List<Offset> offsets() {
        List<Offset> offsets = new ArrayList<>();
        for (int dy = -REACH; dy <= REACH; dy++) {
            for (int dx = -REACH; dx <= REACH; dx++) {
                var offset = new Offset(dx, dy);
                if (offset.distance() > 0 && offset.distance() <= LARGEST) {
                    offsets.add(offset);
                }
            }
        }
        offsets.sort(Comparator.comparingInt(Offset::distance));
        return List.copyOf(offsets);
    }

    private static int[] ends() {
        int[] ends = new int[SIZES];
        for (int size = 0; size < SIZES; size++) {
            int distance = SMALLEST + size;
            ends[size] = (int) OFFSETS.stream()
                    .filter(offset -> offset.distance() <= distance)
                    .count();
        }
        return ends;
    }
}
