package zeitnot.games.go;

import java.util.List;

/**
 * The 3x3 patterns of MoGo (Gelly, Wang, Munos and Teytaud 2006), which say that a move between stones of both colours is worth
 * trying: hane, cuts, and moves at the edge. They are drawn here and made into a table of all surroundings of a point.
 */
final class MogoPatterns {
    /** Points around a point, and what may stand on each. */
    private static final int AROUND = 8;

    private static final int KINDS = 4;

    private enum Mover {
        X,
        O,
        EITHER
    }

    /**
     * Rows from above, the move being {@code *}. X and O are stones of two colours, x and o any point without such a stone, a dot
     * is empty, # is beyond the edge, and ? is any point.
     */
    private record Drawing(Mover mover, String... rows) {}

    private static final List<Drawing> HANE = List.of(
            // around a stone from both sides
            new Drawing(Mover.EITHER, "XOX", ".*.", "???"),
            // at the head of a stone, which is not cut off by it
            new Drawing(Mover.EITHER, "XO.", ".*.", "?.?"),
            // a turn along two stones
            new Drawing(Mover.EITHER, "XO?", "X*.", "?.?"),
            // at the head of two stones
            new Drawing(Mover.X, "XOO", ".*.", "?.?"));

    /** A cut between two stones that touch at a corner, unless the one who is cut off is beside the point once more. */
    private static final Drawing CUT = new Drawing(Mover.EITHER, "XO?", "O*?", "???");

    private static final List<Drawing> NO_CUT =
            List.of(new Drawing(Mover.EITHER, "XO?", "O*O", "?.?"), new Drawing(Mover.EITHER, "XO?", "O*.", "?O?"));

    /** A push between two stones. */
    private static final Drawing PUSH = new Drawing(Mover.EITHER, "?X?", "O*O", "ooo");

    private static final List<Drawing> EDGE = List.of(
            // below a stone that stands on the edge, whose way up is open
            new Drawing(Mover.EITHER, "X.?", "O*?", "###"),
            // below a stone, beside one of the other colour
            new Drawing(Mover.EITHER, "?X?", "x*O", "###"),
            // down to the edge beside the other colour
            new Drawing(Mover.X, "?XO", "?*?", "###"),
            // in below the other colour from beside it
            new Drawing(Mover.O, "?XO", "?*x", "###"),
            // a cut at the edge
            new Drawing(Mover.O, "?XO", "O*X", "###"));

    /** By surroundings; bit 0 for Black to move and bit 1 for White. */
    private static final byte[] TABLE = table();

    private MogoPatterns() {}

    /** Whether a move of the colour makes one of the patterns; {@code surroundings} as a {@link Board} tells them. */
    static boolean match(int surroundings, int colour) {
        return (TABLE[surroundings] >> colour & 1) != 0;
    }

    private static byte[] table() {
        byte[] table = new byte[1 << 2 * AROUND];
        HANE.forEach(drawing -> mark(table, drawing, true));
        byte[] cuts = new byte[table.length];
        mark(cuts, CUT, true);
        NO_CUT.forEach(drawing -> mark(cuts, drawing, false));
        for (int i = 0; i < table.length; i++) {
            table[i] |= cuts[i];
        }
        mark(table, PUSH, true);
        EDGE.forEach(drawing -> mark(table, drawing, true));
        return table;
    }

    /** Marks all that a drawing means, turned, mirrored and with the colours exchanged, or takes the mark away. */
    private static void mark(byte[] table, Drawing drawing, boolean wanted) {
        for (int symmetry = 0; symmetry < 8; symmetry++) {
            char[] around = around(drawing.rows(), symmetry);
            for (int x = Board.BLACK; x <= Board.WHITE; x++) {
                int movers = drawing.mover() == Mover.EITHER ? 3 : 1 << (drawing.mover() == Mover.X ? x : x ^ 1);
                mark(table, around, x, 0, 0, wanted ? movers : ~movers, wanted);
            }
        }
    }

    /** Goes through all that may stand on the points from {@code index} on. */
    private static void mark(byte[] table, char[] around, int x, int index, int code, int movers, boolean wanted) {
        if (index == AROUND) {
            table[code] = (byte) (wanted ? table[code] | movers : table[code] & movers);
            return;
        }
        for (int stands = 0; stands < KINDS; stands++) {
            if (means(around[index], stands, x)) {
                mark(table, around, x, index + 1, code | stands << 2 * index, movers, wanted);
            }
        }
    }

    private static boolean means(char drawn, int stands, int x) {
        return switch (drawn) {
            case 'X' -> stands == x;
            case 'O' -> stands == (x ^ 1);
            case 'x' -> stands != x && stands != Board.BORDER;
            case 'o' -> stands != (x ^ 1) && stands != Board.BORDER;
            case '.' -> stands == Board.EMPTY;
            case '#' -> stands == Board.BORDER;
            default -> stands != Board.BORDER;
        };
    }

    /** The points around the middle, row by row from below, of one of the eight ways to look at a drawing. */
    private static char[] around(String[] rows, int symmetry) {
        char[] around = new char[AROUND];
        int index = 0;
        for (int y = 0; y < 3; y++) {
            for (int x = 0; x < 3; x++) {
                int column = (symmetry & 1) == 0 ? x : 2 - x;
                int row = (symmetry & 2) == 0 ? y : 2 - y;
                boolean swap = (symmetry & 4) != 0;
                if (x != 1 || y != 1) {
                    around[index++] = rows[2 - (swap ? column : row)].charAt(swap ? row : column);
                }
            }
        }
        return around;
    }
}
