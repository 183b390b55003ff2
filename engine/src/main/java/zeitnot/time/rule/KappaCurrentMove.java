package zeitnot.time.rule;

/**
 * KAPPA-CM (Baier and Winands, III-B, formula 8): the first 100 ms of a search tell how critical the move is, and by that the time
 * of the whole search is made shorter or longer.
 */
public record KappaCurrentMove(Kappa kappa, double after) implements RevisingRule {
    @Override
    public String name() {
        return "kappa-cm";
    }

    @Override
    public double factor(double criticality) {
        return kappa.factor(criticality);
    }

    @Override
    public Reading read(double criticality) {
        return new Reading(
                name(),
                "t × (κ · slope + intercept), within bounds",
                "κ = " + Reading.number(criticality) + ": × " + Reading.number(factor(criticality)),
                true);
    }
}
