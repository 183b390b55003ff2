package zeitnot.time.rule;

/** The enhanced formula (Huang, Coulom and Lin, section IV): remaining time / (C + max(MaxPly - Ply, 0)). */
public record EnhancedFormula(double c, double maxPly) implements Allotment {
    @Override
    public double seconds(Turn turn) {
        return turn.clock().share(divisor(turn));
    }

    @Override
    public Reading read(Turn turn) {
        return Reading.share("enhanced", "(c + max(maxply - ply, 0))", turn.clock(), divisor(turn));
    }

    private double divisor(Turn turn) {
        return c + Math.max(maxPly - turn.ply(), 0);
    }
}
