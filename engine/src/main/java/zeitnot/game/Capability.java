package zeitnot.game;

/**
 * What a game may offer beyond its rules. A feature of a player says which of these it needs, and is refused in a game that
 * does not offer it. Playouts and priors that only one game has are offered by name: {@link Game#playouts}, {@link Game#priors}.
 */
public enum Capability {
    /** How good a finished game is for its winner: {@link Position#quality}. */
    QUALITY("a quality of finished games"),

    /** Keys under which statistics of like moves are pooled: {@link Position#amafKey}. */
    MOVE_KEYS("keys of moves"),

    /** Points that have an owner at the end: {@link Position#owner}. */
    OWNERSHIP("ownership of points"),

    /** How far a player is ahead in a game that is not over: {@link Position#lead}. */
    LEAD("a lead in unfinished games"),

    /** A description of the board, from which it is drawn and moves are picked: {@link Notation#diagram}. */
    BOARD("a description of its board");

    private final String title;

    Capability(String title) {
        this.title = title;
    }

    /** In words, to follow "needs". */
    public String title() {
        return title;
    }
}
