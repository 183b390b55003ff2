/** The games, one file each. Adding one: docs/adding-a-game.md. */
package zeitnot.games;
