package zeitnot.games.go;

/**
 * Counts liberties on a board, as they are and as a stone would make them, up to a few; and knows those that it has counted
 * last. It has room of its own, so every position has one.
 */
final class Liberties {
    /** So many are counted at most. */
    static final int MOST = 8;

    /** Whether a chain has fewer is asked most, and is known without a walk along it. */
    private static final int THREE = 3;

    /** Four liberties touch a chain so often at most. */
    private static final int MOST_OF_FOUR = 16;

    private final Board board;
    private final int[] steps;
    private final int[] found = new int[MOST];
    private int count;

    /** Chains that the stone which was counted last joins and takes off. */
    private final int[] joined = new int[4];

    private int joins;
    private final int[] taken = new int[4];
    private int takes;

    Liberties(Board board) {
        this.board = board;
        steps = board.steps;
    }

    /** One of those that were counted last; known if they are fewer than were asked for, or were counted by {@link #of}. */
    int found(int index) {
        return found[index];
    }

    /**
     * A quick look: false if a chain has more than two liberties for certain. A point touches a chain of two stones once, one of
     * four twice, any four times.
     */
    boolean mayBeTwo(int stone) {
        int size = board.size(stone);
        return board.pseudoLiberties(stone) <= (size <= 2 ? 2 : size <= 4 ? 4 : 8);
    }

    /** The liberties of a stone's chain, up to so many. */
    int of(int stone, int most) {
        count = 0;
        takes = 0;
        if (most == THREE) {
            countToThree(stone);
        } else {
            add(stone, 0, 0, most);
        }
        return count;
    }

    /** What the first liberty leaves of the chain's sum tells whether there is one other, without a walk to that one. */
    private void countToThree(int stone) {
        if (!mayBeTwo(stone)) {
            count = THREE;
            return;
        }
        int first = first(stone);
        if (first == 0) {
            return;
        }
        found[count++] = first;
        int second = board.otherLiberty(stone, first, 0);
        if (second == Board.SEVERAL) {
            count = THREE;
        } else if (second != 0) {
            found[count++] = second;
        }
    }

    /** The liberty that is found first; 0 if there is none. */
    private int first(int chain) {
        int stone = chain;
        do {
            if (board.touchesEmpty(stone)) {
                for (int step : steps) {
                    if (board.colour(stone + step) == Board.EMPTY) {
                        return stone + step;
                    }
                }
            }
            stone = board.next(stone);
        } while (stone != chain);
        return 0;
    }

    /** The liberties of the chain that a stone on an empty point would be in, up to so many; what it captures is gone. */
    int after(int at, int colour, int most) {
        return after(at, colour, most, 0);
    }

    /** The same if there were a stone of the other colour on a second point, which is 0 for none. */
    int after(int at, int colour, int most, int blocked) {
        count = 0;
        takes = 0;
        joins = 0;
        if (board.emptyAround(at) > 0) {
            for (int step : steps) {
                int beside = at + step;
                if (board.colour(beside) == Board.EMPTY && beside != blocked) {
                    found[count++] = beside;
                }
            }
            if (count >= most) {
                return most;
            }
        }
        boolean walk = false;
        for (int step : steps) {
            int beside = at + step;
            if (board.colour(beside) == colour && !isJoined(board.chain(beside))) {
                joined[joins++] = board.chain(beside);
                walk |= !addOther(beside, at, blocked, most);
                if (count >= most) {
                    return most;
                }
            }
        }
        take(at, colour ^ 1);
        if (walk || takes > 0) {
            for (int i = 0; i < joins && count < most; i++) {
                add(joined[i], at, blocked, most);
            }
        }
        return Math.min(count, most);
    }

    /** The chains that a stone takes off, which leave it a liberty each. */
    private void take(int at, int colour) {
        for (int step : steps) {
            int beside = at + step;
            if (board.colour(beside) == colour && board.onlyLiberty(beside) == at) {
                note(beside);
                taken[takes++] = board.chain(beside);
            }
        }
    }

    /** Whether the stone that was counted last captures something; known if it has fewer liberties than were asked for. */
    boolean captures() {
        return takes > 0;
    }

    /** How many stones are in the chain of that stone; known likewise. */
    int sizeAfter() {
        int size = 1;
        for (int i = 0; i < joins; i++) {
            size += board.size(joined[i]);
        }
        return size;
    }

    /** Writes the stones of that chain, the new one first. */
    void stonesAfter(int at, int[] into) {
        int n = 0;
        into[n++] = at;
        for (int i = 0; i < joins; i++) {
            int stone = joined[i];
            do {
                into[n++] = stone;
                stone = board.next(stone);
            } while (stone != joined[i]);
        }
    }

    /**
     * As {@link #add} if nothing is captured, without a walk along the chain; false if only that can tell, because there are
     * several more liberties and it matters how many or which.
     */
    private boolean addOther(int stone, int at, int blocked, int most) {
        int other = board.otherLiberty(stone, at, blocked);
        if (other != Board.SEVERAL) {
            if (other != 0) {
                note(other);
            }
            return true;
        }
        boolean enough = most == 2 || most == THREE && board.pseudoLiberties(stone) > MOST_OF_FOUR;
        if (enough) {
            count = most;
        }
        return enough;
    }

    private void add(int chain, int at, int blocked, int most) {
        int stone = chain;
        do {
            if (takes > 0 || board.touchesEmpty(stone)) {
                for (int step : steps) {
                    int beside = stone + step;
                    int stands = board.colour(beside);
                    boolean free = stands == Board.EMPTY
                            ? beside != at && beside != blocked
                            : takes > 0 && stands < Board.EMPTY && isTaken(board.chain(beside));
                    if (free && note(beside) && count >= most) {
                        return;
                    }
                }
            }
            stone = board.next(stone);
        } while (stone != chain);
    }

    private boolean note(int liberty) {
        for (int i = 0; i < count; i++) {
            if (found[i] == liberty) {
                return false;
            }
        }
        found[count++] = liberty;
        return true;
    }

    private boolean isJoined(int chain) {
        for (int i = 0; i < joins; i++) {
            if (joined[i] == chain) {
                return true;
            }
        }
        return false;
    }

    private boolean isTaken(int chain) {
        for (int i = 0; i < takes; i++) {
            if (taken[i] == chain) {
                return true;
            }
        }
        return false;
    }
}
