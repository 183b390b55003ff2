package zeitnot.game;

/** What one look at an ongoing game tells about the moves of the player to move. */
public enum Glance {
    /** One of them wins at once. */
    WINS,

    /** None of them ends the game. */
    CALM,

    /** Only trying them tells. */
    UNCLEAR
}
