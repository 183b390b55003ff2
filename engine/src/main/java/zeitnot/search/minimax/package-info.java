/** Alpha-beta for two players, and the rules by which the search embeds it: MCTS-minimax hybrids. It knows no tree. */
package zeitnot.search.minimax;
