/** The command line. */
@NullMarked
package zeitnot.cli;

import org.jspecify.annotations.NullMarked;
