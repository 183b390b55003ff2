package zeitnot.time.rule;

/**
 * Clock Bonus Time (UCT√SH, section 4.2, equation 4): max(T_min, min(T_max, G / M)) - T_min on top of T_min, where G is
 * what is left on the clock and M the number of moves that the simulations of this very search let expect. With other time
 * controls than sudden death, G / M is the {@link ClockState#share}.
 */
public record ClockBonus(double min, double max) implements BonusRule {
    @Override
    public String name() {
        return "cbt";
    }

    @Override
    public double seconds(ClockState left, double ownMoves) {
        return Math.max(min, Math.min(max, left.share(ownMoves))) - min;
    }

    @Override
    public Reading read(ClockState left, double ownMoves) {
        return new Reading(
                name(),
                "+ max(min, min(max, G / M)) - min",
                "G / M = " + Reading.seconds(left.bank()) + " / " + Reading.number(ownMoves) + ": + "
                        + Reading.seconds(seconds(left, ownMoves)),
                true);
    }
}
