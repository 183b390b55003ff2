package zeitnot.time;

import zeitnot.time.rule.Turn;

/**
 * What was decided about a move before its search.
 *
 * @param amount to think, in seconds or simulations
 * @param limit the most that bonuses and prolonging may make of it
 * @param factor that is in the amount, and multiplies bonuses too
 */
record Plan(double amount, double limit, double factor, Turn turn) {}
