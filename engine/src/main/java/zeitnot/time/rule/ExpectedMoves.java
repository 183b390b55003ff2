package zeitnot.time.rule;

/**
 * EXP-MOVES (Baier and Winands, III-A, formula 1): remaining time / expected number of the player's remaining moves, the
 * latter a function of the moves already played, from games of self-play.
 */
public record ExpectedMoves(RemainingMoves table) implements Allotment {
    @Override
    public double seconds(Turn turn) {
        return turn.clock().share(table.after(turn.ply()));
    }

    @Override
    public Reading read(Turn turn) {
        return Reading.share("exp-moves", "expected moves", turn.clock(), table.after(turn.ply()));
    }
}
