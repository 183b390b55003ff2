/**
 * What search and time both speak of, so that neither knows the other: what a search shows, in which order its moves are
 * preferred, and how it is paced. It knows nothing else.
 */
package zeitnot.view;
