package zeitnot.search;

import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.game.Prior;

/**
 * Which of a game's priors a search uses, and how much it trusts it.
 *
 * @param weight what the visits that the game gives an opinion are multiplied by
 */
public record PriorChoice(String name, double weight) {
    /** The prior; throws {@link BadInput} if the game has none of this name. */
    Prior of(Game game) {
        if (!game.priors().containsKey(name)) {
            throw game.priors().isEmpty()
                    ? new BadInput("'prior' needs a prior of the game's own, and " + game
                            + " has none; leave it out, or choose another game")
                    : BadInput.unknown("prior of " + game, name, game.priors().keySet());
        }
        return game.priors().get(name);
    }
}
