package zeitnot.time;

import zeitnot.time.rule.ClockState;

/** The clock of one player in one game: it runs while the player thinks, and its flag falls when the time is used up. */
public final class PlayerClock {
    private final TimeControl control;
    private final Clock clock;
    private ClockState state;
    private double used;
    private double lastTurn;
    private int turns;
    private boolean isRunning;
    private long startedAt;

    public PlayerClock(TimeControl control, Clock clock) {
        this.control = control;
        this.clock = clock;
        this.state = control.begin();
    }

    public TimeControl control() {
        return control;
    }

    public Clock clock() {
        return clock;
    }

    /** The player's turn begins. */
    public void start() {
        isRunning = true;
        startedAt = clock.nanos();
    }

    /** The player has moved. Returns the seconds that the move took. */
    public double stop() {
        lastTurn = (clock.nanos() - startedAt) / 1e9;
        used += lastTurn;
        turns++;
        isRunning = false;
        if (!state.isFlagDown()) {
            state = control.after(state, lastTurn);
        }
        return lastTurn;
    }

    /** Somebody who knows better says what is left; a turn that is running begins anew. */
    public void correct(ClockState left) {
        state = left;
        startedAt = clock.nanos();
    }

    /** Whether it is the player's turn. */
    public boolean isRunning() {
        return isRunning;
    }

    /** Seconds of the turn that is running; 0 if none is. */
    public double elapsed() {
        return isRunning ? (clock.nanos() - startedAt) / 1e9 : 0;
    }

    /** How many turns are over. */
    public int turns() {
        return turns;
    }

    /** Seconds used in the game so far. */
    public double used() {
        return used;
    }

    /** Seconds that the player's last turn took, from start to stop. */
    public double lastTurn() {
        return lastTurn;
    }

    /** Whether the time is used up. */
    public boolean isFlagDown() {
        return state.isFlagDown();
    }

    public ClockState state() {
        return state;
    }
}
