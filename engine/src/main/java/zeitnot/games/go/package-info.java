/** Go and its relatives, NoGo and Atari Go, on one board. */
package zeitnot.games.go;
