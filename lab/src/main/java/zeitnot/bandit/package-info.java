/** Policies for the root of a search, tried on bandits: what they pull, and what they regret. */
@NullMarked
package zeitnot.bandit;

import org.jspecify.annotations.NullMarked;
