package zeitnot.time.rule;

/**
 * KAPPA-LM (Baier and Winands, III-A, formula 7): every allotment times a factor of the criticality that was observed in the search
 * for the player's previous move; the first move has none, and gets what the base rule allots.
 */
public record KappaLastMove(Kappa kappa) implements Factor {
    @Override
    public double at(Turn turn) {
        return turn.criticality().isPresent() ? kappa.factor(turn.criticality().getAsDouble()) : 1;
    }

    @Override
    public Reading read(Turn turn) {
        return Reading.factor("kappa-lm", "κ of the last move · slope + intercept", at(turn));
    }
}
