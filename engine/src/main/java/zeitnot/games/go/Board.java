package zeitnot.games.go;

/**
 * Stones, their chains and the empty points; it knows no rules but that stones without liberties are taken off.
 *
 * <p>A point is a block of eight ints, since what is done at a point needs most of them, and a copy is one array copy. Places
 * are given as the index of their block's first int, {@code point << 3}. A chain is a ring of stones that all name one of them
 * as their chain; its weight is the number of its stones above 16 bits of pseudo-liberties: an empty point counts as often as
 * it touches the chain, which is 0 exactly when the chain is captured. The chain's sum is that of these, as places. Empty points
 * and the border are of the chain 0, whose weight and sum mean nothing, so that they are changed without asking what stands there.
 */
final class Board {
    static final int BLACK = 0;
    static final int WHITE = 1;
    static final int EMPTY = 2;
    static final int BORDER = 3;

    /** A place is a point shifted by this. */
    static final int SHIFT = 3;

    /** Instead of a liberty, where there is more than one. */
    static final int SEVERAL = -1;

    private static final int BLOCK = 1 << SHIFT;
    private static final int PLACES = -BLOCK;

    // The ints of a block; the first is the colour.
    private static final int AROUND = 1;
    private static final int CHAIN = 2;
    private static final int NEXT = 3;
    private static final int WEIGHT = 4;
    private static final int INDEX = 5;
    private static final int LISTED = 6;
    private static final int SUM = 7;

    private static final int STONE = 1 << 16;
    private static final int LIBERTIES = STONE - 1;
    /** Weights below are of chains no point touches twice. */
    private static final int TWO_STONES_OR_FEWER = 3 * STONE;

    private static final int LONE_WITH_ONE_LIBERTY = STONE + 1;

    /*
     * What is around a point: four bits each for black, white and empty neighbours. The border counts as black and as white,
     * so that one bit tells that all neighbours of a point on the edge are black.
     */
    private static final int BLACK_AROUND = 1;
    private static final int WHITE_AROUND = 1 << 4;
    private static final int EMPTY_AROUND = 1 << 8;
    private static final int ANY_EMPTY_AROUND = 0xf * EMPTY_AROUND;
    private static final int ON_EDGE = 1 << 12;
    private static final int BY_BLACK = BLACK_AROUND - EMPTY_AROUND;
    private static final int BY_WHITE = WHITE_AROUND - EMPTY_AROUND;

    /** What is added to a place to go left, right, down and up. */
    final int[] steps;

    private final int[] cells;
    private final int stride;
    private int empty;
    private int lead;

    Board(Grid grid) {
        cells = new int[grid.size * BLOCK];
        stride = grid.stride << SHIFT;
        steps = new int[] {-BLOCK, BLOCK, -stride, stride};
        for (int at = 0; at < cells.length; at += BLOCK) {
            cells[at] = BORDER;
        }
        for (int point : grid.points) {
            int at = point << SHIFT;
            cells[at] = EMPTY;
            list(at);
        }
        for (int point : grid.points) {
            int at = point << SHIFT;
            for (int beside : new int[] {at - BLOCK, at + BLOCK, at - stride, at + stride}) {
                cells[at + AROUND] += cells[beside] == EMPTY ? EMPTY_AROUND : BLACK_AROUND + WHITE_AROUND;
                cells[at + AROUND] |= cells[beside] == BORDER ? ON_EDGE : 0;
            }
        }
    }

    void set(Board other) {
        System.arraycopy(other.cells, 0, cells, 0, cells.length);
        empty = other.empty;
        lead = other.lead;
    }

    int colour(int at) {
        return cells[at];
    }

    /** Adds what a stone of each colour, or none, is worth to the number of each point. */
    void count(int[] points, long[] worth, long[] counts) {
        int[] cells = this.cells;
        for (int i = 0; i < points.length; i++) {
            counts[i] += worth[cells[points[i] << SHIFT]];
        }
    }

    /** How many points are empty. */
    int empty() {
        return empty;
    }

