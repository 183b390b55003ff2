package zeitnot.time.rule;

/**
 * EXP-STONES (Baier and Winands, III-A): as EXP-MOVES, with the expected number of remaining moves a function of the stones on
 * the board.
 */
public record ExpectedByStones(RemainingMoves table) implements Allotment {
    @Override
    public double seconds(Turn turn) {
        return turn.clock().share(table.after(turn.stones()));
    }
}
