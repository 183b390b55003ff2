/**
 * Time: controls, clocks, and the rules that decide how long to search. It knows neither games nor the tree; of a search
 * it sees {@link zeitnot.view.SearchView} alone.
 */
package zeitnot.time;
