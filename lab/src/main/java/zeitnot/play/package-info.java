/** A person against a player: what the terminal and the web page have in common. */
@NullMarked
package zeitnot.play;

import org.jspecify.annotations.NullMarked;
