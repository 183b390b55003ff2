/** Games that were played, kept in one SQLite file from the moment they end. */
@NullMarked
package zeitnot.store;

import org.jspecify.annotations.NullMarked;