    /** One of the empty points, which are in no special order; those that the last stone captured are the last ones. */
    int empty(int index) {
        return cells[(index << SHIFT) + LISTED];
    }

    /** Black stones less white ones. */
    int lead() {
        return lead;
    }

    boolean touchesEmpty(int at) {
        return (cells[at + AROUND] & ANY_EMPTY_AROUND) != 0;
    }

    /** Whether all neighbours are stones of the colour or the border. */
    boolean isSurrounded(int at, int colour) {
        return (cells[at + AROUND] >> (colour << 2) & 4) != 0;
    }

    int emptyAround(int at) {
        return cells[at + AROUND] >> 8 & 0xf;
    }

    /** How many stones of a colour are beside a point. */
    int stonesAround(int at, int colour) {
        int around = cells[at + AROUND];
        int border = (around & 0xf) + (around >> 4 & 0xf) + (around >> 8 & 0xf) - 4;
        return (around >> (colour << 2) & 0xf) - border;
    }

    /** The places to the left, to the right, below and above. */
    int beside(int at, int side) {
        int step = side < 2 ? BLOCK : stride;
        return (side & 1) == 0 ? at - step : at + step;
    }

    /** What stands on the eight points around, two bits each: row by row from below. */
    int surroundings(int at) {
        int[] cells = this.cells;
        int below = at - stride;
        int above = at + stride;
        return cells[below - BLOCK]
                | cells[below] << 2
                | cells[below + BLOCK] << 4
                | cells[at - BLOCK] << 6
                | cells[at + BLOCK] << 8
                | cells[above - BLOCK] << 10
                | cells[above] << 12
                | cells[above + BLOCK] << 14;
    }

    /** A stone that stands for its chain: the same for all stones of the chain. */
    int chain(int stone) {
        return cells[stone + CHAIN];
    }

    /** The next stone of the chain, in a ring. */
    int next(int stone) {
        return cells[stone + NEXT];
    }

    /** How many stones the chain of a stone has. */
    int size(int stone) {
        return cells[cells[stone + CHAIN] + WEIGHT] >> 16;
    }

    /** Liberties of a stone's chain, of which each counts as often as it touches the chain: four times at most. */
    int pseudoLiberties(int stone) {
        return cells[cells[stone + CHAIN] + WEIGHT] & LIBERTIES;
    }

    /** The only liberty of a stone's chain, else 0: an empty mean that touches the chain as often as all of them is all of them. */
    int onlyLiberty(int stone) {
        int[] cells = this.cells;
        int chain = cells[stone + CHAIN];
        int weight = cells[chain + WEIGHT];
        int touching = weight & LIBERTIES;
        if (touching > 4 || touching > 1 && weight < TWO_STONES_OR_FEWER) {
            return 0;
        }
        int sum = cells[chain + SUM];
        int liberty = (touching == 1 ? sum : sum / touching) & PLACES;
        return cells[liberty] == EMPTY && touches(liberty, chain) == touching ? liberty : 0;
    }

    /**
     * The liberty that a stone's chain has besides one and, unless it is 0, a second point: 0 if there is no other, {@link #SEVERAL} if
     * there are more.
     */
    int otherLiberty(int stone, int one, int second) {
        int chain = cells[stone + CHAIN];
        int gone = touches(one, chain);
        int touching = (cells[chain + WEIGHT] & LIBERTIES) - gone;
        int sum = cells[chain + SUM] - gone * one;
        if (second != 0) {
            int goneToo = touches(second, chain);
            touching -= goneToo;
            sum -= goneToo * second;
        }
        if (touching == 0) {
            return 0;
        }
        if (touching > 4) {
            return SEVERAL;
        }
        int liberty = (touching == 1 ? sum : sum / touching) & PLACES;
        boolean isOnly =
                cells[liberty] == EMPTY && liberty != one && liberty != second && touches(liberty, chain) == touching;
        return isOnly ? liberty : SEVERAL;
    }

