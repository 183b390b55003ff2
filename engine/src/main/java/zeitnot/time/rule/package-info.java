/**
 * The rules of time management, each a small record with the formula of its paper: what a move gets, what is added to that,
 * and when its search ends early or goes on.
 */
package zeitnot.time.rule;
