/**
 * Policies for the root of a search, where only the final choice matters. They see the moves as the arms of a bandit and know
 * neither games nor trees.
 */
package zeitnot.search.root;
