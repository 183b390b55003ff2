package zeitnot.game;

/**
 * How people write the moves of a game, see its board and call its players; apart from the rules, which need none of it.
 * It has no state. What a game does not say is written plainly: moves as numbers, no board.
 */
public abstract class Notation {
    /** For games that say nothing. */
    static final Notation PLAIN = new Notation() {};

    private static final String[] ORDINALS = {"First", "Second", "Third", "Fourth"};

    /** The move as people write it, in the position before it is made. Different legal moves are written differently. */
    public String format(Position position, int move) {
        return Integer.toString(move);
    }

    /** The board as several lines of text, ending in a line break, with coordinates. */
    public String draw(Position position, Ink ink) {
        return ink.faint("(" + position.game() + " draws no board)") + " " + position.ply() + " moves made\n";
    }

    /** What the player is called: Black, White, Sente. */
    public String side(int player) {
        return player < ORDINALS.length ? ORDINALS[player] : "Player " + (player + 1);
    }
}
