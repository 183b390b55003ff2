package zeitnot.search.reward;

/**
 * What a simulation is worth besides its result: nothing, or a bonus for its length, for the quality of the position in
 * which it ended, or for both (Pepels et al., quality-based rewards, section 4); all of it discounted by its distance or not.
 *
 * @param relative the Relative Bonus: a shorter simulation counts more for its winner
 * @param qualitative the Qualitative Bonus: a higher {@link zeitnot.game.Position#quality} counts more for the winner
 * @param discount what a reward in [-1, 1] is multiplied by for every ply between a node and the end of the simulation
 */
public record Rewards(Measure relative, Measure qualitative, double discount) {
    /** Wins, draws and losses alone. */
    public static final Rewards PLAIN = new Rewards(Measure.OFF, Measure.OFF);

    /** Without a discount. */
    public Rewards(Measure relative, Measure qualitative) {
        this(relative, qualitative, 1);
    }

    public Rewards withRelative(Measure measure) {
        return new Rewards(measure, qualitative, discount);
    }

    public Rewards withQualitative(Measure measure) {
        return new Rewards(relative, measure, discount);
    }

    public Rewards withDiscount(double factor) {
        return new Rewards(relative, qualitative, factor);
    }

    /**
     * How a measure becomes a bonus.
     *
     * @param k steepness of the sigmoid
     * @param a half the range of the bonus; {@link #ONLINE} if it is the control variate's a*, estimated by the search
     */
    public record Measure(double k, double a) {
        public static final Measure OFF = new Measure(0, 0);
        public static final double ONLINE = Double.NaN;

        boolean isOn() {
            return a != 0;
        }

        Bonus bonus() {
            return Double.isNaN(a) ? new Bonus.Online() : new Bonus.Sigmoid(k, a);
        }
    }

    public boolean arePlain() {
        return !relative.isOn() && !qualitative.isOn() && !areDiscounted();
    }

    public boolean areDiscounted() {
        return discount != 1;
    }
}
