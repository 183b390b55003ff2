package zeitnot.time.rule;

/** OPEN (Baier and Winands, III-A, formula 2): every allotment times f &gt; 1, so that the opening gets more. */
public record Opening(double f) implements Factor {
    @Override
    public double at(Turn turn) {
        return f;
    }

    @Override
    public Reading read(Turn turn) {
        return Reading.factor("open", "f", f);
    }
}
