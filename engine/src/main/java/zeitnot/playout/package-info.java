/**
 * What happens below the tree: policies that choose the moves of a simulation to its end, and the trace from which they and
 * others learn. It knows the contract of a game and no search.
 */
package zeitnot.playout;
