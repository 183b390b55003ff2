package zeitnot.search.reward;

import java.util.Arrays;
import zeitnot.game.Padded;

/**
 * Rewards that fade: at a node, a reward r in [-1, 1] counts r g^k, where k is the number of plies from there to the end of
 * the simulation. Nodes count rewards as they are; what the discount changes is one more bonus, in {@link Bonuses#UNITS}.
 * It may be much less than a unit, so rounding follows a sequence that fills [0, 1) evenly: the mean of many rewards is then
 * exact. One per thread.
 */
public final class Discount extends Padded {
    private static final double GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2;

    private final double g;
    private double[] powers = {1};

    private int plain;
    private double discounted;
    private double rounding;

    public Discount(double g) {
        this.g = g;
    }

    /**
     * Begins a way up the tree with a reward, in units, for the player who moved into a node.
     *
     * @param plies from this node to the end of the simulation
     * @return how much the discount changes the reward
     */
    public int begin(int reward, int plies) {
        plain = reward;
        discounted = power(plies) * reward;
        rounding += GOLDEN_RATIO;
        rounding -= (int) rounding;
        return change();
    }

    /** The change one step up, where the reward is the opposite one. */
    public int oneUp() {
        plain = -plain;
        discounted *= -g;
        return change();
    }

    private int change() {
        return (int) Math.floor(discounted + rounding) - plain;
    }

    private double power(int plies) {
        if (plies >= powers.length) {
            int known = powers.length;
            powers = Arrays.copyOf(powers, Math.max(plies + 1, 2 * known)); // until the longest playout has been seen
            for (int i = known; i < powers.length; i++) {
                powers[i] = g * powers[i - 1];
            }
        }
        return powers[plies];
    }
}