    private int touches(int at, int chain) {
        return (cells[at - BLOCK + CHAIN] == chain ? 1 : 0)
                + (cells[at + BLOCK + CHAIN] == chain ? 1 : 0)
                + (cells[at - stride + CHAIN] == chain ? 1 : 0)
                + (cells[at + stride + CHAIN] == chain ? 1 : 0);
    }

    /** Whether a surrounded point is an eye: at most one of its diagonals is the other colour's, at the edge none. */
    boolean isEye(int at, int colour) {
        int other = colour ^ 1;
        int bad = (cells[at + AROUND] & ON_EDGE) != 0 ? 1 : 0;
        bad += cells[at - stride - BLOCK] == other ? 1 : 0;
        bad += cells[at - stride + BLOCK] == other ? 1 : 0;
        bad += cells[at + stride - BLOCK] == other ? 1 : 0;
        bad += cells[at + stride + BLOCK] == other ? 1 : 0;
        return bad < 2;
    }

    /** Whether a stone on an empty point has a liberty when what it captures is gone. */
    boolean hasLiberty(int at, int colour) {
        return touchesEmpty(at) || connectsOrCaptures(at, colour);
    }

    /** The same for a point that touches no empty one. */
    boolean connectsOrCaptures(int at, int colour) {
        press(at, -1);
        boolean has = helps(at - BLOCK, colour)
                || helps(at + BLOCK, colour)
                || helps(at - stride, colour)
                || helps(at + stride, colour);
        press(at, 1);
        return has;
    }

    /** Whether a stone on an empty point leaves every chain, its own too, a liberty. */
    boolean isQuiet(int at, int colour) {
        int other = colour ^ 1;
        press(at, -1);
        boolean quiet = !isTaken(at - BLOCK, other)
                && !isTaken(at + BLOCK, other)
                && !isTaken(at - stride, other)
                && !isTaken(at + stride, other)
                && (touchesEmpty(at)
                        || isFree(at - BLOCK, colour)
                        || isFree(at + BLOCK, colour)
                        || isFree(at - stride, colour)
                        || isFree(at + stride, colour));
        press(at, 1);
        return quiet;
    }

    /** What the key of a position changes by when a stone captures: the keys of all stones that it takes off. */
    long capturedKey(int at, int colour, Grid grid) {
        int left = cells[at - BLOCK + CHAIN];
        int right = cells[at + BLOCK + CHAIN];
        int below = cells[at - stride + CHAIN];
        int above = cells[at + stride + CHAIN];
        int other = colour ^ 1;
        press(at, -1);
        long key = takenKey(left, other, grid);
        key ^= right == left ? 0 : takenKey(right, other, grid);
        key ^= below == left || below == right ? 0 : takenKey(below, other, grid);
        key ^= above == left || above == right || above == below ? 0 : takenKey(above, other, grid);
        press(at, 1);
        return key;
    }

    private long takenKey(int chain, int colour, Grid grid) {
        if (!isTaken(chain, colour)) {
            return 0;
        }
        long key = 0;
        int stone = chain;
        do {
            key ^= grid.key(colour, stone >> SHIFT);
            stone = cells[stone + NEXT];
        } while (stone != chain);
        return key;
    }

    /** Changes the liberties of the four chains around a point, as a stone there would. */
    private void press(int at, int change) {
        int[] cells = this.cells;
        cells[cells[at - BLOCK + CHAIN] + WEIGHT] += change;
        cells[cells[at + BLOCK + CHAIN] + WEIGHT] += change;
        cells[cells[at - stride + CHAIN] + WEIGHT] += change;
        cells[cells[at + stride + CHAIN] + WEIGHT] += change;
    }

    /** An own chain with liberties, or one of the others without. */
    private boolean helps(int at, int colour) {
        int stone = cells[at];
        return stone < EMPTY && (stone == colour) == ((cells[cells[at + CHAIN] + WEIGHT] & LIBERTIES) != 0);
    }

    private boolean isFree(int at, int colour) {
        return cells[at] == colour && (cells[cells[at + CHAIN] + WEIGHT] & LIBERTIES) != 0;
    }

