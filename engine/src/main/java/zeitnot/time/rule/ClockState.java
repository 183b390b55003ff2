package zeitnot.time.rule;

/**
 * A player's clock between two moves, for every kind of time control: what all rules compute from.
 *
 * @param bank seconds that last for several moves: what is not used now is there later
 * @param increment seconds that are added to the bank after every move
 * @param guaranteed seconds for this move on top of the bank, lost if not used
 * @param movesInBank for how many of the player's moves the bank has to last; {@link #WHOLE_GAME} if for all
 * @param periods byo-yomi periods that are left, the one that is running included; 0 in other time controls
 * @param isFlagDown whether the time is used up
 */
public record ClockState(
        double bank, double increment, double guaranteed, int movesInBank, int periods, boolean isFlagDown) {

    public static final int WHOLE_GAME = Integer.MAX_VALUE;

    /** A clock that runs, without periods. */
    public static ClockState of(double bank, double increment, double guaranteed, int movesInBank) {
        return new ClockState(bank, increment, guaranteed, movesInBank, 0, false);
    }

    public static ClockState flagDown() {
        return new ClockState(0, 0, 0, WHOLE_GAME, 0, true);
    }

    /**
     * The seconds for the next move if so many moves are expected to share the bank: bank / moves under sudden death.
     * Increments still to come are shared too, as far as the bank can advance them; what is guaranteed is always used.
     */
    public double share(double moves) {
        double sharing = Math.max(1, Math.min(moves, movesInBank));
        double fromBank = Math.min(bank, (bank + (sharing - 1) * increment) / sharing);
        return Math.max(guaranteed, fromBank);
    }

    /** The clock when so much of the bank is used. */
    public ClockState less(double seconds) {
        return new ClockState(Math.max(0, bank - seconds), increment, guaranteed, movesInBank, periods, isFlagDown);
    }

    /** Whether time that this move does not use is there for a later one: not so with a fixed time for each, or in byo-yomi. */
    public boolean keepsUnused() {
        return increment > 0 || bank > 0 && bank < Double.POSITIVE_INFINITY;
    }

    /** The most that the next move can take without the flag falling and without losing a period. */
    public double most() {
        return bank + guaranteed;
    }
}
