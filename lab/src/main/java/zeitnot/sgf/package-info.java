/** Games of Go in SGF, FF[4]: the format itself, and games of ours in it. */
@NullMarked
package zeitnot.sgf;

import org.jspecify.annotations.NullMarked;
