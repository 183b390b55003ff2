/** The contract between games and everything that plays them; it knows nothing of search, time or players. */
package zeitnot.game;
