/** What a number of games says about the players: rates with their intervals, and tests. */
@NullMarked
package zeitnot.stats;

import org.jspecify.annotations.NullMarked;
