package zeitnot.search.reward;

import zeitnot.game.Outcome;
import zeitnot.game.Padded;
import zeitnot.game.Position;

/**
 * The bonuses of one thread's simulations, as in Algorithm 1 of quality-based rewards. Taken literally, its lines 9 and 12
 * exclude each other and never begin to count; what is meant, and done here, is that each measure is counted from the
 * first simulation on, that both bonuses are added where both are on, and that the first {@value #UNALTERED} rewards stay
 * as they are. A draw has no winner and changes nothing.
 */
public final class Bonuses extends Padded {
    /** So many units make a half point. Bonuses are summed as ints, like results, so that threads can add atomically. */
    public static final int UNITS = 64;

    private static final int UNALTERED = 100;

    private final Rewards rewards;
    private final Bonus length;
    private final Bonus quality;
    private int seen;

    public Bonuses(Rewards rewards) {
        this.rewards = rewards;
        this.length = rewards.relative().bonus();
        this.quality = rewards.qualitative().bonus();
    }

    /** Forgets all simulations, as at every move. */
    public void clear() {
        length.clear();
        quality.clear();
        seen = 0;
    }

    /** The bonus of player 0, in units, for a simulation of so many plies that ended in {@code end}. */
    public int of(int outcome, int plies, Position end) {
        seen++;
        if (outcome == Outcome.DRAW) {
            return 0;
        }
        int winner = outcome == Outcome.winFor(0) ? 0 : 1;
        double bonus = 0;
        if (rewards.relative().isOn()) {
            bonus += length.of(winner, -plies);
        }
        if (rewards.qualitative().isOn()) {
            bonus += quality.of(winner, end.quality());
        }
        int units = seen > UNALTERED ? (int) Math.rint(bonus * UNITS) : 0;
        return winner == 0 ? units : -units;
    }
}
