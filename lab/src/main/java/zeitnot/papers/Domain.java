package zeitnot.papers;

/**
 * A game as a paper plays it.
 *
 * @param name as the paper writes it
 * @param game as we write it
 * @param exploration the constant of UCB1-Tuned
 * @param seconds for each player and game
 * @param speed simulations a second from the start position
 * @param plies mean length of a game
 */
public record Domain(String name, String game, double exploration, int seconds, int speed, int plies) {

    /** The search that all players share, with what is added to it. */
    public String player(String... features) {
        return "ucb1-tuned(" + exploration + ")" + (features.length == 0 ? "" : "+" + String.join("+", features));
    }

    public String baseline() {
        return player("exp-moves");
    }
}
