package zeitnot.time;

/** The clock of one player in one game: it runs while the player thinks, and its flag falls when the time is used up. */
public final class PlayerClock {
    private final TimeControl control;
    private final Clock clock;
    private long usedNanos;
    private long startedAt;

    public PlayerClock(TimeControl control, Clock clock) {
        this.control = control;
        this.clock = clock;
    }

    public TimeControl control() {
        return control;
    }

    public Clock clock() {
        return clock;
    }

    /** The player's turn begins. */
    public void start() {
        startedAt = clock.nanos();
    }

    /** The player has moved. Returns the seconds that the move took. */
    public double stop() {
        long nanos = clock.nanos() - startedAt;
        usedNanos += nanos;
        return nanos / 1e9;
    }

    /** Seconds used in the game so far. */
    public double used() {
        return usedNanos / 1e9;
    }

    /** Whether the time for the game is used up. */
    public boolean isFlagDown() {
        return control instanceof TimeControl.SuddenDeath death && used() > death.seconds();
    }

    /** The state at the player's turn after so many plies. */
    public ClockState state(int ply) {
        double remaining =
                control instanceof TimeControl.SuddenDeath death ? death.seconds() - used() : Double.POSITIVE_INFINITY;
        return new ClockState(remaining, ply);
    }
}
