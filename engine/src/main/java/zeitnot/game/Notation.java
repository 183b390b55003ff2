package zeitnot.game;

/**
 * How people write the moves of a game, see its board and call its players; apart from the rules, which need none of it.
 * It has no state. What a game does not say is written plainly: moves as numbers.
 */
public abstract class Notation {
    /** For games that say nothing. */
    static final Notation PLAIN = new Notation() {};

    private static final String[] ORDINALS = {"First", "Second", "Third", "Fourth"};

    /** The move as people write it, in the position before it is made. Different legal moves are written differently. */
    public String format(Position position, int move) {
        return Integer.toString(move);
    }

    /** Some lines of text in the place of a board, for games that do not describe theirs; a remark, unless they know better. */
    public String sketch(Position position, Ink ink) {
        return ink.faint("(" + position.game() + " draws no board)") + " " + position.ply() + " moves made\n";
    }

    /** What the board looks like. This and what follows is there only if the game offers {@link Capability#BOARD}. */
    public Diagram diagram() {
        throw new IllegalStateException("no diagram");
    }

    /** The kind of the piece on a cell, a number in {@link Diagram#pieces}, or {@link Diagram#EMPTY}. */
    public int piece(Position position, int cell) {
        throw new IllegalStateException("no diagram");
    }

    /** How many pieces are in the {@code slot}-th of {@link Diagram#hands}. */
    public int held(Position position, int slot) {
        return 0;
    }

    /**
     * The places that a person picks one after the other to make the move. Those of no move are the beginning of those of
     * another; where two moves have the same, they are told apart by how they are written.
     */
    public int[] steps(Position position, int move) {
        throw new IllegalStateException("no diagram");
    }

    /** The cells that the move is seen to touch, in order: as {@link #steps}, or with what lies between them. */
    public int[] trail(Position position, int move) {
        return steps(position, move);
    }

    /** What the player is called: Black, White, Sente. */
    public String side(int player) {
        return player < ORDINALS.length ? ORDINALS[player] : "Player " + (player + 1);
    }
}
