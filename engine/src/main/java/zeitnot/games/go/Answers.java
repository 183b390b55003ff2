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
    private final Effects effects;
    private final int[] steps;
    private final int[] moves = new int[MOST];
    private int count;

    Answers(Grid grid, Board board) {
        this.board = board;
        liberties = new Liberties(board);
        selfAtari = new SelfAtari(board, liberties);
        ladders = new Ladders(grid, board, liberties);
        nakade = new Nakade(board);
        effects = new Effects(board, liberties, ladders, selfAtari, nakade);
        steps = board.steps;
    }

    SelfAtari selfAtari() {
        return selfAtari;
    }

    Effects effects() {
        return effects;
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
            if (board.colour(beside) == colour && Tactics.isNewChain(board, last, side)) {
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
        if (ladders.escapes(chain, liberty)) {
            add(liberty);
        }
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
            if (board.colour(beside) == colour && Tactics.isNewChain(board, last, side) && hasTwo(beside)) {
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
