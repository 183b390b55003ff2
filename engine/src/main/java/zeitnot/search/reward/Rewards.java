package zeitnot.search.reward;

import java.util.Optional;
import zeitnot.search.tree.Layout;
import zeitnot.search.tree.Reward;

/**
 * What a simulation is worth besides its result: nothing, or a bonus for its length, for the quality of the position in
 * which it ended, or for both (Pepels et al., quality-based rewards, section 4); all of it discounted by its distance or not.
 *
 * @param relative the Relative Bonus: a shorter simulation counts more for its winner
 * @param qualitative the Qualitative Bonus: a higher {@link zeitnot.game.Position#quality} counts more for the winner
 * @param discount what a reward in [-1, 1] is multiplied by for every ply between a node and the end of the simulation
 */
public record Rewards(Optional<Measure> relative, Optional<Measure> qualitative, double discount) {
    /** Wins, draws and losses alone. */
    public static final Rewards PLAIN = new Rewards(Optional.empty(), Optional.empty(), 1);

    public Rewards withRelative(Measure measure) {
        return new Rewards(Optional.of(measure), qualitative, discount);
    }

    public Rewards withQualitative(Measure measure) {
        return new Rewards(relative, Optional.of(measure), discount);
    }

    public Rewards withDiscount(double factor) {
        return new Rewards(relative, qualitative, factor);
    }

    /** How a measure becomes a bonus; the formulas are in {@link Bonus}. */
    public sealed interface Measure {
        Bonus bonus();

        /** The greatest bonus, for rewards in [-1, 1]. */
        double most();
    }

    /**
     * The paper's bonus.
     *
     * @param k steepness of the sigmoid
     * @param a half the range of the bonus
     */
    public record Sigmoid(double k, double a) implements Measure {
        @Override
        public Bonus bonus() {
            return new Bonus.Sigmoid(k, a);
        }

        @Override
        public double most() {
            return a;
        }
    }

    /** The control variate whose a* the search estimates. */
    public record Online() implements Measure {
        @Override
        public Bonus bonus() {
            return new Bonus.Online();
        }

        @Override
        public double most() {
            return Bonus.Online.RANGE;
        }
    }

    public boolean arePlain() {
        return relative.isEmpty() && qualitative.isEmpty() && discount == 1;
    }

    /** Declares the field for what is added to points; {@link Layout#NONE} if nothing is. */
    public int declare(Layout layout) {
        if (arePlain()) {
            return Layout.NONE;
        }
        double bonus = relative.map(Measure::most).orElse(0.0)
                + qualitative.map(Measure::most).orElse(0.0);
        double ofAll = layout.playouts() * bonus;
        double faded = discount == 1 ? 0 : layout.full() / 2.0 + ofAll;
        return layout.bonuses((int) Math.ceil(ofAll + faded) + 1);
    }

    /** The reward of one thread's simulations. */
    public Reward reward(int players) {
        return arePlain() ? new Reward(players) : new ShapedReward(players, this);
    }
}
