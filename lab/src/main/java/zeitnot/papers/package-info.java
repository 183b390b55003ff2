/** The catalogue of published experiments, and how what we measure compares with them. */
@NullMarked
package zeitnot.papers;

import org.jspecify.annotations.NullMarked;
