/** Players: the grammar of their specs, the registry of features, and the player that searches. */
package zeitnot.player;
