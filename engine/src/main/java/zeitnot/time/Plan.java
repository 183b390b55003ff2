package zeitnot.time;

import zeitnot.time.rule.ClockState;

/**
 * What was decided about a move before its search.
 *
 * @param seconds to think
 * @param limit the most that bonuses and prolonging may make of it
 * @param factor that is in the seconds, and multiplies bonuses too
 * @param clock as it was then
 */
record Plan(double seconds, double limit, double factor, ClockState clock) {}
