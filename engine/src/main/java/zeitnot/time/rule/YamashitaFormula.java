package zeitnot.time.rule;

/** Yamashita's formula (Huang, Coulom and Lin, section IV): remaining time / (60 - (Ply + 1) / 10). */
public record YamashitaFormula() implements Allotment {
    @Override
    public double seconds(Turn turn) {
        return turn.clock().share(divisor(turn));
    }

    @Override
    public Reading read(Turn turn) {
        return Reading.share("yamashita", "(60 - (ply + 1) / 10)", turn.clock(), divisor(turn));
    }

    private static double divisor(Turn turn) {
        return 60 - (turn.ply() + 1) / 10.0;
    }
}
