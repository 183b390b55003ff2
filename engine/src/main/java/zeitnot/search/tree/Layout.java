package zeitnot.search.tree;

import java.util.Arrays;

/**
 * Where the fields of a child lie in its slot. Each has a block, a move, visits and points; a feature declares what it needs
 * beyond that, before the tree is made, and what no feature asks for takes no room.
 */
public final class Layout {
    /** A field that is not there. */
    public static final int NONE = 0;

    // The fields of every slot.
    static final int BLOCK = 0;
    static final int MOVE = 1;
    static final int VISITS = 2;
    static final int POINTS = 3;

    /** No sum of a child grows beyond this. */
    private static final int GREATEST_SUM = 1 << 30;

    /** The square of a visit's points is not counted more finely than this, so that many visits have room. */
    private static final int GREATEST_SQUARE = 1 << 12;

    private final int playouts;
    private final int full;
    private int width = POINTS + 1;
    private int columns;
    private int[] sums = {VISITS, POINTS};
    private int mostPerVisit;
    private int squares = NONE;
    private int bonuses = NONE;

    /** For one playout in a simulation. */
    public Layout(int players) {
        this(players, 1);
    }

    /**
     * @param players of the game: what a playout brings a player is between 0 and 2 (players - 1) points
     * @param playouts in a simulation, whose points are added up
     */
    public Layout(int players, int playouts) {
        this.playouts = playouts;
        full = playouts * 2 * (players - 1);
        mostPerVisit = full;
    }

    /** One more field of every child, which begins as 0. */
    public int field() {
        return fields(1);
    }

    /** Several more fields side by side, which begin as 0; returns the first. */
    public int fields(int count) {
        int first = width;
        width += count;
        return first;
    }

    /**
     * One more number of every child that does not lie in its slot but beside those of the other children, so that to read several of
     * them takes few cache lines; returns which column. It begins as 0.
     */
    int column() {
        return columns++;
    }

    /** One more field that sums up what each visit adds, which is between -{@code most} and {@code most}. */
    public int sum(int most) {
        int field = field();
        mostPerVisit = Math.max(mostPerVisit, most);
        sums = Arrays.copyOf(sums, sums.length + 1);
        sums[sums.length - 1] = field;
        return field;
    }

    /** The field that sums the squares of points, which a selection needs that knows variances. */
    int squares() {
        if (squares == NONE) {
            squares = sum(full * full >> squareShift());
        }
        return squares;
    }

    /** Squares of points are counted without so many of their lowest bits: without none unless there are many playouts. */
    int squareShift() {
        int shift = 0;
        while (full * full >> shift > GREATEST_SQUARE) {
            shift++;
        }
        return shift;
    }

    /**
     * The field that sums what is added to points, in {@link Additions#UNITS}.
     *
     * @param most that is added to a visit, in points
     */
    public int bonuses(int most) {
        if (bonuses == NONE) {
            bonuses = sum(most * Additions.UNITS);
        }
        return bonuses;
    }

    /** The field of the squares, if a selection has asked for it. */
    int squaresIfAny() {
        return squares;
    }

    /** The field of the bonuses, if a reward has asked for it. */
    int bonusesIfAny() {
        return bonuses;
    }

    /** Points that a visit brings a player who has beaten all others in all its playouts. */
    public int full() {
        return full;
    }

    /** How many playouts a simulation has. */
    public int playouts() {
        return playouts;
    }

    int width() {
        return width;
    }

    /** Ints that a child takes in its node's block outside of its slot. */
    int columns() {
        return Selection.CACHE_WIDTH + columns;
    }

    /** Index of the slot of child {@code child} of the block at {@code b}, which has {@code count} children. */
    int slot(int b, int count, int child) {
        return Tree.slot(b, count, child, columns(), width);
    }

    /** All fields that visits add to; the visits themselves come first. */
    int[] sums() {
        return sums;
    }

    /** A child with so many visits has its sums halved, and so have its siblings: a search may run for days. */
    int mostVisits() {
        return GREATEST_SUM / mostPerVisit;
    }
}