    private boolean isTaken(int at, int colour) {
        return cells[at] == colour && (cells[cells[at + CHAIN] + WEIGHT] & LIBERTIES) == 0;
    }

    /** Puts a stone on an empty point and takes off what it captures. */
    void place(int at, int colour) {
        int[] cells = this.cells;
        int stride = this.stride;
        int last = cells[(--empty << SHIFT) + LISTED];
        int index = cells[at + INDEX];
        cells[index + LISTED] = last;
        cells[last + INDEX] = index;
        lead += 1 - 2 * colour;

        cells[at] = colour;
        cells[at + CHAIN] = at;
        cells[at + NEXT] = at;
        cells[at + WEIGHT] = STONE + (cells[at + AROUND] >> 8 & 0xf);
        cells[at + SUM] = ifEmpty(cells, at - BLOCK)
                + ifEmpty(cells, at + BLOCK)
                + ifEmpty(cells, at - stride)
                + ifEmpty(cells, at + stride);
        int change = colour == BLACK ? BY_BLACK : BY_WHITE;
        touch(cells, at, at - BLOCK, colour, change);
        touch(cells, at, at + BLOCK, colour, change);
        touch(cells, at, at - stride, colour, change);
        touch(cells, at, at + stride, colour, change);
    }

    /** The place if it is empty, else 0; without a branch, since nobody can guess what stands there. */
    private static int ifEmpty(int[] cells, int at) {
        int colour = cells[at];
        return at & -(colour >> 1 & ~colour & 1);
    }

    /** Tells a neighbour of a new stone. A chain that touches the stone twice loses its last liberty the second time. */
    private void touch(int[] cells, int at, int beside, int colour, int change) {
        cells[beside + AROUND] += change;
        int chain = cells[beside + CHAIN];
        int weight = --cells[chain + WEIGHT];
        cells[chain + SUM] -= at;
        int stone = cells[beside];
        if (stone == colour) {
            join(cells, cells[at + CHAIN], chain);
        } else if ((weight & LIBERTIES) == 0 && stone == (colour ^ 1)) {
            takeOff(cells, chain, stone);
        }
    }

    private static void join(int[] cells, int one, int other) {
        if (one == other) {
            return;
        }
        boolean swap = cells[one + WEIGHT] < cells[other + WEIGHT];
        int larger = swap ? other : one;
        int smaller = swap ? one : other;
        cells[larger + WEIGHT] += cells[smaller + WEIGHT];
        cells[larger + SUM] += cells[smaller + SUM];
        int stone = smaller;
        do {
            cells[stone + CHAIN] = larger;
            stone = cells[stone + NEXT];
        } while (stone != smaller);
        int next = cells[larger + NEXT];
        cells[larger + NEXT] = cells[smaller + NEXT];
        cells[smaller + NEXT] = next;
    }

    private void takeOff(int[] cells, int chain, int colour) {
        int change = colour == BLACK ? -BY_BLACK : -BY_WHITE;
        int stone = chain;
        do {
            cells[stone] = EMPTY;
            cells[stone + CHAIN] = 0;
            list(stone);
            lead -= 1 - 2 * colour;
            free(cells, stone, stone - BLOCK, change);
            free(cells, stone, stone + BLOCK, change);
            free(cells, stone, stone - stride, change);
            free(cells, stone, stone + stride, change);
            stone = cells[stone + NEXT];
        } while (stone != chain);
    }

    private static void free(int[] cells, int stone, int beside, int change) {
        cells[beside + AROUND] += change;
        int chain = cells[beside + CHAIN];
        cells[chain + WEIGHT]++;
        cells[chain + SUM] += stone;
    }

    private void list(int at) {
        int index = empty++ << SHIFT;
        cells[index + LISTED] = at;
        cells[at + INDEX] = index;
    }

    /** Whether the stone is alone and has one liberty: if it has just captured one stone, that is a ko. */
    boolean isLoneInAtari(int at) {
        return cells[cells[at + CHAIN] + WEIGHT] == LONE_WITH_ONE_LIBERTY;
    }
}
