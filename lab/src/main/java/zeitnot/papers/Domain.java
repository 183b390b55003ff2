package zeitnot.papers;

/**
 * A game as a paper plays it.
 *
 * @param name as the paper writes it
 * @param game as we write it
 * @param search that all players share, as a spec: ucb1-tuned(1.3)
 * @param seconds for each player: of a whole game, or of a move where the paper limits those
 * @param speed simulations a second from the start position
 * @param plies mean length of a game
 */
public record Domain(String name, String game, String search, int seconds, int speed, int plies) {
    /** Where it does not matter. */
    static final Domain ANY = new Domain("", "", "", 1, 1, 1);

    /** The player that shows how long games take. */
    public String baseline() {
        return search + "+exp-moves";
    }
}
