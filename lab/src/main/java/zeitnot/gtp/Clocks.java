package zeitnot.gtp;

import static zeitnot.time.rule.ClockState.WHOLE_GAME;

import java.util.Optional;
import zeitnot.time.Clock;
import zeitnot.time.PlayerClock;
import zeitnot.time.TimeControl;
import zeitnot.time.TimeControl.ByoYomi;
import zeitnot.time.TimeControl.PerMove;
import zeitnot.time.TimeControl.SimulationsPerMove;
import zeitnot.time.rule.ClockState;

/**
 * The clocks of both colours. The time of a turn begins when the opponent's move arrives, not when the controller asks for an
 * answer; what the controller says is left is believed.
 */
final class Clocks {
    private final Clock clock;
    private final TimeControl free;
    private TimeControl control;
    private PlayerClock[] clocks;

    /** When the turn of each colour began, in nanoseconds; none where nobody has moved yet. */
    private final long[] turnBegan = new long[2];

    private final boolean[] hasBegun = new boolean[2];

    /**
     * @param free the time for a move where there is no limit
     */
    Clocks(Clock clock, TimeControl free) {
        this.clock = clock;
        this.free = free;
        this.control = free;
        this.clocks = full();
    }

    private PlayerClock[] full() {
        hasBegun[0] = false;
        hasBegun[1] = false;
        return new PlayerClock[] {new PlayerClock(control, clock), new PlayerClock(control, clock)};
    }

    /** A game begins. */
    void reset() {
        clocks = full();
    }

    /** Games are played with this time from now on; none for no limit. */
    void set(Optional<TimeControl> wanted) {
        control = wanted.orElse(free);
        reset();
    }

    /** It is this colour's turn from now on. */
    void turn(int colour) {
        turnBegan[colour] = clock.nanos();
        hasBegun[colour] = true;
        hasBegun[1 - colour] = false;
    }

    /** What is left of a colour's time: in all, or for so many stones or, in byo-yomi, in so many periods. */
    void left(int colour, double seconds, int stones) {
        if (isLimited()) {
            clocks[colour].correct(state(seconds, stones));
            turnBegan[colour] = clock.nanos();
        }
    }

    private ClockState state(double seconds, int stones) {
        ClockState full = control.begin();
        if (stones == 0) {
            return new ClockState(
                    seconds, full.increment(), full.guaranteed(), full.movesInBank(), full.periods(), false);
        }
        return control instanceof ByoYomi
                ? new ClockState(0, 0, seconds, WHOLE_GAME, stones, false)
                : ClockState.of(seconds, 0, 0, stones);
    }

    private boolean isLimited() {
        return !(control instanceof PerMove || control instanceof SimulationsPerMove);
    }

    /** The clock of a colour that is asked for a move; it runs, and what has passed of the turn is gone. */
    PlayerClock start(int colour) {
        PlayerClock own = clocks[colour];
        if (hasBegun[colour] && isLimited()) {
            own.correct(less(own.state(), (clock.nanos() - turnBegan[colour]) / 1e9));
        }
        own.start();
        return own;
    }

    /** A clock without a limit, for moves that are not part of a game. */
    PlayerClock aside() {
        var aside = new PlayerClock(free, clock);
        aside.start();
        return aside;
    }

    private static ClockState less(ClockState state, double seconds) {
        double beyond = Math.max(0, seconds - state.bank());
        return new ClockState(
                Math.max(0, state.bank() - seconds),
                state.increment(),
                Math.max(0, state.guaranteed() - beyond),
                state.movesInBank(),
                state.periods(),
                state.isFlagDown());
    }

    /** The colour has moved. */
    void stop(int colour) {
        clocks[colour].stop();
        hasBegun[colour] = false;
    }

    /** What is left, for tests and for those who want to see it. */
    ClockState state(int colour) {
        return clocks[colour].state();
    }
}
