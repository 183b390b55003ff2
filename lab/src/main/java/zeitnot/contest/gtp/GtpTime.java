package zeitnot.contest.gtp;

import static zeitnot.time.rule.ClockState.WHOLE_GAME;

import java.util.Optional;
import zeitnot.time.TimeControl;
import zeitnot.time.TimeControl.ByoYomi;
import zeitnot.time.TimeControl.Canadian;
import zeitnot.time.TimeControl.Fischer;
import zeitnot.time.TimeControl.MovesPerPeriod;
import zeitnot.time.TimeControl.PerMove;
import zeitnot.time.TimeControl.SuddenDeath;
import zeitnot.time.rule.ClockState;

/**
 * Time as GTP tells it: main time, then periods of so many moves (Canadian), in whole seconds, rounded down: a program is
 * never told of more time than it has. What GTP does not have becomes Canadian time: byo-yomi has periods of one move, and
 * Fischer's increment is such a period that is taken off the main time. A period below a second is not told, and time of
 * less than a second not at all.
 */
final class GtpTime {
    private GtpTime() {}

    /** The arguments of {@code time_settings}; none where time is not the limit. */
    static Optional<String> settings(TimeControl control) {
        if (control instanceof SuddenDeath c) {
            return settings(c.seconds(), 0, 0);
        }
        if (control instanceof Fischer c) {
            return c.increment() < 1
                    ? settings(c.seconds(), 0, 0)
                    : settings(Math.max(0, c.seconds() - c.increment()), Math.min(c.seconds(), c.increment()), 1);
        }
        if (control instanceof MovesPerPeriod c) {
            return settings(0, c.seconds(), c.moves());
        }
        if (control instanceof ByoYomi c) {
            return settings(c.seconds(), c.period(), 1);
        }
        if (control instanceof Canadian c) {
            return settings(c.seconds(), c.period(), c.moves());
        }
        if (control instanceof PerMove c) {
            return settings(0, c.seconds(), 1);
        }
        return Optional.empty();
    }

    /** A period of no time, or no time at all, would say something else: that there is none, or that it is unlimited. */
    private static Optional<String> settings(double main, double period, int moves) {
        if (period >= 1) {
            return Optional.of((long) main + " " + (long) period + " " + moves);
        }
        return main >= 1 ? Optional.of((long) main + " 0 0") : Optional.empty();
    }

    /** The arguments of {@code time_left} behind the colour; none where time is not the limit. */
    static Optional<String> left(ClockState state) {
        if (Double.isInfinite(state.bank())) {
            return Optional.empty();
        }
        if (state.movesInBank() != WHOLE_GAME) {
            return left(state.bank(), state.movesInBank());
        }
        if (state.increment() >= 1) {
            double main = state.bank() - state.increment();
            return main > 0 ? left(main, 0) : left(state.bank(), 1);
        }
        return state.bank() > 0 ? left(state.bank(), 0) : left(state.guaranteed(), 1);
    }

    private static Optional<String> left(double seconds, int moves) {
        return Optional.of((long) seconds + " " + moves);
    }

    /** The seconds after which the flag falls; infinite where time is not the limit. */
    static double most(ClockState state) {
        return state.bank() + state.guaranteed() * Math.max(1, state.periods());
    }
}
