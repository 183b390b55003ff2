/**
 * Time: controls, clocks, and the time management that applies the rules. It knows neither games nor search; what it sees of
 * a search is in {@link zeitnot.view}.
 */
package zeitnot.time;
