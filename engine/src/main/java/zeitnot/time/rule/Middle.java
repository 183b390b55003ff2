package zeitnot.time.rule;

/**
 * MID (Baier and Winands, III-A, formulas 3 and 4): every allotment times 1 + a exp(-(x - b)² / 2c²), where x is the
 * number of the move, counted over both players from 1.
 */
public record Middle(double a, double b, double c) implements Factor {
    @Override
    public double at(Turn turn) {
        double distance = (turn.ply() + 1 - b) / c;
        return 1 + a * StrictMath.exp(-distance * distance / 2);
    }

    @Override
    public Reading read(Turn turn) {
        return Reading.factor("mid", "1 + a exp(-(x - b)² / 2c²)", at(turn));
    }
}
