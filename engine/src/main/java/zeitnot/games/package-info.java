/** The games, with rules and notation apart, and their registry. Adding one: docs/adding-a-game.md. */
package zeitnot.games;
