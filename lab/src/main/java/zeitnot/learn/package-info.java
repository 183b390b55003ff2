/** Learns from games which moves are played. */
@NullMarked
package zeitnot.learn;

import org.jspecify.annotations.NullMarked;
