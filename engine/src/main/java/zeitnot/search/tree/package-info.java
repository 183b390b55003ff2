/**
 * The tree: an arena of ints, the way of a simulation down and up again, selection and proofs. Nobody else knows where a field
 * lies.
 */
package zeitnot.search.tree;
