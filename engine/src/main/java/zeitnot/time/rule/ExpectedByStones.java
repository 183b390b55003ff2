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

    @Override
    public Reading read(Turn turn) {
        return Reading.share("exp-stones", "expected moves by stones", turn.clock(), table.after(turn.stones()));
    }
}
