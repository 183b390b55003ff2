/** Plays the games of a contest on a Spark cluster. */
@NullMarked
package zeitnot.spark;

import org.jspecify.annotations.NullMarked;
