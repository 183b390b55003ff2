package zeitnot.show;

import zeitnot.game.GameFamily;

/**
 * A game that can be played, in all its sizes.
 *
 * @param sizes in words; empty if there is only one
 */
public record GameRow(String name, String about, String sizes) {
    public static GameRow of(GameFamily game) {
        return new GameRow(game.name(), game.about(), game.sizes());
    }
}
