/**
 * Monte-Carlo tree search: a session of runs, its threads, and the simulations that they make of the parts in the rooms
 * beside. It knows the contract of a game and never a single game, and nothing of clocks.
 */
package zeitnot.search;
