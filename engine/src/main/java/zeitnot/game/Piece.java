package zeitnot.game;

/**
 * A kind of piece of one player, as it is shown.
 *
 * @param name in words: {@code king}
 * @param symbol what stands for it in text
 * @param player whose it is; {@link #NOBODY} for what belongs to the board, such as an arrow
 * @param figure what it looks like where there are pictures
 */
public record Piece(String name, char symbol, int player, Figure figure) {
    public static final int NOBODY = -1;

    /** What pieces look like. A {@link #TILE} shows the symbol and points at the opponent. */
    public enum Figure {
        STONE,
        MAN,
        KING,
        PAWN,
        QUEEN,
        TOWN,
        CROSS,
        RING,
        TILE,
        ARROW
    }
}
