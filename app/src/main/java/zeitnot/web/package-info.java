/** The web page's server: its API under {@code /api}, its files, and what keeps both safe. */
@NullMarked
package zeitnot.web;

import org.jspecify.annotations.NullMarked;
