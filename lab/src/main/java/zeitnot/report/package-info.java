/** Reports for people: one HTML file with tables, intervals and plots, which needs nothing else. */
@NullMarked
package zeitnot.report;

import org.jspecify.annotations.NullMarked;
