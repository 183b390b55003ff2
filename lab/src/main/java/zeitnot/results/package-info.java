/** What we have run, as data: the digests of runs, how they are kept and merged, and the tables that documents show of them. */
@NullMarked
package zeitnot.results;

import org.jspecify.annotations.NullMarked;
