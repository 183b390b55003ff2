/** The engine as a program that speaks the Go Text Protocol, version 2, in every game of two players. */
@NullMarked
package zeitnot.gtp;

import org.jspecify.annotations.NullMarked;
