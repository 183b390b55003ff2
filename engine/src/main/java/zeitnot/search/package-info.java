/**
 * Monte-Carlo tree search: the tree, selection, backup, the solver. It knows the contract of a game and never a single
 * game; time management sees it through {@link zeitnot.view.SearchView} alone.
 */
package zeitnot.search;
