/** A game as others tell it, by GTP or in a file: in Go they may do what our rules do not have. */
@NullMarked
package zeitnot.table;

import org.jspecify.annotations.NullMarked;
