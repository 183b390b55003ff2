/** The games, with rules and notation apart. Adding one: docs/adding-a-game.md. */
package zeitnot.games;
