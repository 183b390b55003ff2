/** Games between players as tasks, the referee that plays them, and the records they leave. */
@NullMarked
package zeitnot.contest;

import org.jspecify.annotations.NullMarked;
