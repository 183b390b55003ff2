/** The Kilothon of Ludii's competition: every game once, against one opponent, a minute a game. */
@NullMarked
package zeitnot.kilothon;

import org.jspecify.annotations.NullMarked;
