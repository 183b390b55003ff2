/** What simulations are worth besides their results: bonuses by length and quality, and the discount. */
package zeitnot.search.reward;
