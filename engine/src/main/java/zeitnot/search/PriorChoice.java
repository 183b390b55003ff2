package zeitnot.search;

/**
 * Which of a game's priors a search uses, and how much it trusts it.
 *
 * @param name one of {@link zeitnot.game.Game#priors}
 * @param weight what the visits that the game gives an opinion, or the biases, are multiplied by
 */
public record PriorChoice(String name, double weight) {}
