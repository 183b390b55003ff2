package zeitnot.games.go;

/**
 * The moves that answer the last stone where it changed something: chains that it put in atari or left with two liberties, its
 * own chain if that can be caught, and small eye spaces beside it.
 */
final class Answers {
    /** A chain with so many liberties is out of danger for now. */
    private static final int FREE = 3;

    private static final int MOST = 64;

    private final Board board;
    private final Liberties liberties;
    private final SelfAtari selfAtari;
    private final Ladders ladders;
    private final Nakade nakade;
    private final int[] steps;
    private final int[] moves = new int[MOST];
    private int count;

    Answers(Grid grid, Board board) {
        this.board = board;
        liberties = new Liberties(board);
        selfAtari = new SelfAtari(board, liberties);
        ladders = new Ladders(grid, board);
        nakade = new Nakade(board);
        steps = board.steps;
    }

    SelfAtari selfAtari() {
        return selfAtari;
    }

    /** How many the question that was asked last has found. They need not be legal. */
    int count() {
        return count;
    }

    int move(int index) {
        return moves[index];
    }

    /**
     * Takes off the chain of the last stone, or saves chains that it has put in atari.
     *
     * @param prey whether the other side has any chain in atari: without, nothing is taken off
     */
    void toAtari(int last, int colour, boolean prey) {
        count = 0;
        if (prey && board.onlyLiberty(last) != 0) {
            add(board.onlyLiberty(last));
        }
        for (int side = 0; side < steps.length; side++) {
            int beside = last + steps[side];
            if (board.colour(beside) == colour && isNew(last, side)) {
                int liberty = board.onlyLiberty(beside);
                if (liberty != 0) {
                    save(beside, liberty, colour, prey);
                }
            }
        }
    }

    /** Ways to save a chain in atari: to take off what surrounds it, or to run where that leads somewhere. */
    private void save(int chain, int liberty, int colour, boolean prey) {
        if (prey) {
            takeOffAround(chain, colour);
        }
        if (saves(chain, liberty, colour)) {
            add(liberty);
        }
    }

    /** Whether a chain that is in atari escapes by running to its liberty. */
    boolean saves(int chain, int liberty, int colour) {
        int after = liberties.after(liberty, colour, FREE);
        return after >= FREE || after == 2 && !ladders.catches(chain, liberty);
    }

    private void takeOffAround(int chain, int colour) {
        int stone = chain;
        do {
            for (int step : steps) {
                int beside = stone + step;
                if (board.colour(beside) == (colour ^ 1)) {
                    int prey = board.onlyLiberty(beside);
                    if (prey != 0) {
                        add(prey);
                    }
                }
            }
            stone = board.next(stone);
        } while (stone != chain);
    }

    /** Puts the chain of the last stone in atari if it has two liberties; gives chains beside it a third one. */
    void toTwoLiberties(int last, int colour, boolean prey) {
        count = 0;
        if (hasTwo(last)) {
            int one = liberties.found(0);
            int other = liberties.found(1);
            chase(one, other, colour);
            chase(other, one, colour);
        }
        for (int side = 0; side < steps.length; side++) {
            int beside = last + steps[side];
            if (board.colour(beside) == colour && isNew(last, side) && hasTwo(beside)) {
                strengthen(beside, liberties.found(0), liberties.found(1), colour, prey);
            }
        }
    }

    private boolean hasTwo(int stone) {
        return liberties.mayBeTwo(stone) && liberties.of(stone, FREE) == 2;
    }

    private void chase(int at, int way, int colour) {
        if (isDangerous(at, way, colour)) {
            add(at);
        }
    }

    /** Whether a stone on one of two liberties leaves the chain of the other colour no good way out by the second one. */
    private boolean isDangerous(int at, int way, int colour) {
        return liberties.after(way, colour ^ 1, FREE, at) < FREE && !selfAtari.isBad(at, colour);
    }

    private void strengthen(int chain, int one, int other, int colour, boolean prey) {
        if (!isDangerous(one, other, colour ^ 1) && !isDangerous(other, one, colour ^ 1)) {
            return;
        }
        if (prey) {
            takeOffAround(chain, colour);
        }
        if (liberties.after(one, colour, FREE) >= FREE) {
            add(one);
        }
        if (liberties.after(other, colour, FREE) >= FREE) {
            add(other);
        }
    }

    /** The vital points of small eye spaces beside the last stone, which are its owner's. */
    void toEyeSpace(int last) {
        count = 0;
        for (int step : steps) {
            if (board.colour(last + step) == Board.EMPTY) {
                int vital = nakade.vital(last + step, board.colour(last));
                if (vital != 0) {
                    add(vital);
                }
            }
        }
    }

    /** What a stone on an empty point does. */
    Tactic tactic(int at, int colour, int last) {
        Tactic of = Tactic.NONE;
        for (int step : steps) {
            int beside = at + step;
            int stands = board.colour(beside);
            if (stands < Board.EMPTY && liberties.mayBeTwo(beside)) {
                Tactic to = stands == colour ? toOwn(at, beside, colour) : toOther(at, beside, colour, last);
                of = to.compareTo(of) < 0 ? to : of;
            }
        }
        if (of.compareTo(Tactic.FUTILE) > 0 && selfAtari.at(at, colour)) {
            return selfAtari.isBad(at, colour) ? Tactic.SELF_ATARI : Tactic.SACRIFICE;
        }
        return of == Tactic.NONE && board.emptyAround(at) > 0 && nakade.vital(at, Board.BORDER) == at
                ? Tactic.VITAL
                : of;
    }

    private Tactic toOwn(int at, int chain, int colour) {
        int count = liberties.of(chain, FREE);
        if (count == 1) {
            return saves(chain, at, colour) ? Tactic.ESCAPE : Tactic.FUTILE;
        }
        if (count > 2) {
            return Tactic.NONE;
        }
        int one = liberties.found(0);
        int other = liberties.found(1);
        boolean inDanger = isDangerous(one, other, colour ^ 1) || isDangerous(other, one, colour ^ 1);
        return inDanger && liberties.after(at, colour, FREE) >= FREE ? Tactic.STRENGTHEN : Tactic.NONE;
    }

    private Tactic toOther(int at, int chain, int colour, int last) {
        int count = liberties.of(chain, FREE);
        if (count == 1) {
            return Tactics.isBesideAtari(board, chain, colour)
                    ? Tactic.RESCUE
                    : last != 0 && board.chain(last) == board.chain(chain) ? Tactic.RECAPTURE : Tactic.CAPTURE;
        }
        if (count > 2) {
            return Tactic.NONE;
        }
        int way = liberties.found(0) == at ? liberties.found(1) : liberties.found(0);
        return isDangerous(at, way, colour) ? Tactic.THREAT : Tactic.ATARI;
    }

    /** Whether the chain on this side of a place has not been seen on an earlier one. */
    private boolean isNew(int at, int side) {
        for (int i = 0; i < side; i++) {
            if (board.chain(at + steps[i]) == board.chain(at + steps[side])) {
                return false;
            }
        }
        return true;
    }

    private void add(int at) {
        for (int i = 0; i < count; i++) {
            if (moves[i] == at) {
                return;
            }
        }
        if (count < MOST) {
            moves[count++] = at;
        }
    }
}
