package zeitnot.search.reward;

import java.util.Arrays;
import java.util.Optional;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.search.tree.Additions;
import zeitnot.search.tree.Reward;

/**
 * Rewards with bonuses, that fade. The bonuses are those of Algorithm 1 of quality-based rewards. Taken literally, its lines 9
 * and 12 exclude each other and never begin to count; what is meant, and done here, is that each measure is counted from the
 * first simulation on, that both bonuses are added where both are on, and that the first {@value #UNALTERED} rewards stay as
 * they are. A draw has no winner and changes nothing.
 *
 * <p>At a node, a reward r in [-1, 1], bonuses included, counts r g^k, where k is the number of plies from there to the end of
 * the simulation. Nodes count results as they are; what the discount changes is one more bonus. It may be much less than a
 * unit, so rounding follows a sequence that fills [0, 1) evenly: the mean of many rewards is then exact.
 */
final class ShapedReward extends Reward {
    private static final int UNALTERED = 100;
    private static final double GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2;

    private final Optional<Bonus> length;
    private final Optional<Bonus> quality;
    private final double g;
    private int seen;

    /** By player, in units around a draw: what the tree counts as points, and what is to be counted in all. */
    private final int[] plain;

    private final double[] whole;

    private double[] powers = {1};
    private double fade = 1;
    private double rounding;

    ShapedReward(int players, Rewards rewards) {
        super(players);
        length = rewards.relative().map(Rewards.Measure::bonus);
        quality = rewards.qualitative().map(Rewards.Measure::bonus);
        g = rewards.discount();
        plain = new int[players];
        whole = new double[players];
    }

    /** Forgets what bonuses are measured by: at every move, since games get shorter. */
    @Override
    public void clear() {
        length.ifPresent(Bonus::clear);
        quality.ifPresent(Bonus::clear);
        seen = 0;
    }

    @Override
    protected void add(Position end, int outcome, int plies, int pliesBelow) {
        for (int player = 0; player < players(); player++) {
            plain[player] = 0;
            whole[player] = 0;
        }
        add(end, outcome, plies, 1.0);
        begin(pliesBelow);
    }

    /** Playouts may have different lengths, so from the second on each has faded by its own when it is added. */
    @Override
    protected void addMore(Position end, int outcome, int plies, int pliesBelow) {
        for (int player = 0; player < players(); player++) {
            whole[player] *= fade;
        }
        fade = 1;
        add(end, outcome, plies, g == 1 ? 1.0 : power(pliesBelow));
    }

    private void add(Position end, int outcome, int plies, double weight) {
        int winner = -1;
        int draw = players() - 1;
        for (int player = 0; player < players(); player++) {
            if (points(end, outcome, player) == 2 * draw) {
                winner = player;
            }
        }
        int bonus = end.isOver() ? bonus(winner, outcome, plies, end) : 0;
        for (int player = 0; player < players(); player++) {
            int units = Additions.UNITS * (points(end, outcome, player) - draw);
            plain[player] += units;
            whole[player] += weight * (units + (player == winner ? bonus : -bonus));
        }
    }

    /** The winner's bonus, in units. */
    private int bonus(int winner, int outcome, int plies, Position end) {
        seen++;
        if (outcome == Outcome.DRAW || winner < 0) {
            return 0;
        }
        double bonus = 0;
        if (length.isPresent()) {
            bonus += length.get().of(winner, -plies);
        }
        if (quality.isPresent()) {
            bonus += quality.get().of(winner, end.quality());
        }
        return seen > UNALTERED ? (int) Math.rint(bonus * Additions.UNITS) : 0;
    }

    @Override
    public void sum(int even, int[] sumOfPoints, int[] sumOfBonuses) {
        for (int player = 0; player < players(); player++) {
            plain[player] = Additions.UNITS * (sumOfPoints[player] - even);
            whole[player] = plain[player] + sumOfBonuses[player];
        }
        begin(0);
    }

    private void begin(int plies) {
        if (g != 1) {
            fade = power(plies);
            rounding += GOLDEN_RATIO;
            rounding -= (int) rounding;
        }
    }

    @Override
    public int bonus(int player) {
        int counted = g == 1 ? (int) whole[player] : (int) Math.floor(fade * whole[player] + rounding);
        return counted - plain[player];
    }

    @Override
    public void up() {
        fade *= g;
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
