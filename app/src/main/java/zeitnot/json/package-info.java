/** Records as JSON and back, for the command line and the web page. */
@NullMarked
package zeitnot.json;

import org.jspecify.annotations.NullMarked;
