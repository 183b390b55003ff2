package zeitnot.time.rule;

/** The basic formula (Huang, Coulom and Lin, section III): remaining time / C. */
public record BasicFormula(double c) implements Allotment {
    @Override
    public double seconds(Turn turn) {
        return turn.clock().share(c);
    }

    @Override
    public Reading read(Turn turn) {
        return Reading.share("basic", "c", turn.clock(), c);
    }
}
