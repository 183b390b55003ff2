package zeitnot.search.root;

import java.util.function.IntUnaryOperator;

/**
 * One call of SHOT at one node (Cazenave 2015, sequential halving applied to trees): its arms take turns, and the pulls of
 * a turn are the budget of a call of the same kind at the arm's own node. After round i an arm that is left has had
 *
 * <pre>  total / rounds · (1 / k_1 + 1 / k_2 + … + 1 / k_i)  pulls, but at least one,</pre>
 *
 * where {@code total} is what all arms will have had when the call is over, what earlier calls spent included, and k_i arms
 * are left in round i. An arm that had as much in earlier calls gets no turn; those that had nothing yet get one pull each
 * before all turns. What rounding leaves goes to the last survivor.
 *
 * <p>The total may be told anew at each pull. So nothing here depends on an estimate that turns out to be wrong: when the
 * total grows, the arms that now lag behind get another turn before the round ends.
 */
public final class ShotTurns {
    private final Survivors survivors;
    private Arms arms = new Bandit(0);
    private IntUnaryOperator pulls = arm -> 0;
    private int round;

    /** Share of the total that an arm has had at the end of this round. */
    private double part;

    private boolean untried;
    private int current;
    private double remaining;
    private int turn;

    public ShotTurns(Survivors survivors) {
        this.survivors = survivors;
    }

    /** A new call, for arms that {@link #survivors} has been told of; {@code pullsOf} says how much each has had. */
    public void begin(Arms newArms, IntUnaryOperator pullsOf) {
        arms = newArms;
        pulls = pullsOf;
        round = 1;
        part = 1.0 / survivors.rounds() / survivors.left();
        untried = true;
        current = -1;
        turn++;
    }

    /** The round that is being played, beginning with 1. */
    int round() {
        return round;
    }

    /** A number that is another one in every turn, also of later calls. */
    public int turn() {
        return turn;
    }

    /** How many pulls the arm that was selected last gets from then on until its turn is over. */
    public double remaining() {
        return remaining;
    }

    /**
     * The arm whose turn it is.
     *
     * @param spent pulls of all arms so far
     * @param toCome pulls until this call is over
     * @param mayHalve whether a round that is complete may end now
     */
    public int select(double spent, double toCome, boolean mayHalve) {
        if (untried) {
            int first = fewest();
            untried = pulls.applyAsInt(first) == 0;
            if (untried) {
                return take(first, 1, toCome);
            }
            current = -1;
        }
        while (true) {
            double target = Math.max(1, (spent + toCome) * part);
            if (current >= 0 && lags(current, target) && !arms.isClosed(current)) {
                return take(current, target, toCome);
            }
            int next = fewest();
            if (lags(next, target) || !mayHalve) {
                return take(next, target, toCome);
            }
            if (survivors.left() == 1) {
                return take(next, Double.POSITIVE_INFINITY, toCome);
            }
            survivors.keep((survivors.left() + 1) / 2);
            part += 1.0 / survivors.rounds() / survivors.left();
            round++;
            current = -1;
        }
    }

    /** To the nearest whole pull, so that what is rounded in one round is made up for in the next. */
    private boolean lags(int arm, double target) {
        return pulls.applyAsInt(arm) <= target - 0.5;
    }

    private int take(int arm, double target, double toCome) {
        if (arm != current) {
            current = arm;
            turn++;
        }
        remaining = Math.max(1, Math.min(target - pulls.applyAsInt(arm), toCome));
        return arm;
    }

    private int fewest() {
        int best = survivors.arm(0);
        int fewest = Integer.MAX_VALUE;
        for (int place = 0; place < survivors.left() && fewest > 0; place++) {
            int arm = survivors.arm(place);
            int had = pulls.applyAsInt(arm);
            if (had < fewest && !arms.isClosed(arm)) {
                fewest = had;
                best = arm;
            }
        }
        return best;
    }
}
