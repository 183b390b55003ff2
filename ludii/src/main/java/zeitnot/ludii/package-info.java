/** Ludii's games as games of ours, its players as players of ours, and our players as agents in Ludii. */
@NullMarked
package zeitnot.ludii;

import org.jspecify.annotations.NullMarked;
