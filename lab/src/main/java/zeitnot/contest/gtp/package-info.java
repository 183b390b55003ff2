/** External programs as players, through the Go Text Protocol, version 2. */
@NullMarked
package zeitnot.contest.gtp;

import org.jspecify.annotations.NullMarked;
