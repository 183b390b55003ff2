package zeitnot.web;

import zeitnot.time.PlayerClock;
import zeitnot.time.rule.ClockState;

/**
 * What is left on a clock.
 *
 * @param bank seconds for several moves; null if there is no limit
 * @param guaranteed seconds for this move on top of the bank
 * @param periods of byo-yomi that are left; 0 in other time controls
 * @param moves for which the bank has to last; 0 if for the whole game
 * @param elapsed seconds of the turn that is running; 0 if none is
 */
record ClockFace(
        double bank,
        double increment,
        double guaranteed,
        int periods,
        int moves,
        boolean isRunning,
        double elapsed,
        boolean isFlagDown) {
    static ClockFace of(PlayerClock clock, boolean isRunning, double elapsed) {
        ClockState state = clock.state();
        return new ClockFace(
                state.bank(),
                state.increment(),
                state.guaranteed(),
                state.periods(),
                state.movesInBank() == ClockState.WHOLE_GAME ? 0 : state.movesInBank(),
                isRunning,
                isRunning ? elapsed : 0,
                state.isFlagDown());
    }
}
