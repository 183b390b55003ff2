/** Players: the grammar of their specs, the registry of features, the builder, and the player that searches. */
package zeitnot.player;
