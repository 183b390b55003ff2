/** Results as terminal and web page show them: records that become JSON as they are, and print nothing. */
@NullMarked
package zeitnot.show;

import org.jspecify.annotations.NullMarked;
