package zeitnot.time.rule;

/** The basic formula (Huang, Coulom and Lin, section III): remaining time / C. */
public record BasicFormula(double c) implements Allotment {
    @Override
    public double seconds(Turn turn) {
        return turn.clock().share(c);
    }
}
