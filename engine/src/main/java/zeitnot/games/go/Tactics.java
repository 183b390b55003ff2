package zeitnot.games.go;

/** What a stone on an empty point does to chains in atari, which have one liberty. */
final class Tactics {
    private static final int SIDES = 4;

    /** A stone with so many empty neighbours saves what it is put beside. */
    private static final int OPEN = 2;

    /** So many liberties save a chain that is joined to others. */
    private static final int SAFE = 3;

    private Tactics() {}

    /** Whether it takes something off. */
    static boolean captures(Board board, int at, int colour) {
        return touchesAtari(board, at, colour ^ 1);
    }

    /**
     * Whether it saves an own chain in atari: by two more liberties, by joining it to chains so that they have three, or by
     * taking off a chain that touches it.
     */
    static boolean escapes(Board board, int at, int colour) {
        if (touchesAtari(board, at, colour) && (board.emptyAround(at) >= OPEN || joinsSafely(board, at, colour))) {
            return true;
        }
        for (int side = 0; side < SIDES; side++) {
            int beside = board.beside(at, side);
            if (board.colour(beside) == (colour ^ 1)
                    && board.onlyLiberty(beside) == at
                    && isBesideAtari(board, beside, colour)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a chain of the colour has its only liberty here. */
    private static boolean touchesAtari(Board board, int at, int colour) {
        for (int side = 0; side < SIDES; side++) {
            int beside = board.beside(at, side);
            if (board.colour(beside) == colour && board.onlyLiberty(beside) == at) {
                return true;
            }
        }
        return false;
    }

    /** Whether what stands on this side of a place is of another chain than what stands on the sides before it. */
    static boolean isNewChain(Board board, int at, int side) {
        for (int i = 0; i < side; i++) {
            if (board.chain(board.beside(at, i)) == board.chain(board.beside(at, side))) {
                return false;
            }
        }
        return true;
    }

    /** Whether a chain touches one of the other colour that is in atari. */
    static boolean isBesideAtari(Board board, int chain, int colour) {
        int stone = chain;
        do {
            for (int side = 0; side < SIDES; side++) {
                int beside = board.beside(stone, side);
                if (board.colour(beside) == colour && board.onlyLiberty(beside) != 0) {
                    return true;
                }
            }
            stone = board.next(stone);
        } while (stone != chain);
        return false;
    }

    /**
     * Whether the chain that a stone makes has {@link #SAFE} liberties, where fewer than {@link #OPEN} are beside the stone; what
     * it captures is not counted.
     */
    private static boolean joinsSafely(Board board, int at, int colour) {
        int first = 0;
        int second = 0;
        for (int side = 0; side < SIDES; side++) {
            int beside = board.beside(at, side);
            first = board.colour(beside) == Board.EMPTY ? beside : first;
        }
        for (int side = 0; side < SIDES; side++) {
            int beside = board.beside(at, side);
            if (board.colour(beside) != colour || board.onlyLiberty(beside) != 0) {
                continue; // the only liberty of a chain in atari is here
            }
            int stone = beside;
            do {
                for (int way = 0; way < SIDES; way++) {
                    int liberty = board.beside(stone, way);
                    if (board.colour(liberty) != Board.EMPTY
                            || liberty == at
                            || liberty == first
                            || liberty == second) {
                        continue;
                    }
                    if (first != 0 && second != 0) {
                        return true;
                    }
                    second = first;
                    first = liberty;
                }
                stone = board.next(stone);
            } while (stone != beside);
        }
        return false;
    }
}
